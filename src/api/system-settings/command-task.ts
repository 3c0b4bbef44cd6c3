import * as z from 'zod';
import { type CallOptions, client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { ApiError, failure } from '@/lib/contract/failure';
import { instant } from '@/lib/contract/instant';
import { readOriginalContent } from '@/lib/http/invoke';
import { invocationApi } from './invocation';

const commandTask = z.object({
  id: z.string(),
  name: z.string(),
  nodeId: z.string(),
  nodeName: z.string(),
  nodeIp: z.string(),
  type: z.enum(['sync', 'async']).or(z.string()),
  status: z.enum(['executing', 'failed', 'succeeded']).or(z.string()),
  startedAt: instant,
  /** Null while it executes. */
  endedAt: instant.nullable(),
});
export type CommandTask = z.output<typeof commandTask>;

const filters = { status: z.array(z.string()) };

export const commandTasks = {
  list: page('/api/dcomm/commandTask/list', { row: commandTask, filters }),
  get: endpoint('/api/dcomm/commandTask/get', { req: byId, res: commandTask, codes: ['NOT_FOUND'] }),
  /** How many tasks execute, and when the state of any changed last: enough to know that a list is old. */
  getProgress: endpoint('/api/dcomm/commandTask/getProgress', {
    capability: 'progress',
    req: nothing,
    res: z.object({ executing: z.int().min(0), changedAt: instant }),
  }),
  retry: endpoint('/api/dcomm/commandTask/retry', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'commandTask.retry',
  }),
};

export const commandTaskApi = client(commandTasks);

const output = z.object({ output: z.string() });

async function readOutput(input: { nodeId: string; taskId: string }, options?: CallOptions) {
  const answer = await invocationApi.doInvoke({ ...input, command: 'taskOutput' }, options);
  const content = output.safeParse(readOriginalContent(answer));
  if (!content.success) throw new ApiError(failure('contract', 'contract'));
  return content.data;
}

/** What a task wrote, asked of its node. It belongs to the tasks: a task that runs again has another output. */
export const taskOutput = Object.assign(readOutput, { path: '/api/dcomm/commandTask/getOutput' });
