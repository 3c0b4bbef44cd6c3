import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { OWN_SCENES, type SceneSeed } from './scene-seeds';
import { type TaskRow, taskRows } from './task-rows';

type Facts = Pick<TaskRow, 'id' | 'level'>;

const KEPT = 'zh-CN';

/** What a task is called: one that the gateway made by itself in the language of the reader, until somebody names it. */
export function taskNameIn({ name, sceneId }: Pick<TaskRow, 'name' | 'sceneId'>, language: Language): string {
  const scene = OWN_SCENES.find(({ id }) => id === sceneId);
  return scene?.name[KEPT] === name ? scene.name[language] : name;
}

/** The task that alarms of the gateway's own belong to: made when it is first needed, for whoever runs the platform. */
export function ownTask(world: World, { id, level }: Facts, scene: SceneSeed): TaskRow {
  const known = taskRows.of(world).rows.find((one) => one.id === id);
  return (
    known ??
    taskRows.of(world).add({
      ...{ id, name: scene.name[KEPT], sceneId: scene.id, level, filters: [], event: null },
      triggers: [{ field: 'operator', operator: 'notEqual', value: '-' }],
      ...{ match: 'all', triggerAfter: 1, restoreAfter: 1, notice: 'step', effective: { mode: 'allDay' } },
      ...{ channels: { inSite: ['A-main'] }, status: 'enabled', updatedAt: world.now(), version: 1 },
    })
  );
}
