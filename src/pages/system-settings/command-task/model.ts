import type { CommandTask } from '@/api/system-settings/command-task';

/** Whole seconds that a task took; null while it executes. Never negative, whatever the clocks say. */
export const secondsOf = ({ startedAt, endedAt }: Pick<CommandTask, 'startedAt' | 'endedAt'>): number | null =>
  endedAt === null ? null : Math.max(0, Math.round((endedAt - startedAt) / 1000));
