import type { Permit } from '@/lib/permit';
import type { CommandTask } from './command-task';

type State = Pick<CommandTask, 'status'>;

/** What the state of a task allows, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  retry: ({ status }: State): Permit<'commandTask.notFailed'> => status === 'failed' || 'commandTask.notFailed',
  output: ({ status }: State): Permit<'commandTask.isExecuting'> => status !== 'executing' || 'commandTask.isExecuting',
};
