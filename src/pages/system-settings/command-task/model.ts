import type { CommandTask } from '@/api/system-settings/command-task';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';

type State = Pick<CommandTask, 'status'>;

/** State rules of a task, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  retry: ({ status }: State): Permit<MessageId> => status === 'failed' || 'commandTask.notFailed',
  output: ({ status }: State): Permit<MessageId> => status !== 'executing' || 'commandTask.isExecuting',
};

/** Whole seconds that a task took; null while it executes. Never negative, whatever the clocks say. */
export const secondsOf = ({ startedAt, endedAt }: Pick<CommandTask, 'startedAt' | 'endedAt'>): number | null =>
  endedAt === null ? null : Math.max(0, Math.round((endedAt - startedAt) / 1000));
