import {
  type MonitorRange,
  type MonitorSeries,
  monitorRange,
  type NodeMetrics,
} from '@/api/system-settings/node-monitor';

export const RANGES: readonly MonitorRange[] = monitorRange.options;

/** A range of the address; an unknown one is the last hour. */
export const rangeOf = (text: string | null): MonitorRange => RANGES.find((range) => range === text) ?? 'hour';

/** Where a linked view ends, epoch milliseconds; undefined: it goes on with the clock. */
export const untilOf = (text: string | null): number | undefined =>
  text !== null && /^\d{1,15}$/.test(text) ? Number(text) : undefined;

/** The points of a chart: a bucket without a figure stays a gap, it is never a zero. */
export const pointsOf = ({ times }: NodeMetrics, { values }: MonitorSeries): { at: number; value: number | null }[] =>
  times.map((at, index) => ({ at, value: values[index] ?? null }));

/** How many buckets have no figure at all: the node was not linked then. */
export const gapsIn = ({ times, series }: NodeMetrics): number =>
  times.filter((_, index) => series.every(({ values }) => (values[index] ?? null) === null)).length;
