import type { AlarmRecord } from '@/api/alarm/record';
import { isSameCourse, type Measurement, type Rule } from '@/domain/alarm/machine';
import { judgeNoData } from '@/domain/alarm/no-data';
import { type Episode, Watch } from '@/domain/alarm/run';
import { isEventCycle } from '@/domain/alarm/scene';
import type { World } from '../runtime/world';
import { engineNow } from './engine';
import { noDataTask } from './no-data-rows';
import { chance, SLOT, samplesOf } from './samples';
import { type SceneSeed, sceneById } from './scene-seeds';
import { type TaskRow, taskRows } from './task-rows';

const DAY = 86_400_000;
const MINUTE = 60_000;
const HISTORY = 7 * DAY;

export type Cause = 'dataLost' | 'taskPaused' | 'taskDeleted' | 'taskChanged';

type Kind = 'condition' | 'noData';

/** A task as it was from a time on. */
interface TaskState {
  from: number;
  task: Readonly<TaskRow>;
}

/** An alarm with the task as it was when it began and since, so that its story stays true after the task is changed. */
export interface Alarm {
  id: string;
  episode: Episode;
  task: Readonly<TaskRow>;
  /** Those of the task's line, which grow with it. */
  states: readonly TaskState[];
  scene: SceneSeed;
  /** What was measured when it began. */
  sample: Measurement;
  cause: Cause | null;
  /** What its task looks for: what is measured, or that nothing is. */
  kind: Kind;
}

/** A task at work: how far its samples have been looked at. */
interface Line {
  task: Readonly<TaskRow>;
  states: TaskState[];
  scene: SceneSeed;
  watch: Watch;
  alarms: Alarm[];
  upTo: number;
  kind: Kind;
}

interface Course {
  epoch: number;
  seenAt: number;
  lines: Map<string, Line>;
  /** Newest first. */
  alarms: Alarm[];
  serial: number;
}

const courses = new WeakMap<World, Course>();

/** What a rule made of the week before a world began, in times from that beginning, and the samples that began its alarms. */
interface Week {
  watch: Watch;
  firsts: readonly Measurement[];
}

const weeks = new Map<string, Week>();

/** The same samples come before every world, so that a rule makes the same of them: it is asked once, by a watch that is new. */
function weekOf(rule: Rule, scene: SceneSeed, kind: Kind, watch: Watch): Week {
  const { filters, event, match, triggers, triggerAfter, restoreAfter } = rule;
  const key = JSON.stringify([scene.id, kind, filters, event, match, triggers, triggerAfter, restoreAfter]);
  const known = weeks.get(key);
  if (known) return known;
  const firsts: Measurement[] = [];
  for (const sample of samplesOf(scene, 0, -HISTORY, 0)) {
    watch.feed(sample);
    if (watch.episodes.length > firsts.length) firsts.push(sample);
  }
  const week = { watch, firsts };
  weeks.set(key, week);
  return week;
}

/** Begins to watch the samples of a task that come after `from`. */
function watchTask(course: Course, task: TaskRow, from: number, kind: Kind = 'condition'): void {
  const scene = sceneById(task.sceneId);
  if (!scene) return;
  const isEvent = isEventCycle(scene.cycle);
  if (kind === 'noData' && isEvent) return;
  const watch = new Watch(task, isEvent, kind === 'noData' ? judgeNoData : undefined);
  const copy = { ...task };
  const states = [{ from, task: copy }];
  course.lines.set(keyOf(task.id, kind), { task: copy, states, scene, watch, alarms: [], upTo: from, kind });
}

const keyOf = (taskId: string, kind: Kind) => (kind === 'condition' ? taskId : `${taskId} ${kind}`);

/** Both what a task looks for in what is measured, and that nothing is where it looks for that. */
function watchWhole(world: World, course: Course, task: TaskRow, from: number): void {
  watchTask(course, task, from);
  const silent = noDataTask(world, task);
  if (silent) watchTask(course, silent, from, 'noData');
}

/** The alarm that a sample began, if it did. */
function alarmBegunBy(line: Line, sample: Measurement): Alarm[] {
  const episode = line.watch.episodes[line.alarms.length];
  if (!episode) return [];
  const { task, states, scene, kind } = line;
  const alarm: Alarm = { id: '', episode, task, states, scene, sample, cause: null, kind };
  line.alarms.push(alarm);
  return [alarm];
}

/** The week before a world began, from what is known of it. */
function lookBack(line: Line, epoch: number): Alarm[] {
  const { watch, firsts } = weekOf(line.task, line.scene, line.kind, line.watch);
  line.watch = watch.later(epoch);
  line.upTo = epoch;
  return firsts.flatMap((sample) => alarmBegunBy(line, { ...sample, at: sample.at + epoch }));
}

