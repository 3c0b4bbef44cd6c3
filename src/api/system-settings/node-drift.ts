import * as z from 'zod';
import { type CallOptions, client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { ApiError, failure } from '@/lib/contract/failure';
import { instant } from '@/lib/contract/instant';
import { readOriginalContent } from '@/lib/http/invoke';
import { invocationApi } from './invocation';

const nodeDrift = z.object({
  id: z.string(),
  /** How many lines that run were not applied, are missing, or say something else; null where the node was not read. */
  lines: z.int().min(0).nullable(),
  /** When its router was read last; null where it never was. */
  checkedAt: instant.nullable(),
});
export type NodeDrift = z.output<typeof nodeDrift>;

export const nodeDrifts = {
  /** Every node whose network is managed, in one call: nobody asks two hundred routers for a list. */
  getDrifts: endpoint('/api/dcomm/nodeNetwork/getDrifts', {
    capability: 'drift',
    req: nothing,
    res: z.object({ list: z.array(nodeDrift) }),
  }),
};

export const nodeDriftApi = client(nodeDrifts);

const output = z.object({ output: z.string() });

async function readRunning({ nodeId }: { nodeId: string }, options?: CallOptions): Promise<string> {
  const answer = await invocationApi.doInvoke({ nodeId, command: 'runningConfig' }, options);
  const content = output.safeParse(readOriginalContent(answer));
  if (!content.success) throw new ApiError(failure('contract', 'contract'));
  return content.data.output;
}

/** The text that the router of a node prints of what it runs. It belongs to the node's network: an apply changes it. */
export const runningText = Object.assign(readRunning, {
  path: '/api/dcomm/nodeNetwork/getRunning',
  capability: nodeDrifts.getDrifts.capability,
});
