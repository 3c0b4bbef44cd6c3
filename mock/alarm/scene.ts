import { scenes } from '@/api/alarm/scene';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { courseOf } from './course';
import { samplesOf } from './samples';
import { SCENES, sceneById, sceneIn } from './scene-seeds';

const DAY = 86_400_000;

export const alarmScene = implement(scenes, {
  getOptions: (_, { language }) => ({ list: SCENES.map((seed) => sceneIn(seed, language)) }),
  getSamples: ({ id, span }, { world }) => {
    const scene = sceneById(id) ?? refuse('NOT_FOUND');
    const { epoch } = courseOf(world);
    const to = world.now();
    const from = to - (span === 'day' ? DAY : 7 * DAY);
    const columns = scene.fields.map(({ alias }) => alias);
    const rows = samplesOf(scene, epoch, from, to).map(({ at, source, values, event, level, isLost }) => ({
      at,
      source,
      values: columns.map((alias) => values[alias] ?? null),
      event: event ?? null,
      level: level ?? null,
      isLost: isLost ?? false,
    }));
    return { from, to, columns, rows };
  },
});