function advanceLine(course: Course, line: Line, now: number): Alarm[] {
  const { epoch } = course;
  const begun = line.upTo === epoch - HISTORY ? lookBack(line, epoch) : [];
  for (const sample of samplesOf(line.scene, epoch, line.upTo, now)) {
    line.watch.feed(sample);
    begun.push(...alarmBegunBy(line, sample));
  }
  line.upTo = Math.max(line.upTo, now);
  for (const alarm of line.alarms) if (alarm.episode.end === 'interrupted') alarm.cause ??= 'dataLost';
  return begun;
}

function advanceTo(course: Course, now: number): void {
  const begun = [...course.lines.values()].flatMap((line) => advanceLine(course, line, now));
  begun.sort((a, b) => a.episode.firstAt - b.episode.firstAt);
  for (const alarm of begun) {
    course.serial += 1;
    alarm.id = `AL-${course.serial}`;
  }
  if (begun.length > 0) {
    course.alarms.unshift(...begun.reverse());
    // Those of a storm that are still to come are newer.
    course.alarms.sort((a, b) => b.episode.firstAt - a.episode.firstAt);
  }
  course.seenAt = now;
}

/** The course of a world's alarms up to now. It begins with a week of history; a clock that is set back begins it anew. */
export function courseOf(world: World): Course {
  const now = engineNow(world);
  const known = courses.get(world);
  const course = known && known.seenAt <= now ? known : begin(world, now);
  if (course.seenAt < now) advanceTo(course, now);
  return course;
}

function begin(world: World, now: number): Course {
  const epoch = Math.floor(now / MINUTE) * MINUTE;
  const course: Course = { epoch, seenAt: epoch, lines: new Map(), alarms: [], serial: 5000 };
  courses.set(world, course);
  for (const task of taskRows.of(world).rows) {
    if (task.status === 'enabled') watchWhole(world, course, task, epoch - HISTORY);
  }
  advanceTo(course, now);
  const extra = world.size('alarmRecord', 0);
  if (extra > 0) addAlarms(world, extra, { from: now - HISTORY, to: now });
  return course;
}

/** Since when the alarms of a world are known one by one. */
export const knownSince = (world: World): number => courseOf(world).epoch - HISTORY;

/** The tasks that alarms of a world are or were told by, as they were and are; none before anybody looked at its alarms. */
export function statesIn(world: World): readonly TaskState[] {
  const course = courses.get(world);
  if (!course) return [];
  const lists = new Set([...course.lines.values(), ...course.alarms].map(({ states }) => states));
  return [...lists].flat();
}

/** What the source of an alarm measured in a time, oldest first: what its task was fed with. */
export const measuredFor = (world: World, { scene, episode }: Alarm, from: number, to: number): Measurement[] =>
  samplesOf(scene, courseOf(world).epoch, from - 1, to).filter(({ source }) => source === episode.source);

/** A task was enabled: its alarms are looked for from now on. */
export function startTask(world: World, task: TaskRow): void {
  watchWhole(world, courseOf(world), task, world.now());
}

/** A task stops as it is: what goes on is interrupted. */
export function stopTask(world: World, id: string, cause: Cause): void {
  for (const kind of ['condition', 'noData'] as const) stopLine(world, id, kind, cause);
}

function stopLine(world: World, id: string, kind: Kind, cause: Cause): void {
  const course = courseOf(world);
  const line = course.lines.get(keyOf(id, kind));
  if (!line) return;
  const now = world.now();
  const isOwn = (one: Alarm) => one.task.id === id && one.kind === kind;
  const open = course.alarms.filter((one) => isOwn(one) && one.episode.end === null);
  line.watch.interrupt(now);
  for (const alarm of open) {
    alarm.cause = cause;
    // Those of a storm came by no sample.
    if (alarm.episode.end !== null || alarm.episode.firstAt > now) continue;
    alarm.episode.turns.push({ at: now, move: 'interrupt', count: alarm.episode.count });
    Object.assign(alarm.episode, { end: 'interrupted', endedAt: now });
  }
  course.alarms = course.alarms.filter((one) => !isOwn(one) || one.episode.firstAt <= now);
  course.lines.delete(keyOf(id, kind));
}

/** What a task makes of sources that send nothing was changed: those alarms go on unless what begins them is another. */
export function changeNoData(world: World, task: TaskRow): void {
  const course = courseOf(world);
  const line = course.lines.get(keyOf(task.id, 'noData'));
  const next = noDataTask(world, task);
  if (line && next && isSameCourse(line.task, next)) {
    line.task = { ...next };
    line.states.push({ from: world.now(), task: line.task });
    return;
  }
  stopLine(world, task.id, 'noData', 'taskChanged');
  if (next) watchTask(course, next, world.now(), 'noData');
}

