import type { LogStorage } from '@/api/system-settings/data-storage';
import { wholePercent } from '@/lib/percent';

const FULL = 95;

/** How full a type of log is, in whole per cent. */
export const shareOf = ({ used, capacity, threshold }: Pick<LogStorage, 'used' | 'capacity' | 'threshold'>): number =>
  wholePercent(used, capacity, [threshold, FULL, 100]);

/** Below its threshold, from it on, or all but full. */
export function stateOf(log: LogStorage): 'normal' | 'near' | 'full' {
  const share = shareOf(log);
  if (share >= FULL) return 'full';
  return share >= log.threshold ? 'near' : 'normal';
}

const GB = 1024 ** 3;

/** A size for a chart, in GB with two decimals. */
export const gigabytes = (bytes: number): number => Math.round((bytes / GB) * 100) / 100;
