import type { Permit } from '@/lib/permit';
import type { NodeService } from './node-service';

type Reason = `nodeService.${'nodeIsOffline' | 'isNotEnabled' | 'isPassing' | 'isNotStopped' | 'isNotRunning'}`;

/** Whether a service is on its way to another state by itself. */
export const isChanging = ({ status }: Pick<NodeService, 'status'>): boolean =>
  status === 'starting' || status === 'stopping';

type State = Pick<NodeService, 'status' | 'isEnabled'>;

/** State rules of a service on a node in a state, for the screen and the mock alike. */
export const can = {
  start: ({ status, isEnabled }: State, node: string): Permit<Reason> => {
    if (node === 'offline') return 'nodeService.nodeIsOffline';
    if (!isEnabled) return 'nodeService.isNotEnabled';
    if (isChanging({ status })) return 'nodeService.isPassing';
    return status === 'stopped' || status === 'failed' || 'nodeService.isNotStopped';
  },
  stop: ({ status }: Pick<State, 'status'>, node: string): Permit<Reason> => {
    if (node === 'offline') return 'nodeService.nodeIsOffline';
    if (isChanging({ status })) return 'nodeService.isPassing';
    return status === 'running' || 'nodeService.isNotRunning';
  },
};