/** A task was changed: its alarms go on, told as it says now, unless what begins and ends them is another. */
export function changeTask(world: World, task: TaskRow): void {
  const line = courseOf(world).lines.get(task.id);
  if (!line || !isSameCourse(line.task, task)) {
    stopTask(world, task.id, 'taskChanged');
    startTask(world, task);
    return;
  }
  line.task = { ...task };
  line.states.push({ from: world.now(), task: line.task });
  changeNoData(world, task);
}

/** So many alarms more, spread evenly over a time; they are there at once, and seen when their time has come. */
export function addAlarms(world: World, count: number, { from, to }: { from: number; to: number }): void {
  const course = courseOf(world);
  const line = [...course.lines.values()].find(({ scene, kind }) => scene.id === 'SC-103' && kind === 'condition');
  if (!line) return;
  const added = Array.from({ length: count }, (_, index): Alarm => {
    const at = Math.round(from + ((to - from) * (index + 1)) / count);
    const source = `edge-${String(Math.floor(chance('storm', index) * 400) + 1).padStart(3, '0')}`;
    const since = at - (line.task.triggerAfter - 1) * SLOT[line.scene.cycle];
    const values = { cpu: 86 + Math.floor(chance('storm', index, 'cpu') * 13) };
    const turns: Episode['turns'] = [{ at, move: 'begin', count: 1 }];
    const common = {
      source,
      since,
      firstAt: at,
      lastAt: at,
      endedAt: null,
      end: null,
      count: 1,
      level: null,
      worsenedAt: [],
      levels: [],
      turns,
    };
    course.serial += 1;
    return {
      id: `AL-${course.serial}`,
      episode: common,
      task: line.task,
      states: line.states,
      scene: line.scene,
      sample: { at, source, values },
      cause: null,
      kind: 'condition',
    };
  });
  course.alarms = [...course.alarms, ...added].sort((a, b) => b.episode.firstAt - a.episode.firstAt);
}

/** An alarm that the gateway raises by itself, by a task of its own. */
export function raiseAlarm(world: World, task: TaskRow, sample: Measurement): string {
  const scene = sceneById(task.sceneId);
  if (!scene) throw new TypeError(`no scene ${task.sceneId}`);
  const course = courseOf(world);
  const { at, source } = sample;
  course.serial += 1;
  const id = `AL-${course.serial}`;
  const copy = { ...task };
  const episode: Episode = {
    ...{ source, since: at, firstAt: at, lastAt: at, endedAt: null, end: null, count: 1, level: null },
    ...{ worsenedAt: [], levels: [], turns: [{ at, move: 'begin', count: 1 }] },
  };
  const states = [{ from: at, task: copy }];
  course.alarms.unshift({ id, episode, task: copy, states, scene, sample, cause: null, kind: 'condition' });
  // What happened before somebody looked stands at its own time.
  course.alarms.sort((a, b) => b.episode.firstAt - a.episode.firstAt);
  return id;
}

/** Ends an alarm that the gateway raised by itself. */
export function endAlarm(world: World, id: string): void {
  const found = courseOf(world).alarms.find((one) => one.id === id && one.episode.end === null);
  if (!found) return;
  const at = world.now();
  found.episode.turns.push({ at, move: 'recover', count: found.episode.count });
  Object.assign(found.episode, { end: 'recovered', endedAt: at });
}

/** Alarms that the engine has found by now, newest first. */
export function alarmsOf(world: World): Alarm[] {
  const now = engineNow(world);
  const { alarms } = courseOf(world);
  const first = alarms.findIndex(({ episode }) => episode.firstAt <= now);
  return first < 0 ? [] : alarms.slice(first);
}

/** Whether an alarm was over at a time. */
export const isOver = ({ episode }: Alarm, at: number): boolean => episode.endedAt !== null && episode.endedAt <= at;

/** How an alarm stands, or stood at a time. */
export function statusOf(alarm: Alarm, at = Number.POSITIVE_INFINITY): AlarmRecord['status'] {
  const { episode, scene } = alarm;
  if (isEventCycle(scene.cycle)) return 'alarmed';
  return !isOver(alarm, at) ? 'inAlarm' : episode.end === 'interrupted' ? 'interrupted' : 'recovered';
}

/** Alarms that go on now, of one task or of all. */
export const inAlarm = (world: World, taskId?: string): Alarm[] =>
  alarmsOf(world).filter((one) => statusOf(one) === 'inAlarm' && (taskId === undefined || one.task.id === taskId));
