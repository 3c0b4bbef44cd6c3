import type { CommandTask } from '@/api/system-settings/command-task';

const SECOND = 1000;

/** How long a task took, in milliseconds of whole seconds; null while it executes. Never negative, whatever the clocks say. */
export const tookOf = ({ startedAt, endedAt }: Pick<CommandTask, 'startedAt' | 'endedAt'>): number | null =>
  endedAt === null ? null : Math.max(0, Math.round((endedAt - startedAt) / SECOND) * SECOND);
