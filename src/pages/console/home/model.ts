import type { Point } from '@/api/console/home';
import type { ProductState, ServiceState } from '@/api/console/service';
import { CONSOLE_ID, type Product } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';
import { DAY, HOUR, momentOf, type Range } from '@/lib/time';

/** Whole days until a time, counted from the gateway's clock; never below 0 (REL-11). */
export const daysLeft = (expiresAt: number, now: number): number => Math.max(0, Math.ceil((expiresAt - now) / DAY));

const CLOSED: Readonly<Partial<Record<ServiceState, MessageId>>> = {
  serviceExpired: 'service.noEnterExpired',
  testingExpired: 'service.noEnterTestingExpired',
  serviceNotInEffect: 'service.noEnterNotInEffect',
  testingNotInEffect: 'service.noEnterNotInEffect',
  notInEffect: 'service.noEnterNotInEffect',
  unableToAccess: 'service.noEnterUnable',
};

export const isExpired = (state: string): boolean => state === 'serviceExpired' || state === 'testingExpired';

/** Whether a service may be entered: true, or the reason. A state unknown to the console forbids nothing. */
export const canEnter = (state: string | undefined): Permit<MessageId> =>
  Object.entries(CLOSED).find(([closed]) => closed === state)?.[1] ?? true;

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
