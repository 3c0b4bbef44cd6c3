import * as z from 'zod';
import { DAEMONS } from '@/domain/net/looking-glass/command';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';

const nodeId = z.string().min(1);

/** A reading command on a node: the output of a task, or a question to its router, word by word and never a line of a shell. */
const command = z.discriminatedUnion('command', [
  z.object({ nodeId, command: z.literal('taskOutput'), taskId: z.string().min(1) }),
  z.object({
    nodeId,
    command: z.literal('vtysh'),
    daemon: z.enum(DAEMONS),
    args: z.array(z.string().min(1).max(256)).min(1).max(16),
  }),
]);

export const cmdInvocations = {
  /** Runs a reading command on a node; what it says rides in `originalContent` as JSON. */
  doInvoke: endpoint('/api/dcomm/cmdInvocation/doInvoke', {
    req: command,
    res: z.object({ result: z.array(z.object({ result: z.object({ originalContent: z.string() }) })) }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'INVALID'],
  }),
};

export const invocationApi = client(cmdInvocations);
