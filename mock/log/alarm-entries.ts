import type { LogDetail } from '@/api/log/query';
import { type Alarm, courseOf, knownSince } from '../alarm/course';
import { recordOf } from '../alarm/record-rows';
import { taskRows } from '../alarm/task-rows';
import type { Language } from '../runtime/messages';
import type { World } from '../runtime/world';
import { firstWhere } from './generated';

/** One thing that an alarm of the list wrote into the log; the whole entry is made when it is asked for. */
export interface AlarmLine {
  at: number;
  alarm: Alarm;
  /** Which of its turns. */
  turn: number;
}

/** What an alarm does that the log has a word for: other ends are told by the alarm itself. */
const VERB: Readonly<Record<string, string>> = { begin: 'trigger', trigger: 'trigger', recover: 'restore' };

type Course = ReturnType<typeof courseOf>;
const kept = new WeakMap<Course, { key: string; lines: AlarmLine[] }>();

/** All of a course, newest first; sorted anew only when something happened. */
function linesOf(course: Course): AlarmLine[] {
  const { alarms } = course;
  const key = `${alarms.length} ${alarms.reduce((sum, { episode }) => sum + episode.turns.length, 0)}`;
  const known = kept.get(course);
  if (known?.key === key) return known.lines;
  const lines = alarms
    .flatMap((alarm) =>
      alarm.episode.turns.flatMap(({ at, move }, turn) => (VERB[move] === undefined ? [] : [{ at, alarm, turn }])),
    )
    .sort((a, b) => b.at - a.at || b.turn - a.turn);
  kept.set(course, { key, lines });
  return lines;
}

/** Since when the alarms of the log are those of the list; what was before is only kept by the log. */
export const listedSince = (world: World): number => knownSince(world);

/** What the alarms of the list wrote in a span of time, newest first. */
export function alarmLines(world: World, [from, to]: readonly [number, number]): AlarmLine[] {
  const lines = linesOf(courseOf(world));
  const until = Math.min(to, world.now());
  const first = firstWhere(0, lines.length, (index) => (lines[index]?.at ?? 0) <= until);
  return lines.slice(
    first,
    firstWhere(first, lines.length, (index) => (lines[index]?.at ?? 0) < from),
  );
}

const messageOf = (language: Language, verb: string, task: string, count: number): string => {
  if (verb === 'restore')
    return language === 'en-US' ? `“${task}”: recovered after trigger ${count}` : `“${task}”触发 ${count} 次后恢复`;
  return language === 'en-US' ? `“${task}”: trigger ${count}` : `“${task}”第 ${count} 次触发`;
};

const idOf = (alarm: Alarm, turn: number): string => `LOG-${alarm.id}-${turn + 1}`;

/** The whole entry. Nobody did it and no call: its account, address and request are empty. */
export function alarmEntry(world: World, { at, alarm, turn }: AlarmLine, language: Language): LogDetail {
  const { id, name, level, taskId, taskName } = recordOf(world, alarm, language);
  const { move = '', count = 0 } = alarm.episode.turns[turn] ?? {};
  const verb = VERB[move] ?? move;
  return {
    id: idOf(alarm, turn),
    type: 'alarm',
    at,
    account: { id: '', name: '' },
    verb,
    path: '',
    object: { kind: 'alarm', id, name },
    result: 'success',
    code: 20000,
    message: messageOf(language, verb, taskName, count),
    level,
    ip: '',
    requestId: '',
    changeCount: 0,
    changes: [],
    ...(taskRows.of(world).find(taskId) && { alarmTask: { id: taskId, name: taskName } }),
  };
}

/** The entry with an id, if it is of an alarm of the list. */
export function alarmEntryBy(world: World, id: string, language: Language): LogDetail | undefined {
  const line = alarmLines(world, [0, Number.MAX_SAFE_INTEGER]).find(({ alarm, turn }) => idOf(alarm, turn) === id);
  return line && alarmEntry(world, line, language);
}
