import type { NodeService } from '@/api/system-settings/node-service';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';

/** Whether a service is on its way to another state by itself. */
export const isPassing = ({ status }: Pick<NodeService, 'status'>): boolean =>
  status === 'starting' || status === 'stopping';

type State = Pick<NodeService, 'status' | 'isEnabled'>;

/** State rules of a service on a node in a state, for the screen and the mock alike. */
export const can = {
  start: ({ status, isEnabled }: State, node: string): Permit<MessageId> => {
    if (node === 'offline') return 'nodeService.nodeIsOffline';
    if (!isEnabled) return 'nodeService.isNotEnabled';
    if (isPassing({ status })) return 'nodeService.isPassing';
    return status === 'stopped' || status === 'failed' || 'nodeService.isNotStopped';
  },
  stop: ({ status }: Pick<State, 'status'>, node: string): Permit<MessageId> => {
    if (node === 'offline') return 'nodeService.nodeIsOffline';
    if (isPassing({ status })) return 'nodeService.isPassing';
    return status === 'running' || 'nodeService.isNotRunning';
  },
};

const MINUTE = 60_000;

/** A running time as days, hours and minutes, each a whole number. */
export function spanOf(ms: number): { days: number; hours: number; minutes: number } {
  const minutes = Math.floor(ms / MINUTE);
  return { days: Math.floor(minutes / 1440), hours: Math.floor((minutes % 1440) / 60), minutes: minutes % 60 };
}
