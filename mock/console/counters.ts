import type { World } from '../runtime/world';

/** Two figures are missing, as they are where a product has no such resource. */
export const COUNTERS = {
  tld: 3,
  domain: 1268,
  registeredDomain: 412,
  sslCertificate: 96,
  registryLock: null,
  realNameDomain: 398,
  dnsRecord: 20000,
  hostSwitchTask: 0,
  basicTask: 64,
  deepDiveTask: 12,
  dnsTask: 9,
};

/** How many more there are each day of what grows. */
const PER_DAY = { domain: 2, dnsRecord: 36, sslCertificate: 1 };
type Growing = keyof typeof PER_DAY;

const ends = new WeakMap<World, number>();

/**
 * Until when it grew: the beginning of the world, from which on nobody adds any more, so that a day has the same figure
 * whenever it is asked for. A clock that is set back begins it anew.
 */
export function grownUntil(world: World): number {
  const now = world.now();
  const end = Math.min(ends.get(world) ?? now, now);
  ends.set(world, end);
  return end;
}

/** How many there were so many days before the last on which there came more. */
export const countedAgo = (key: Growing, days: number): number => COUNTERS[key] - Math.max(0, days) * PER_DAY[key];

/** How a figure came to be what it is, over seven days, the last of which is so many after it grew. */
export const historyOf = (key: Growing, since: number): number[] =>
  [6, 5, 4, 3, 2, 1, 0].map((days) => countedAgo(key, days - since));
