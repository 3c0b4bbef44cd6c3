import type { Point } from '@/api/console/home';
import type { ProductState } from '@/api/console/service';
import { CONSOLE_ID, type Product } from '@/api/session/session';
import { HOUR, momentOf, type Range } from '@/lib/time';

export interface Service extends Product {
  state: ProductState | undefined;
}

/** The services on the home: what the access flag hides is in neither list (HOME-01). */
export function servicesOf(
  products: readonly Product[],
  states: readonly ProductState[],
): { mine: Service[]; more: Service[] } {
  const shown = products
    .filter((one) => one.isAccessible && one.id !== CONSOLE_ID)
    .map((one) => ({ ...one, state: states.find(({ id }) => id === one.id) }));
  return { mine: shown.filter((one) => one.isOpened), more: shown.filter((one) => !one.isOpened) };
}

/** Starts of the last seven days of the browser's zone, today included, oldest first. */
export function dayBuckets(now: number): number[] {
  const today = momentOf(now).startOf('day');
  return Array.from({ length: 7 }, (_, index) => today.subtract(6 - index, 'day').valueOf());
}

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

/** One point per bucket: what fell into it added up, 0 where nothing did (HOME-05). */
export function fillZero(buckets: readonly number[], points: readonly Point[]): Point[] {
  return buckets.map((at) => {
    const [from, until] = bucketRange(buckets, at);
    const inside = points.filter((one) => one.at >= from && one.at <= until);
    return { at, value: inside.reduce((sum, one) => sum + one.value, 0) };
  });
}
