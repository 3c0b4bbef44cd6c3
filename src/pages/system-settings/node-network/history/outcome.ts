import type { PastApply } from '@/api/system-settings/node-network';
import type { StatusMap } from '@/ui/data/status-tag';

/** How an apply ended: as the gateway says it, by hand or by itself where it knows that. */
export const OUTCOME = {
  waiting: { label: 'network.waiting', tone: 'busy' },
  atOnce: { label: 'applies.atOnce', tone: 'good' },
  kept: { label: 'applies.kept', tone: 'good' },
  keptByItself: { label: 'applies.keptByItself', tone: 'good' },
  rolledBack: { label: 'applies.rolledBack', tone: 'attention' },
  wentBack: { label: 'decision.wentBack', tone: 'bad' },
} as const satisfies StatusMap;

/** The key of that; a status that this console does not know stays as it is. */
export function outcomeOf({ status, ended }: Pick<PastApply, 'status' | 'ended'>): string {
  if (status === 'kept') return ended === null ? 'atOnce' : ended.by === null ? 'keptByItself' : 'kept';
  if (status === 'rolledBack') return ended?.by === null ? 'wentBack' : 'rolledBack';
  return status;
}
