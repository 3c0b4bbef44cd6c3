import { oncePer } from '@/lib/once-per';
import { connectedOf } from './connected';
import type { NodeConfig, SectionKey } from './node-config';
import { ALL_PARTS, SECTIONS } from './sections';

/** What lint can say; the text of code `x` is the message `lint.x`. */
export type LintCode = (typeof SECTIONS)[SectionKey]['codes'][number];
export const LINT_CODES: readonly LintCode[] = [
  ...new Set(Object.values(SECTIONS).flatMap(({ codes }): readonly LintCode[] => codes)),
];

/** Something that may be meant but often is not. It never stops an apply: only the specification's rules do. */
export interface Finding {
  readonly level: 'warning' | 'info';
  readonly code: LintCode;
  /** Section, entry and field; the entry is '' where the section is no list, the field where it is about all of it. */
  readonly path: readonly [section: SectionKey, entry: string, field: string];
  /** Figures that the message names. */
  readonly values: Readonly<Record<string, string | number>>;
}

/**
 * What is doubtful in a node's sections, in the order of the sections. Entries that are not valid are skipped.
 * `before` is what the node has: some steps are doubtful by what they take away.
 */
export function lint(config: NodeConfig, before?: NodeConfig): Finding[] {
  return lintAlone(config).flatMap(({ found, lintStep }) => [...found, ...(lintStep?.(config, before) ?? [])]);
}

/** What is doubtful in each section of a configuration by itself: judged once, wherever it is asked for. */
const lintAlone = oncePer((config: NodeConfig) => {
  const connected = connectedOf(config);
  return ALL_PARTS.map(({ lint, lintStep }) => ({ found: lint?.(config, connected) ?? [], lintStep }));
});
