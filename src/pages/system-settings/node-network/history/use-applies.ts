import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useLoad } from '@/ui/data/use-load';

/** As many as are listed at once. */
export const STEP = 20;

/** What was applied to a node, newest first. */
export const useApplies = (nodeId: string, pageSize = STEP) =>
  useLoad(nodeNetworkApi.listApplies, { current: 1, pageSize, filters: { nodeId: [nodeId] } });

/** Whether the gateway keeps that: taken for granted until it says that it does not. */
export const useHasHistory = (nodeId: string): boolean => useApplies(nodeId).isUnoffered !== true;
