import { clockText, DAY, dateText, HOUR, MINUTE, timeOf, wallOf } from '@/lib/time';

/** Steps whose times read at a glance. */
const STEPS = [
  ...[1, 2, 5, 10, 15, 30].map((count) => count * MINUTE),
  ...[1, 2, 3, 6, 12].map((count) => count * HOUR),
  ...[1, 2, 4, 7].map((count) => count * DAY),
];
const MOST = 6;

/** Full minutes, hours or days of the shown clock from one time to another, at the smallest step that keeps them few. */
function roundTimes(from: number, to: number): number[] {
  const step = STEPS.find((one) => (to - from) / one < MOST) ?? Math.ceil((to - from) / MOST / DAY) * DAY;
  const first = Math.ceil(wallOf(from) / step) * step;
  // An hour that a clock leaves out is the next one, so that there are more of them than are shown.
  const all = Array.from({ length: MOST * 2 }, (_, index) => timeOf(first + index * step));
  return [...new Set(all)].filter((at) => at >= from && at <= to);
}

/** Where a time lies on an axis of measured times, in buckets: between two of them where it was not measured; -1 after all. */
export function bucketOf(at: number, times: readonly number[]): number {
  const next = times.findIndex((time) => time >= at);
  const [before, after] = [times[next - 1], times[next]];
  return before === undefined || after === undefined ? next : next - (after - at) / (after - before);
}

/** Labels of an axis of measured times at round ones, whatever the minute at which it was measured; a midnight within days is its date. */
export function timeTicks(times: readonly number[]): { index: number; label: string }[] {
  const [from, to] = [times[0], times.at(-1)];
  if (from === undefined || to === undefined) return [];
  const isMidnight = (at: number) => to - from > DAY && wallOf(at) % DAY === 0;
  return roundTimes(from, to).map((at) => ({
    index: bucketOf(at, times),
    label: isMidnight(at) ? dateText(at).slice(5) : clockText(at),
  }));
}
