import type { Quota } from '@/api/cost-center/quota';

/** What an edition sets and nobody uses up. */
const SETTINGS: readonly string[] = ['minTtl', 'probeFrequency', 'logRetentionDays'];

export const isSetting = ({ key }: Pick<Quota, 'key'>): boolean => SETTINGS.includes(key);

/** Whether a quota takes nothing more, or already has too much. */
export const isUsedUp = ({ used, limit, ...quota }: Pick<Quota, 'key' | 'used' | 'limit'>): boolean =>
  !isSetting(quota) && used !== null && limit !== null && used > 0 && used >= limit;
