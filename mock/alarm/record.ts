import type * as z from 'zod';
import { type acknowledgmentInput, careOf } from '@/api/alarm/acknowledgment';
import { type AlarmGroup, type AlarmRecord, alarmRecords } from '@/api/alarm/record';
import { isWorse } from '@/domain/alarm/scene';
import { DAY } from '@/lib/time';
import { tell } from '../message/message';
import { reportAbout } from '../report/about';
import { bulk } from '../runtime/bulk';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { personas } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { matching, type Narrowing, pageOf } from '../runtime/table';
import { accountSeen } from '../runtime/view-as';
import type { World } from '../runtime/world';
import { careStory, giveBack, note, ownersOf, takeCare } from './acknowledgment';
import { type Alarm, alarmsOf, knownSince, statusOf } from './course';
import { taskNameIn } from './own-task';
import { recordOf, turnsOf } from './record-rows';
import { taskRows } from './task-rows';

const FACTS = { keyword: ['id', 'name', 'taskName', 'source'], time: 'firstAt' } as const;

const recordsOf = (world: World, language: Language, at?: number): AlarmRecord[] =>
  alarmsOf(world).map((alarm) => recordOf(world, alarm, language, at));

/** The report of an alarm; of the first day the list knows, reports have what the archive keeps. */
function reportFor(world: World) {
  const reportOf = reportAbout(world);
  const since = knownSince(world) + DAY;
  return (at: number) => (at < since ? undefined : reportOf(at));
}

/** Alarms whose report is generated lead to it: looked for where a record is shown, not where it is counted. */
function withReports(world: World, records: readonly AlarmRecord[]): AlarmRecord[] {
  let reportOf: ReturnType<typeof reportFor> | undefined;
  return records.map((record) => {
    if (record.reportStatus !== 'generated') return record;
    reportOf ??= reportFor(world);
    const reportId = reportOf(record.firstAt);
    return { ...record, ...(reportId !== undefined && { reportId }) };
  });
}

/** As the list has them of itself: those that went on at a time lead, the newest first, the others follow in the same way. */
const ledByGoing = (alarms: readonly Alarm[], at: number): Alarm[] => {
  const goingOn = alarms.filter((alarm) => statusOf(alarm, at) === 'inAlarm');
  const first = new Set(goingOn);
  return [...goingOn, ...alarms.filter((alarm) => !first.has(alarm))];
};

const alarmBy = (world: World, id: string) => alarmsOf(world).find((one) => one.id === id) ?? refuse('NOT_FOUND');

type By = 'task' | 'source';

/** Records by what they have in common, the latest group first: how many, how many go on, first and last, worst level. */
function groupsOf(rows: readonly AlarmRecord[], by: By): AlarmGroup[] {
  const groups = new Map<string, AlarmGroup>();
  for (const { taskId, taskName, source, status, firstAt, lastAt, level } of rows) {
    const [key, name] = by === 'task' ? [taskId, taskName] : [source, source];
    const group = groups.get(key) ?? { id: key, name, total: 0, inAlarm: 0, firstAt, lastAt, level };
    group.total += 1;
    if (status === 'inAlarm') group.inAlarm += 1;
    group.firstAt = Math.min(group.firstAt, firstAt);
    group.lastAt = Math.max(group.lastAt, lastAt);
    if (isWorse(level, group.level)) group.level = level;
    groups.set(key, group);
  }
  return [...groups.values()].sort((a, b) => b.lastAt - a.lastAt);
}

/** The groups of what matches, as they are or were at a time. */
function groupsAt(world: World, language: Language, by: By, narrowing: Owning, at = world.now()): AlarmGroup[] {
  const known = recordsOf(world, language, at).filter(({ firstAt }) => firstAt <= at);
  return groupsOf(matchingIn(world, known, narrowing), by);
}

/** `mine` is what the account takes care of, or did when it was over; `nobody` what goes on and nobody takes care of. */
const OWNED: Readonly<Record<string, (record: AlarmRecord, own: string) => boolean>> = {
  mine: ({ acknowledgment }, own) => acknowledgment?.owner.id === own,
  nobody: ({ endedAt, isAcknowledged }) => endedAt === null && isAcknowledged === false,
};

