import * as z from 'zod';
import { TOOLS } from '@/domain/ask/question';
import { DAEMONS } from '@/domain/net/looking-glass/command';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';

const nodeId = z.string().min(1);

/**
 * A reading command on a node: the output of a task, what its router runs, a question to its router, or what it is to ask of
 * others; word by word and never a line of a shell.
 */
const command = z.discriminatedUnion('command', [
  z.object({ nodeId, command: z.literal('taskOutput'), taskId: z.string().min(1) }),
  /** The text that the router prints of what it runs, as JSON `{ output }`, without the values of keys. */
  z.object({ nodeId, command: z.literal('runningConfig') }),
  z.object({
    nodeId,
    command: z.literal('vtysh'),
    daemon: z.enum(DAEMONS),
    args: z.array(z.string().min(1).max(256)).min(1).max(16),
  }),
  z.object({
    nodeId,
    command: z.literal('ask'),
    tool: z.enum(TOOLS),
    args: z.array(z.string().min(1).max(512)).min(1).max(24),
  }),
]);

/** What a command wrote; `elapsedMs` where the node says how long it ran. */
const written = z.object({ originalContent: z.string(), elapsedMs: z.number().min(0).optional() });

export const cmdInvocations = {
  /** Runs a reading command on a node; what it says rides in `originalContent` as JSON. */
  doInvoke: endpoint('/api/dcomm/cmdInvocation/doInvoke', {
    req: command,
    res: z.object({ result: z.array(z.object({ result: written })) }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'INVALID', 'NO_RIGHT', 'TOO_OFTEN'],
  }),
};

export const invocationApi = client(cmdInvocations);
