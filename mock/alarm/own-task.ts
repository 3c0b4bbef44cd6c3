import type { World } from '../runtime/world';
import type { SceneSeed } from './scene-seeds';
import { type TaskRow, taskRows } from './task-rows';

type Facts = Pick<TaskRow, 'id' | 'name' | 'level'>;

/** The task that alarms of the gateway's own belong to: made when it is first needed, for whoever runs the platform. */
export function ownTask(world: World, { id, name, level }: Facts, scene: SceneSeed): TaskRow {
  const known = taskRows.of(world).rows.find((one) => one.id === id);
  return (
    known ??
    taskRows.of(world).add({
      ...{ id, name, sceneId: scene.id, level, filters: [], event: null },
      triggers: [{ field: 'operator', operator: 'notEqual', value: '-' }],
      ...{ match: 'all', triggerAfter: 1, restoreAfter: 1, notice: 'step', effective: { mode: 'allDay' } },
      ...{ channels: { inSite: ['A-main'] }, status: 'enabled', updatedAt: world.now(), version: 1 },
    })
  );
}