/** `quiet` is what a silence keeps quiet now, `told` what goes on and is told. */
const QUIET: Readonly<Record<string, (record: AlarmRecord) => boolean>> = {
  quiet: ({ quiet }) => quiet !== null && quiet !== undefined,
  told: ({ endedAt, quiet }) => endedAt === null && quiet === null,
};

interface Owning extends Narrowing {
  filters?:
    | (Narrowing['filters'] & { owner?: readonly string[] | undefined; quiet?: readonly string[] | undefined })
    | undefined;
}

/** Records narrowed by who takes care of them and by what keeps them quiet, and what else narrows the list. */
function narrowed<N extends Owning>(world: World, rows: readonly AlarmRecord[], { filters, ...rest }: N) {
  const { owner = [], quiet = [], ...others } = filters ?? {};
  const isOwned = (one: AlarmRecord) =>
    owner.length === 0 || owner.some((wanted) => OWNED[wanted]?.(one, world.persona.id) === true);
  const isQuiet = (one: AlarmRecord) => quiet.length === 0 || quiet.some((wanted) => QUIET[wanted]?.(one) === true);
  return { rows: rows.filter((one) => isOwned(one) && isQuiet(one)), narrowing: { ...rest, filters: others } };
}

function matchingIn(world: World, rows: readonly AlarmRecord[], given: Owning): AlarmRecord[] {
  const { rows: owned, narrowing } = narrowed(world, rows, given);
  return matching(owned, narrowing, FACTS);
}

const matchingNow = (world: World, language: Language, narrowing: Owning) =>
  matchingIn(world, recordsOf(world, language), narrowing);

const GIVEN = {
  'zh-CN': { title: '{by} 将告警指派给您：{alarm}', note: '备注：' },
  'en-US': { title: '{by} assigned an alarm to you: {alarm}', note: 'Note: ' },
} as const;

/** Who is given an alarm by somebody else hears of it in the console. */
function tellOwner(world: World, ownerId: string, alarm: string, text: string, language: Language): void {
  const persona = ownerId === personas.main.id ? personas.main : accountSeen(world, ownerId);
  if (!persona) return;
  const title = GIVEN[language].title.replace('{by}', world.persona.name).replace('{alarm}', alarm);
  tell(world, persona, { title, content: text === '' ? title : `${title}\n\n${GIVEN[language].note}${text}` });
}

type Acknowledging = z.output<typeof acknowledgmentInput>;

/** Takes care of an alarm as it is asked, or refuses. */
function acknowledge(world: World, language: Language, alarm: Alarm, input: Acknowledging): void {
  const record = recordOf(world, alarm, language);
  const { ownerId, until, note: text, isTakeover } = input;
  if (careOf.acknowledge(record) !== true) refuse('ILLEGAL_STATE', { why: 'isOver' });
  if (until !== null && until <= world.now()) refuse('ILLEGAL_STATE', { why: 'isPast' });
  const owner = ownersOf(world).find(({ id }) => id === ownerId);
  if (!owner) refuse('OWNER_UNFIT', { fields: ['ownerId'], values: { name: ownerId } });
  const taken = record.isAcknowledged === true ? record.acknowledgment : null;
  if (taken && taken.owner.id !== world.persona.id && !isTakeover)
    refuse('ALARM_TAKEN', { values: { name: taken.owner.name } });
  takeCare(world, alarm, record.name, { owner, until, note: text });
  if (owner.id !== world.persona.id) tellOwner(world, owner.id, record.name, text, language);
}

