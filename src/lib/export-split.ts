import { MINUTE, type Range } from './time';

/** The longest period of one export task. */
export const MAX_EXPORT_SPAN = 30 * MINUTE;
/** So many tasks are generated at a time. */
export const MAX_RUNNING = 4;
/** So many of them are parts of batches: a batch that goes on for hours leaves room for a single task. */
export const MAX_PARTS_RUNNING = MAX_RUNNING - 1;
/** How often a part that failed is asked for again by itself. */
export const MAX_TRIES = 3;

/** How many tasks a period needs. */
export const partCount = ([from, to]: Range, longest = MAX_EXPORT_SPAN): number =>
  Math.max(1, Math.ceil((to - from) / longest));

/** One of the parts of a period, from 0: each begins where the one before it ends, the last ends with the period. */
export function partAt([from, to]: Range, index: number, longest = MAX_EXPORT_SPAN): Range {
  const start = from + index * longest;
  return [start, Math.min(to, start + longest)];
}

/** How far a batch is, as the gateway counts it. */
export interface BatchProgress {
  generating: number;
  /** Parts that were never asked for, in order; the first few are enough. */
  waiting: readonly number[];
  /** Parts whose task failed, and how often it was tried. */
  failed: readonly { id: string; tries: number }[];
}

export type ExportStep = { kind: 'add'; part: number } | { kind: 'retry'; id: string };

/** What is asked for next: as many parts as may run, new ones first, then those that failed and may be tried again. */
export function nextSteps({ generating, waiting, failed }: BatchProgress, { maxTries = MAX_TRIES } = {}): ExportStep[] {
  const room = Math.max(0, MAX_PARTS_RUNNING - generating);
  const fresh = waiting.map((part): ExportStep => ({ kind: 'add', part }));
  const again = failed.filter(({ tries }) => tries < maxTries).map(({ id }): ExportStep => ({ kind: 'retry', id }));
  return [...fresh, ...again].slice(0, room);
}
