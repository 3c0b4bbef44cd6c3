import type { Point } from '@/api/console/home';
import { threats } from '@/api/console/threat';
import { alarmsOf } from '../alarm/course';
import { implement } from '../runtime/implement';
import type { World } from '../runtime/world';
import { wave } from './wave';

/** Alarms that began in each bucket, as the alarm list counts them; a bucket without any is left out. */
function begunPer(world: World, buckets: readonly number[]): Point[] {
  const begun = alarmsOf(world).map(({ episode }) => episode.firstAt);
  return buckets.flatMap((at, index) => {
    const end = buckets[index + 1] ?? Number.POSITIVE_INFINITY;
    const value = begun.filter((time) => time >= at && time < end).length;
    return value === 0 ? [] : [{ at, value }];
  });
}

export const threat = implement(threats, {
  getTrend: ({ buckets }, { world }) => ({ alerts: begunPer(world, buckets), intercepts: wave(buckets, 460, 5) }),
  getTop5: () => ({
    list: [
      { type: 'phishing', count: 1284 },
      { type: 'botnet', count: 962 },
      { type: 'maliciousDownloader', count: 431 },
      { type: 'digiccy', count: 207 },
      { type: 'commandAndControl', count: 58 },
    ],
  }),
});