export const alarmRecord = implement(alarmRecords, {
  list: ({ asOf, ...request }, { world, language }) => {
    const until = asOf ?? world.now();
    const known = ledByGoing(alarmsOf(world), until)
      .filter(({ episode }) => episode.firstAt <= until)
      .map((alarm) => recordOf(world, alarm, language));
    const { rows, narrowing } = narrowed(world, known, request);
    const found = pageOf(rows, narrowing, FACTS);
    const page = { ...found, list: withReports(world, found.list) };
    return knows(world.gateway, 'alarmGroups') ? { ...page, asOf: until } : page;
  },
  get: ({ id }, { world, language }) => {
    const record = recordOf(world, alarmBy(world, id), language);
    return withReports(world, [record])[0] ?? record;
  },
  getTimeline: ({ id }, { world, language }) => {
    const alarm = alarmBy(world, id);
    const { task, episode, cause } = alarm;
    const turns = turnsOf(world, alarm, language);
    const story = { since: episode.since, triggerAfter: task.triggerAfter, notice: task.notice, cause, turns };
    return knows(world.gateway, 'acknowledgments') ? { ...story, care: careStory(world, alarm) } : story;
  },
  getNews: ({ asOf, ids, ...narrowing }, { world, language }) => {
    const wanted = new Set(ids);
    const isOlder = ({ firstAt }: AlarmRecord) => firstAt <= asOf;
    const matches = matchingNow(world, language, narrowing);
    const then = matchingIn(world, recordsOf(world, language, asOf), narrowing).filter(isOlder);
    const before = new Set(then.map(({ id }) => id));
    const older = matches.filter(isOlder);
    const stayed = older.filter(({ id }) => before.has(id)).length;
    return {
      total: matches.length - older.length,
      joined: older.length - stayed,
      left: before.size - stayed,
      now: world.now(),
      changed: withReports(
        world,
        recordsOf(world, language).filter(({ id }) => wanted.has(id)),
      ),
    };
  },
  getGroups: ({ by, asOf, current, pageSize, sorter, ...narrowing }, { world, language }) => {
    const until = asOf ?? world.now();
    const groups = groupsAt(world, language, by, narrowing, until);
    return { ...pageOf(groups, { current, pageSize, ...(sorter && { sorter }) }, { keyword: [] }), asOf: until };
  },
  getGroupNews: ({ by, asOf, ids, ...narrowing }, { world, language }) => {
    const then = new Map(groupsAt(world, language, by, narrowing, asOf).map((one) => [one.id, one]));
    const now = new Map(groupsAt(world, language, by, narrowing).map((one) => [one.id, one]));
    const came = [...now.values()].filter(({ id }) => !then.has(id));
    const total = came.filter(({ firstAt }) => firstAt > asOf).length;
    return {
      total,
      joined: came.length - total,
      left: [...then.keys()].filter((id) => !now.has(id)).length,
      now: world.now(),
      changed: ids.flatMap((id) => {
        const before = then.get(id);
        return now.get(id) ?? (before ? { ...before, total: 0, inAlarm: 0 } : []);
      }),
    };
  },
  getOptions: (_, { world, language }) => {
    const alarms = alarmsOf(world);
    const tasks = new Map(taskRows.of(world).rows.map((task) => [task.id, taskNameIn(task, language)]));
    for (const { task } of alarms) if (!tasks.has(task.id)) tasks.set(task.id, taskNameIn(task, language));
    return {
      tasks: [...tasks].map(([value, name]) => ({ value, name })),
      sources: [...new Set(alarms.map(({ episode }) => episode.source))].sort(),
      products: [...new Set(alarms.map(({ scene }) => scene.product))].sort(),
    };
  },
  acknowledge: ({ id, ...input }, { world, language }) => {
    acknowledge(world, language, alarmBy(world, id), input);
    return {};
  },
  bulkAcknowledge: (request, { world, language }) => {
    const { ownerId, until, note: text, isTakeover, ...target } = request;
    const ids = 'ids' in target ? target.ids : matchingNow(world, language, target.all).map(({ id }) => id);
    return bulk([...new Set(ids)], language, (id) =>
      acknowledge(world, language, alarmBy(world, id), { ownerId, until, note: text, isTakeover }),
    );
  },
  release: ({ id }, { world, language }) => {
    const alarm = alarmBy(world, id);
    const record = recordOf(world, alarm, language);
    if (careOf.release(record) !== true) refuse('ILLEGAL_STATE', { why: 'isFree' });
    giveBack(world, alarm, record.name);
    return {};
  },
  addNote: ({ id, note: text }, { world, language }) => {
    const alarm = alarmBy(world, id);
    note(world, alarm, recordOf(world, alarm, language).name, text);
    return {};
  },
  getOwners: (_, { world }) => ({ list: ownersOf(world) }),
});
