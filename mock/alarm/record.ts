import { type AlarmGroup, type AlarmRecord, alarmRecords } from '@/api/alarm/record';
import { LEVELS } from '@/lib/alarm/scene';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { matching, type Narrowing, pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { alarmsOf } from './course';
import { recordOf, turnsOf } from './record-rows';
import { taskRows } from './task-rows';

const FACTS = { keyword: ['id', 'name', 'taskName', 'source'], time: 'firstAt' } as const;

const recordsOf = (world: World, language: Language): AlarmRecord[] =>
  alarmsOf(world).map((alarm) => recordOf(world, alarm, language));

const alarmBy = (world: World, id: string) => alarmsOf(world).find((one) => one.id === id) ?? refuse('NOT_FOUND');

const weightOf = (level: string) => {
  const index = LEVELS.map(String).indexOf(level);
  return index < 0 ? LEVELS.length : index;
};

/** Records by what they have in common, the latest group first: how many, how many go on, first and last, worst level. */
function groupsOf(rows: readonly AlarmRecord[], by: 'task' | 'source'): AlarmGroup[] {
  const groups = new Map<string, AlarmGroup>();
  for (const { taskId, taskName, source, status, firstAt, lastAt, level } of rows) {
    const [key, name] = by === 'task' ? [taskId, taskName] : [source, source];
    const group = groups.get(key) ?? { id: key, name, total: 0, inAlarm: 0, firstAt, lastAt, level };
    group.total += 1;
    if (status === 'inAlarm') group.inAlarm += 1;
    group.firstAt = Math.min(group.firstAt, firstAt);
    group.lastAt = Math.max(group.lastAt, lastAt);
    if (weightOf(level) < weightOf(group.level)) group.level = level;
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.lastAt - a.lastAt);
}

const matchingNow = (world: World, language: Language, narrowing: Narrowing) =>
  matching(recordsOf(world, language), narrowing, FACTS);

export const alarmRecord = implement(alarmRecords, {
  list: ({ asOf, ...request }, { world, language }) => {
    const until = asOf ?? world.now();
    const rows = recordsOf(world, language).filter(({ firstAt }) => firstAt <= until);
    return { ...pageOf(rows, request, FACTS), asOf: until };
  },
  get: ({ id }, { world, language }) => recordOf(world, alarmBy(world, id), language),
  getTimeline: ({ id }, { world }) => {
    const alarm = alarmBy(world, id);
    const { task, episode, cause } = alarm;
    const turns = turnsOf(world, alarm);
    return { since: episode.since, triggerAfter: task.triggerAfter, notice: task.notice, cause, turns };
  },
  getNews: ({ asOf, ids, ...narrowing }, { world, language }) => {
    const wanted = new Set(ids);
    return {
      total: matchingNow(world, language, narrowing).filter(({ firstAt }) => firstAt > asOf).length,
      now: world.now(),
      changed: recordsOf(world, language).filter(({ id }) => wanted.has(id)),
    };
  },
  getGroups: ({ by, current, pageSize, sorter, ...narrowing }, { world, language }) => {
    const groups = groupsOf(matchingNow(world, language, narrowing), by);
    return pageOf(groups, { current, pageSize, ...(sorter && { sorter }) }, { keyword: [] });
  },
  getOptions: (_, { world }) => {
    const alarms = alarmsOf(world);
    const tasks = new Map(taskRows.of(world).rows.map(({ id, name }) => [id, name]));
    for (const { task } of alarms) if (!tasks.has(task.id)) tasks.set(task.id, task.name);
    return {
      tasks: [...tasks].map(([value, name]) => ({ value, name })),
      sources: [...new Set(alarms.map(({ episode }) => episode.source))].sort(),
      products: [...new Set(alarms.map(({ scene }) => scene.product))].sort(),
    };
  },
});
