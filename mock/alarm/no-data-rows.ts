import type { SavedNoData } from '@/api/alarm/no-data';
import { ALARM_LEVELS } from '@/domain/alarm/scene';
import { knows } from '../runtime/gateway-kind';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import { type TaskRow, taskRows } from './task-rows';

export interface NoDataRow extends SavedNoData {
  version: number;
}

/** One is set on a task that is paused: it begins to act with it. */
export const noDataRows = table<NoDataRow>('noData', (world) =>
  taskRows.of(world).rows.some(({ id }) => id === 'AT-208')
    ? [{ id: 'AT-208', told: 'asTask', after: 3, level: 'critical', version: 1 }]
    : [],
);

/** A task as it watches over sources that send nothing; null where it does not. */
export function noDataTask(world: World, task: TaskRow): TaskRow | null {
  if (!knows(world.gateway, 'noData')) return null;
  const saved = noDataRows.of(world).rows.find(({ id }) => id === task.id);
  if (!saved || saved.told === 'off' || saved.after === undefined) return null;
  const level = ALARM_LEVELS.find((one) => one === saved.level) ?? 'warning';
  const channels = saved.told === 'own' ? (saved.channels ?? {}) : task.channels;
  const { after } = saved;
  // Of what the task looks for in what is measured nothing is left.
  return { ...task, filters: [], event: null, triggers: [], triggerAfter: after, restoreAfter: 1, level, channels };
}
