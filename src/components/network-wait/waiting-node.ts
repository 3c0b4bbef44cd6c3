import type { nodeNetworkApi } from '@/api/system-settings/node-network';
import { to } from '@/routes/href';

/** A node that waits for a decision. */
export type WaitingNode = Awaited<ReturnType<typeof nodeNetworkApi.getWaiting>>['list'][number];

const NETWORK = '/system_settings/node_access_management/business_node_management/:id/network';

/** Where its countdown is, and afterwards how that ended. */
export const waitingAddress = ({ nodeId, taskId }: Pick<WaitingNode, 'nodeId' | 'taskId'>): string =>
  to(NETWORK, { id: nodeId }, { task: taskId });
