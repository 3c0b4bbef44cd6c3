import * as z from 'zod';
import { ASK } from '@/domain/ask/door';
import { type NodeQuestion, nodeCommandOf } from '@/domain/ask/question';
import { type NodeReply, readReply, replyOf } from '@/domain/ask/reply';
import { type CallOptions, client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { failureOf } from '@/lib/contract/failure';
import { invocationApi } from './invocation';

const node = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['business', 'ddi']).or(z.string()),
  ip: z.string(),
  /** Ids of the groups that it is in. */
  groups: z.array(z.string()),
});
export type Node = z.output<typeof node>;

export const askNodes = {
  /** The nodes that can be asked, and their groups. Its right is that of a question to each of them. */
  getNodes: endpoint('/api/dcomm/askNodes/getNodes', {
    capability: ASK.capability,
    req: nothing,
    res: z.object({ nodes: z.array(node), groups: z.array(z.object({ id: z.string(), name: z.string() })) }),
    access: ASK.access,
  }),
};

export const askNodesApi = client(askNodes);

/** Asks one node, and tells what came of it, whatever that is. */
export async function askNode(nodeId: string, question: NodeQuestion, options?: CallOptions): Promise<NodeReply> {
  try {
    const answer = await invocationApi.doInvoke({ nodeId, command: 'ask', ...nodeCommandOf(question) }, options);
    const written = answer.result[0]?.result;
    return readReply(question, written?.originalContent ?? '', written?.elapsedMs);
  } catch (thrown) {
    return replyOf(failureOf(thrown));
  }
}
