import { type AlarmTask, type AlarmTaskInput, type AlarmTaskRow, alarmTasks, can } from '@/api/alarm/task';
import { misfitsOf } from '@/api/alarm/task-rule';
import { type Condition, OPERATORS, testOf, type Value } from '@/domain/alarm/condition';
import { judge } from '@/domain/alarm/machine';
import { ALARM_LEVELS } from '@/domain/alarm/scene';
import { CHANNELS } from '@/domain/message/channel';
import { isSameText } from '@/lib/rules/same-text';
import { knows } from '../runtime/gateway-kind';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { changeTask, courseOf, inAlarm, startTask, stopTask } from './course';
import { noticeText } from './notice-text';
import { taskNameIn } from './own-task';
import { silencesOfTask } from './quiet';
import { goneOf, reachedBy, receiversOf, robotRefusal } from './receivers';
import { runbookText } from './runbook-rows';
import { samplesOf } from './samples';
import { type SceneSeed, sceneById } from './scene-seeds';
import { type TaskRow, taskRows } from './task-rows';

const HOUR = 3_600_000;
const FACTS = { keyword: ['id', 'name', 'sceneName'], time: 'updatedAt' } as const;

function rowOf(world: World, task: TaskRow, language: Language): AlarmTaskRow {
  const scene = sceneById(task.sceneId);
  const { id, sceneId, level, notice, status, updatedAt, version } = task;
  const channelsOn = CHANNELS.filter((channel) => task.channels[channel] !== undefined);
  const isUnreached = (channel: (typeof CHANNELS)[number]) =>
    reachedBy(world, channel, task.channels[channel] ?? []).every(({ problem }) => problem !== null);
  return {
    id,
    name: taskNameIn(task, language),
    sceneId,
    sceneName: scene?.name[language] ?? sceneId,
    type: scene?.type ?? '',
    cycle: scene?.cycle ?? '',
    level,
    notice,
    status,
    channelsOn,
    ...(knows(world.gateway, 'noticePreview') && { unreached: channelsOn.filter(isUnreached) }),
    inAlarm: inAlarm(world, id).length,
    updatedAt,
    version,
  };
}

/** Whether every rule fits the fields of the scene. */
const fits = ({ filters, triggers }: AlarmTaskInput, scene: SceneSeed) =>
  [...filters, ...triggers].every(({ field, operator }) =>
    scene.fields.some(({ alias, kind }) => alias === field && OPERATORS[kind].includes(operator)),
  );

/** Where a rule compares with a value that its field never has. */
function misfitOf(input: AlarmTaskInput, scene: SceneSeed): string | undefined {
  const paths = (['filters', 'triggers'] as const).flatMap((list) =>
    input[list].flatMap((one, index) => {
      const seed = scene.fields.find(({ alias }) => alias === one.field);
      const options = Object.keys(seed?.options ?? {}).map((value) => ({ value }));
      return seed
        ? misfitsOf(one, { kind: seed.kind, options }).map(({ path }) => [list, index, ...path].join('.'))
        : [];
    }),
  );
  return paths[0];
}

/** Refuses what no task may be: a name that is taken, a wrong event, a rule that does not fit, a receiver that is gone. */
function examine(world: World, input: AlarmTaskInput, id: string | null): void {
  const scene = sceneById(input.sceneId) ?? refuse('NOT_FOUND', { fields: ['sceneId'] });
  const isTaken = taskRows.of(world).rows.some((one) => one.id !== id && isSameText(one.name, input.name));
  if (isTaken) refuse('NAME_TAKEN', { fields: ['name'] });
  const events = Object.keys(scene.events ?? {});
  if (events.length > 0 && !events.includes(input.event ?? '')) refuse('EVENT_REQUIRED', { fields: ['event'] });
  if (!fits(input, scene) || (input.level === 'dynamic' && !scene.hasLevel)) refuse('RULE_UNFIT');
  const misfit = misfitOf(input, scene);
  if (misfit !== undefined) refuse('RULE_UNFIT', { fields: [misfit], why: 'valueUnfit' });
  const gone = goneOf(world, input.channels);
  if (gone) refuse('RECEIVER_GONE', { fields: [`channels.${gone.channel}`], values: { name: gone.id } });
}

/** A value that a condition finds, where nothing measured has one; none for a condition that any text or no text meets. */
function valueFor(condition: Condition | undefined): Value {
  if (condition === undefined) return null;
  if ('values' in condition) return condition.operator === 'in' ? condition.values[0] : null;
  if (!('value' in condition)) return null;
  if (condition.operator === 'greater') return condition.value + 1;
  if (condition.operator === 'less') return condition.value - 1;
  return ['notEqual', 'notContains', 'cidr'].includes(condition.operator) ? null : condition.value;
}

