import { type AlarmGroup, type AlarmRecord, alarmRecords } from '@/api/alarm/record';
import { LEVELS } from '@/domain/alarm/scene';
import { DAY } from '@/lib/time';
import { reportAbout } from '../report/about';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { matching, type Narrowing, pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { alarmsOf, knownSince } from './course';
import { recordOf, turnsOf } from './record-rows';
import { taskRows } from './task-rows';

const FACTS = { keyword: ['id', 'name', 'taskName', 'source'], time: 'firstAt' } as const;

function recordsOf(world: World, language: Language, at?: number): AlarmRecord[] {
  const reportOf = reportFor(world);
  return alarmsOf(world).map((alarm) => withReport(recordOf(world, alarm, language, at), reportOf));
}

/** The report of an alarm; of the first day the list knows, reports have what the archive keeps. */
function reportFor(world: World) {
  const reportOf = reportAbout(world);
  const since = knownSince(world) + DAY;
  return (at: number) => (at < since ? undefined : reportOf(at));
}

/** An alarm whose report is generated leads to it. */
function withReport(record: AlarmRecord, reportOf: (at: number) => string | undefined): AlarmRecord {
  const reportId = record.reportStatus === 'generated' ? reportOf(record.firstAt) : undefined;
  return { ...record, ...(reportId !== undefined && { reportId }) };
}

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
    const page = pageOf(rows, request, FACTS);
    return knows(world.gateway, 'alarmGroups') ? { ...page, asOf: until } : page;
  },
  get: ({ id }, { world, language }) => withReport(recordOf(world, alarmBy(world, id), language), reportFor(world)),
  getTimeline: ({ id }, { world }) => {
    const alarm = alarmBy(world, id);
    const { task, episode, cause } = alarm;
    const turns = turnsOf(world, alarm);
    return { since: episode.since, triggerAfter: task.triggerAfter, notice: task.notice, cause, turns };
  },
  getNews: ({ asOf, ids, ...narrowing }, { world, language }) => {
    const wanted = new Set(ids);
    const isOlder = ({ firstAt }: AlarmRecord) => firstAt <= asOf;
    const matches = matchingNow(world, language, narrowing);
    const then = matching(recordsOf(world, language, asOf), narrowing, FACTS).filter(isOlder);
    const before = new Set(then.map(({ id }) => id));
    const older = matches.filter(isOlder);
    const stayed = older.filter(({ id }) => before.has(id)).length;
    return {
      total: matches.length - older.length,
      joined: older.length - stayed,
      left: before.size - stayed,
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
