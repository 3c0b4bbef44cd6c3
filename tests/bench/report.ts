import budgets from './budgets.json' with { type: 'json' };
import { median } from './stats';
import type { Figures } from './suites';

/** Figures named after their suite; all others come from `load`, which names them after the screen. */
const OWN_NAMES = ['menu', 'interact', 'memory', 'large', 'build'];

function suiteOf(figure: string): string {
  const [first = ''] = figure.split('.');
  return OWN_NAMES.includes(first) ? first : 'load';
}

/** What every round found, per target; a round that failed has no entry. */
export type Rounds = Map<number, Figures>;

interface Line {
  label: string;
  ours: number | null;
  floor: number | null;
  ratio: number | null;
  gate?: number;
  goal?: number;
  /** Which figure the gate is for. */
  judged: number | null;
}

export interface Report {
  text: string;
  lines: Line[];
  /** Labels of what is over its gate, or should have been measured and was not. */
  over: string[];
}

const values = (rounds: Rounds, figure: string): number[] =>
  [...rounds.values()].map((found) => found[figure]).filter((value) => value !== undefined);

/** The median of the ratios within each round, so that a busy minute of the machine weighs on both sides alike. */
function ratioOf(ours: Rounds, floor: Rounds, figure: string, against = figure): number | null {
  const ratios = [...ours].flatMap(([round, found]) => {
    const [above, below] = [found[figure], floor.get(round)?.[against]];
    return above === undefined || !below ? [] : [above / below];
  });
  return median(ratios);
}

const shown = (value: number | null | undefined): string => {
  if (value === null || value === undefined) return '–';
  if (Math.abs(value) >= 100) return value.toFixed(0);
  return String(Number(value.toFixed(Math.abs(value) >= 10 ? 1 : 3)));
};

const verdict = ({ judged, gate, goal }: Line): string => {
  if (gate === undefined || goal === undefined) return '';
  if (judged === null) return 'MISSING';
  if (judged > gate) return 'OVER';
  return judged <= goal ? 'goal' : 'ok';
};

function table(lines: Line[]): string {
  const rows = [
    ['', 'console', 'floor', '÷ floor', 'gate', 'goal', ''],
    ...lines.map((line) => [
      line.label,
      ...[line.ours, line.floor, line.ratio, line.gate, line.goal].map(shown),
      verdict(line),
    ]),
  ];
  const widths = (rows[0] ?? []).map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const pad = (cell: string, column: number) =>
    column === 0 ? cell.padEnd(widths[column] ?? 0) : cell.padStart(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ')).join('\n');
}

/** Medians and ratios of everything that was measured, the budgets first, with what is over its gate. */
export function report(ours: Rounds, floor: Rounds, suites: readonly string[]): Report {
  const found = new Set([...ours.values()].flatMap((figures) => Object.keys(figures)));
  interface Judgment {
    isRatio?: boolean;
    /** The floor's figure that ours is held against, where it has none of the same name. */
    against?: string | undefined;
    gate?: number;
    goal?: number;
  }
  const lineOf = (label: string, figure: string, { isRatio = false, against = figure, ...limits }: Judgment): Line => {
    const ratio = ratioOf(ours, floor, figure, against);
    const own = median(values(ours, figure));
    return { label, ours: own, floor: median(values(floor, against)), ratio, ...limits, judged: isRatio ? ratio : own };
  };
  const wanted = budgets.filter((budget) => budget.figure !== undefined && suites.includes(suiteOf(budget.figure)));
  const judged = wanted.map(({ label, figure = '', isRatio = false, against, gate, goal }) =>
    lineOf(`${label}${isRatio ? ' *' : ''}`, figure, { isRatio, against, gate, goal }),
  );
  const covered = new Set(wanted.map(({ figure }) => figure));
  const others = [...found].filter((figure) => !covered.has(figure)).sort();
  const rest = others.map((figure) => lineOf(figure, figure, {}));
  const over = judged.filter((line) => ['OVER', 'MISSING'].includes(verdict(line))).map(({ label }) => label);
  const text = `${table(judged)}\n\n* gate and goal are for the ratio\n\n${table(rest)}\n`;
  return { text, lines: [...judged, ...rest], over };
}