/** What a message is about: the latest measurement of a week that the rule finds, else one that is made up to be found. */
function exampleOf(world: World, input: AlarmTaskInput, scene: SceneSeed) {
  const [first] = input.triggers;
  const isHit = judge(input);
  const now = world.now();
  const samples = samplesOf(scene, courseOf(world).epoch, now - 7 * 24 * HOUR, now);
  const found = samples.findLast((one) => isHit(one) === 'hit');
  if (!found) {
    const latest = samples.findLast(({ isLost }) => !isLost);
    return {
      source: latest?.source ?? '',
      alias: first?.field,
      value: valueFor(first) ?? latest?.values[first?.field ?? ''],
    };
  }
  const met = input.triggers.find((one) => testOf(one)(found.values[one.field])) ?? first;
  return { source: found.source, alias: met?.field, value: found.values[met?.field ?? ''] };
}

/** What the message of an alarm would say, made of something that the rule finds. */
function messageOf(world: World, input: AlarmTaskInput, scene: SceneSeed, language: Language): string {
  const { source, alias, value } = exampleOf(world, input, scene);
  const seed = scene.fields.find((one) => one.alias === alias);
  const saved = taskRows.of(world).rows.find(({ name }) => name === input.name);
  return noticeText(language, {
    move: 'begin',
    task: input.name,
    source,
    field: seed?.name[language] ?? alias ?? '',
    value: seed?.options?.[value ?? '']?.[language] ?? value ?? '—',
    at: world.now(),
    runbook: saved && runbookText(world, saved.id),
  });
}

function taskOf(world: World, id: string, language: Language): AlarmTask {
  const task = taskRows.of(world).get(id);
  return { ...task, name: taskNameIn(task, language), inAlarm: inAlarm(world, id).length };
}

export const alarmTask = implement(alarmTasks, {
  list: (request, { world, language }) =>
    pageOf(
      taskRows.of(world).rows.map((task) => rowOf(world, task, language)),
      request,
      FACTS,
    ),
  get: ({ id }, { world, language }) => taskOf(world, id, language),
  add: (input, { world }) => {
    examine(world, input, null);
    if (sceneById(input.sceneId)?.isWithdrawn) refuse('SCENE_WITHDRAWN', { fields: ['sceneId'] });
    const id = world.nextId('AT');
    const task = { ...input, id, status: 'enabled', updatedAt: world.now(), version: 1 };
    startTask(world, taskRows.of(world).add(task));
    return { id };
  },
  update: ({ id, version, ...given }, { world, language }) => {
    const before = taskRows.of(world).get(id);
    const { sceneId, status } = before;
    // What the gateway itself called it is nobody's words as long as it is left.
    const input = given.name === taskNameIn(before, language) ? { ...given, name: before.name } : given;
    // Type and cycle come from the scene and never change after it was set.
    if (sceneId !== input.sceneId) refuse('ILLEGAL_STATE', { fields: ['sceneId'] });
    examine(world, input, id);
    const task = taskRows.of(world).changeVersion(id, version, { ...input, updatedAt: world.now() });
    if (status === 'enabled') changeTask(world, task);
    return {};
  },
  enable: ({ id }, { world }) => {
    const task = taskRows.of(world).get(id);
    if (can.enable(task) !== true) refuse('ILLEGAL_STATE');
    if (sceneById(task.sceneId)?.isWithdrawn) refuse('SCENE_WITHDRAWN');
    startTask(world, taskRows.of(world).change(id, { status: 'enabled' }));
    return {};
  },
  disable: ({ id }, { world }) => {
    if (can.disable(taskRows.of(world).get(id)) !== true) refuse('ILLEGAL_STATE');
    stopTask(world, id, 'taskPaused');
    taskRows.of(world).change(id, { status: 'paused' });
    return {};
  },
  delete: ({ id }, { world }) => {
    if (can.delete(taskRows.of(world).get(id)) !== true) refuse('TASK_ENABLED');
    taskRows.of(world).remove(id);
    return {};
  },
  getReceivers: (_, { world }) => receiversOf(world),
  previewNotice: (input, { world, language }) => {
    const scene = sceneById(input.sceneId) ?? refuse('NOT_FOUND');
    const text = messageOf(world, input, scene, language);
    const channels = CHANNELS.flatMap((channel) => {
      const ids = input.channels[channel];
      return ids ? [{ channel, text, receivers: reachedBy(world, channel, ids) }] : [];
    });
    const silences = silencesOfTask(
      world,
      { id: input.id ?? '', level: input.level },
      {
        product: scene.product,
        sources: scene.sources,
        levels: input.level === 'dynamic' ? ALARM_LEVELS.filter((one) => one !== 'dynamic') : [input.level],
      },
    );
    return { now: world.now(), channels, ...(knows(world.gateway, 'silences') && { silences }) };
  },
  test: ({ task, channel }, { world }) => ({
    list: reachedBy(world, channel, task.channels[channel] ?? []).map(({ name, problem }) => {
      const answer = problem ?? robotRefusal(world, channel, name);
      return { name, isAccepted: answer === null, answer: answer ?? 'HTTP 200 OK' };
    }),
  }),
});
