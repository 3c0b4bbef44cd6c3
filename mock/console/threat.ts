import type { Point } from '@/api/console/home';
import { threats } from '@/api/console/threat';
import { HOUR } from '@/lib/time';
import { alarmsOf } from '../alarm/course';
import { interceptions } from '../log/query';
import { type Context, implement } from '../runtime/implement';
import type { World } from '../runtime/world';

/** Alarms that began in each bucket, as the alarm list counts them; a bucket without any is left out. */
function begunPer(world: World, buckets: readonly number[]): Point[] {
  const begun = alarmsOf(world).map(({ episode }) => episode.firstAt);
  return buckets.flatMap((at, index) => {
    const end = buckets[index + 1] ?? Number.POSITIVE_INFINITY;
    const value = begun.filter((time) => time >= at && time < end).length;
    return value === 0 ? [] : [{ at, value }];
  });
}

/** Nothing was collected in one hour of the night, in which the collector was restarted. */
const isOutage = (at: number) => new Date(at).getUTCHours() === 19;

/** What the log holds of interceptions, per bucket; the last ends now. */
function blockedPer(buckets: readonly number[], context: Context): Point[] {
  const now = context.world.now();
  const log = interceptions(context);
  return buckets.map((at, index) => {
    const end = buckets[index + 1] ?? now + 1;
    const isHour = end - at <= HOUR;
    return { at, value: isHour && isOutage(at) ? null : log.between(at, end - 1) };
  });
}

export const threat = implement(threats, {
  getTrend: ({ buckets }, context) => ({
    alerts: begunPer(context.world, buckets),
    intercepts: blockedPer(buckets, context),
  }),
  getTop5: ({ timeRange: [from, to] }, context) => ({
    list: interceptions(context)
      .byThreat(from, to)
      .filter(({ count }) => count > 0)
      .slice(0, 5),
  }),
});
