import type { Point } from '@/api/console/home';
import type { ProductState } from '@/api/console/service';
import { CONSOLE_ID, type Product } from '@/api/session/session';
import { HOUR, type Range, startOfDay } from '@/lib/time';

export interface Service extends Product {
  state: ProductState | undefined;
}

/** The services on the home: what the access flag hides is in neither list. */
export function servicesOf(
  products: readonly Product[],
  states: readonly ProductState[],
): { mine: Service[]; more: Service[] } {
  const shown = products
    .filter((one) => one.isAccessible && one.id !== CONSOLE_ID)
    .map((one) => ({ ...one, state: states.find(({ id }) => id === one.id) }));
  return { mine: shown.filter((one) => one.isOpened), more: shown.filter((one) => !one.isOpened) };
}

/** Starts of the last seven days of the shown zone, today included, oldest first. */
export const dayBuckets = (now: number): number[] => [-6, -5, -4, -3, -2, -1, 0].map((day) => startOfDay(now, day));

/** Starts of the last 24 hours, the running one included, oldest first. */
export function hourBuckets(now: number): number[] {
  const last = Math.floor(now / HOUR) * HOUR;
  return Array.from({ length: 24 }, (_, index) => last - (23 - index) * HOUR);
}

/** From the start of a bucket to the last millisecond before the next; the last one is as long as the one before. */
export function bucketRange(buckets: readonly number[], at: number): Range {
  const index = buckets.indexOf(at);
  const before = buckets[index - 1] ?? at - HOUR;
  return [at, (buckets[index + 1] ?? at + (at - before)) - 1];
}

interface Filled {
  at: number;
  value: number | null;
}

/** One point per bucket: what fell into it added up, 0 where nothing did, null where nothing was collected. */
export function fillZero(buckets: readonly number[], points: readonly Point[]): Filled[] {
  return buckets.map((at) => {
    const [from, until] = bucketRange(buckets, at);
    const inside = points.filter((one) => one.at >= from && one.at <= until);
    const isMissing = inside.some(({ value }) => value === null);
    return { at, value: isMissing ? null : inside.reduce((sum, one) => sum + (one.value ?? 0), 0) };
  });
}

const hourOf = (at: number) => Math.floor(at / HOUR) * HOUR;

/**
 * The buckets of a chart, and those to compare it with: the same span before, up to the last full hour, so that a day that
 * has just begun is not held against a whole one.
 */
export function comparedBuckets(
  buckets: readonly number[],
  now: number,
): { all: number[]; before: Range; after: Range } {
  const [first = now] = buckets;
  const span = buckets.length * ((buckets[1] ?? now) - first);
  const until = Math.max(first, hourOf(now));
  const before: Range = [first - span, until - span];
  const all = [...before, until, ...buckets].filter((at, index, every) => every.indexOf(at) === index);
  return { all: all.sort((a, b) => a - b), before, after: [first, until] };
}

/** How a sum changed against the one before, as a share of it; null where one of them is not known or there was nothing. */
export function changeOf(points: readonly Point[], before: Range, after: Range): number | null {
  const sumOf = ([from, until]: Range) => {
    const inside = points.filter(({ at }) => at >= from && at < until);
    if (inside.some(({ value }) => value === null)) return null;
    return inside.reduce((sum, one) => sum + (one.value ?? 0), 0);
  };
  const [old, fresh] = [sumOf(before), sumOf(after)];
  return !old || fresh === null ? null : fresh / old - 1;
}
