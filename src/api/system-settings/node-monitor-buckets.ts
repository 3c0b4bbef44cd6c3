import { HOUR, MINUTE } from '@/lib/time';
import type { MonitorRange } from './node-monitor';

/** How long the buckets of a range are; sixty of them fill it. */
export const BUCKET_MS: Readonly<Record<MonitorRange, number>> = {
  hour: MINUTE,
  sixHours: 6 * MINUTE,
  day: 24 * MINUTE,
  week: 2.8 * HOUR,
};
