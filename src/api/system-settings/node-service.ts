import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { nodeServiceType } from './business-node';

/** One service of a node. `starting` and `stopping` pass by themselves. */
const nodeService = z.object({
  type: nodeServiceType.or(z.string()),
  /** What it is called on the node, where the gateway says so. */
  name: z.string().optional(),
  /** Whether the node may run it at all; that is set on the node. */
  isEnabled: z.boolean(),
  status: z.enum(['running', 'stopped', 'starting', 'stopping', 'failed']).or(z.string()),
  lastStartAt: instant.nullable(),
  /** Milliseconds since it was started, by the gateway's clock; null while it does not run. */
  runningMs: z.number().nullable(),
});
export type NodeService = z.output<typeof nodeService>;

const oneService = byId.extend({ type: z.string().min(1) });

export const nodeServices = {
  list: endpoint('/api/dcomm/nodeService/list', {
    req: byId,
    res: z.object({ list: z.array(nodeService) }),
    codes: ['NOT_FOUND'],
  }),
  /** What stops with a service: other services, tasks and zones that rely on it. */
  getUses: endpoint('/api/dcomm/nodeService/getUses', {
    capability: 'impact',
    req: oneService,
    res: z.object({ list: z.array(z.object({ name: z.string() })) }),
    codes: ['NOT_FOUND'],
  }),
  start: endpoint('/api/dcomm/nodeService/start', {
    req: oneService,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'businessNode.startService',
  }),
  stop: endpoint('/api/dcomm/nodeService/stop', {
    req: oneService,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'businessNode.stopService',
  }),
};

export const nodeServiceApi = client(nodeServices);
