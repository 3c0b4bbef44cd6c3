/** One line or set of columns; a null value is a gap. */
export interface Series {
  key: string;
  name: string;
  points: readonly { at: number; value: number | null }[];
}

export interface ChartDrawing {
  kind: 'line' | 'column';
  series: readonly Series[];
  /** Top of the value axis. */
  max: number;
  /** Its bottom where that is not 0, which is for lines alone: a column says its figure by its height. */
  min?: number;
  /** The last interval is not over yet: it is drawn lighter, so that what is still to come does not look like a fall. */
  isLastOpen?: boolean | undefined;
}

/** Theme colors of the series, in order, and the dashes that tell lines apart without color. */
export const COLORS = ['--chart-1', '--chart-2', '--chart-3', '--chart-4'] as const;
export const DASHES = [[], [5, 3], [2, 2], [8, 3, 2, 3]] as const;

/** Ends of an axis, in tenths of a power of ten: little room above the largest value, and halves that read well. */
const ENDS = [10, 12, 16, 20, 24, 30, 40, 50, 60, 80, 100] as const;

/** The next round figure at or above the largest value whose half is whole, as what is counted is; 4 at least. */
export function niceMax(values: readonly number[]): number {
  const largest = Math.max(4, ...values);
  const power = 10 ** Math.floor(Math.log10(largest));
  const ends = ENDS.map((end) => (end * power) / 10);
  return ends.find((end) => end >= largest && end % 2 === 0) ?? 10 * power;
}

/** Whether the last interval is drawn as a column, which its key then names; one without a figure, or with none of anything, is not. */
export const hasLastColumn = (kind: ChartDrawing['kind'], series: readonly Series[]): boolean =>
  kind === 'column' && series.some(({ points }) => (points.at(-1)?.value ?? 0) > 0);

/** So few columns have their figure over them. */
const FEW = 10;

/** Room over the highest column for its figure, which would stand in the top line otherwise. */
const HEADROOM = 1.12;

/** Whether each column has its figure over it. */
export const hasFigures = (kind: ChartDrawing['kind'], series: readonly Series[]): boolean =>
  kind === 'column' && series.length === 1 && (series[0]?.points.length ?? 0) <= FEW;

/** The top of the value axis: round, at `top` or above, with room for the figures over the columns. */
export function maxOf(kind: ChartDrawing['kind'], series: readonly Series[], top: number): number {
  const largest = Math.max(0, ...series.flatMap(({ points }) => points.map(({ value }) => value ?? 0)));
  return niceMax([top, hasFigures(kind, series) ? largest * HEADROOM : largest]);
}

/** The middle of a bucket, from the start of the axis; the same for what is drawn, what points at it, and its label. */
export const middleOf = (index: number, count: number): string => `${((index + 0.5) / count) * 100}%`;

/** Four labels longer than this stand in each other’s way on a phone. */
const LONG_LABEL = 7;

/** Half of a label, and a little: nearer to the start of the axis it would stand in the zone, which is before it. */
const HALF_LABEL = '20px';

/** Half of a date with its year, and a little: nearer to the end of the axis it would make a narrow page wider. */
const HALF_LONG_LABEL = '32px';

/** Where the label of a bucket has its middle: under it, but for the first and the last ones of a dense axis. */
export const labelAt = (index: number, count: number, label: string): string =>
  `clamp(${HALF_LABEL}, ${middleOf(index, count)}, 100% - ${label.length > LONG_LABEL ? HALF_LONG_LABEL : HALF_LABEL})`;

/** Runs of buckets that no series has a figure for: first and last index. */
export function gapsOf(series: readonly Series[]): [first: number, last: number][] {
  const runs: [number, number][] = [];
  (series[0]?.points ?? []).forEach((_, index) => {
    if (series.some(({ points }) => (points[index]?.value ?? null) !== null)) return;
    const run = runs.at(-1);
    if (run && run[1] === index - 1) run[1] = index;
    else runs.push([index, index]);
  });
  return runs;
}

/** So few buckets have a label each; otherwise four stand well inside the axis. */
const ALL_LABELED = 8;

/** How the labels of the axis are set: on a phone every second of many, or of long ones such as dates with their year, is left out. */
export const axisClass = (ticks: readonly { label: string }[]) =>
  ['chart-x', ticks.length > 4 && 'is-dense', ticks.some(({ label }) => label.length > LONG_LABEL) && 'is-long']
    .filter(Boolean)
    .join(' ');

/** Which buckets have a label under them: those that `tickOf` names; without it all of a few, else four evenly spread. */
export function ticksOf(
  times: readonly number[],
  labelOf: (at: number) => string,
  tickOf: ((at: number) => string | null) | undefined,
): { index: number; label: string }[] {
  if (tickOf) {
    return times.flatMap((at, index) => {
      const label = tickOf(at);
      return label === null ? [] : [{ index, label }];
    });
  }
  const isFew = times.length <= ALL_LABELED;
  const step = Math.floor(times.length / 4);
  const first = Math.floor((times.length - 1 - 3 * step) / 2);
  const chosen = isFew ? times.map((_, index) => index) : [0, 1, 2, 3].map((one) => first + one * step);
  return chosen.map((index) => ({ index, label: labelOf(times[index] ?? 0) }));
}
