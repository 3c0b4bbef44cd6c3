import { type NoDataInput, noDatas } from '@/api/alarm/no-data';
import { isEventCycle } from '@/domain/alarm/scene';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { changeNoData } from './course';
import { ENGINE_CYCLE, engineSpokeAt } from './engine';
import { type NoDataRow, noDataRows } from './no-data-rows';
import { goneOf } from './receivers';
import { sceneById } from './scene-seeds';
import { taskRows } from './task-rows';

/** What is said; what was said before and no longer is, is gone. */
function saidBy(input: NoDataInput): Pick<NoDataRow, 'told' | 'after' | 'level' | 'channels'> {
  if (input.told === 'off') return { told: 'off', after: undefined, level: undefined, channels: undefined };
  const { told, after, level } = input;
  return { told, after, level, channels: input.told === 'own' ? input.channels : undefined };
}

export const noData = implement(noDatas, {
  get: ({ id }, { world }) => {
    taskRows.of(world).get(id);
    return noDataRows.of(world).find(id) ?? { id, told: 'off', version: 1 };
  },
  update: ({ id, version, ...input }, { world }) => {
    const task = taskRows.of(world).get(id);
    const scene = sceneById(task.sceneId);
    if (input.told !== 'off' && (!scene || isEventCycle(scene.cycle))) refuse('ILLEGAL_STATE', { why: 'hasNoCycle' });
    const gone = input.told === 'own' ? goneOf(world, input.channels) : undefined;
    if (gone) refuse('RECEIVER_GONE', { fields: [`channels.${gone.channel}`], values: { name: gone.id } });
    const rows = noDataRows.of(world);
    if (!rows.find(id)) rows.add({ id, told: 'off', version: 1 });
    rows.changeVersion(id, version, saidBy(input));
    if (task.status === 'enabled') changeNoData(world, task);
    return {};
  },
  getEngine: (_, { world }) => ({ spokeAt: engineSpokeAt(world), cycleMs: ENGINE_CYCLE }),
});
