import { type Silence, type SilenceInput, silenceCan, silences, type Work } from '@/api/alarm/silence';
import { occurrencesOf, stateAt } from '@/domain/alarm/silence';
import { MINUTE } from '@/lib/time';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { nodesOf } from '../system-settings/node-rows';
import { alarmsOf } from './course';
import { taskNameIn } from './own-task';
import { noteSilence, watchSilences } from './quiet';
import { NODE_OF, SCENES } from './scene-seeds';
import { previewOf } from './silence-preview';
import { type SilenceRow, silenceRows } from './silence-rows';
import { taskRows } from './task-rows';

/** A week of the calendar names so many; that there are more is said by its total. */
const MOST_IN_CALENDAR = 200;

const stateOf = ({ schedule, endedAt }: SilenceRow, now: number): Silence['state'] =>
  endedAt === null ? stateAt(schedule, now) : 'ended';

/** Silences as the gateway tells them: their state by now, and what they name by its name now. */
function tellerOf(world: World, language: Language): (row: SilenceRow) => Silence {
  const now = world.now();
  const tasks = new Map(taskRows.of(world).rows.map((task) => [task.id, taskNameIn(task, language)]));
  const nodes = new Map(nodesOf(world).rows.map(({ id, name }) => [id, name]));
  const named = (ids: readonly string[], names: ReadonlyMap<string, string>) =>
    ids.map((id) => ({ id, name: names.get(id) ?? id }));
  return (row) => ({
    ...row,
    state: stateOf(row, now),
    tasks: named(row.matchers.taskIds, tasks),
    nodes: named(row.matchers.nodeIds, nodes),
  });
}

const ORDER = ['active', 'upcoming', 'ended'];

/** A silence with what its list looks at besides its own fields. */
const rowOf = (told: Silence) => ({
  ...told,
  repeat: told.schedule.repeat,
  creator: told.createdBy.name,
  about: [...told.tasks, ...told.nodes].map(({ name }) => name).join(' '),
  sources: told.matchers.sources.join(' '),
});

const FACTS = { keyword: ['id', 'name', 'reason', 'creator', 'about', 'sources'], time: 'createdAt' } as const;

/** Refuses a silence about what is not there and one whose end has passed; one that began before begins now. */
function examined(world: World, { matchers, schedule, ...rest }: SilenceInput, saved: SilenceRow | null): SilenceInput {
  const now = world.now();
  if (schedule.endAt !== null && schedule.endAt <= now)
    refuse('ILLEGAL_STATE', { fields: ['schedule.endAt'], why: 'isPast' });
  const tasks = new Set([...taskRows.of(world).rows.map(({ id }) => id), ...(saved?.matchers.taskIds ?? [])]);
  const task = matchers.taskIds.find((id) => !tasks.has(id));
  if (task !== undefined) refuse('MATCHER_GONE', { fields: ['matchers.taskIds'], values: { name: task } });
  const node = matchers.nodeIds.find((id) => !nodesOf(world).rows.some((one) => one.id === id));
  if (node !== undefined) refuse('MATCHER_GONE', { fields: ['matchers.nodeIds'], values: { name: node } });
  // What an edit leaves as it was is no lie: it did begin then.
  const startAt = saved?.schedule.startAt === schedule.startAt ? schedule.startAt : Math.max(schedule.startAt, now);
  return { ...rest, matchers, schedule: { ...schedule, startAt } };
}

/** Adds a silence of the present account, which acts from now on. */
function addSilence(world: World, input: SilenceInput, work: Work | null = null): SilenceRow {
  watchSilences(world);
  const { id, name } = world.persona;
  const row = silenceRows.of(world).add({
    id: world.nextId('SL'),
    ...input,
    createdBy: { id, name },
    createdAt: world.now(),
    endedAt: null,
    endedBy: null,
    ...(work && { work }),
    version: 1,
  });
  noteSilence(world, row);
  return row;
}

/** Ends a silence now, on behalf of the present account. */
function endSilence(world: World, row: SilenceRow): void {
  watchSilences(world);
  const { id, name } = world.persona;
  const change = { endedAt: world.now(), endedBy: { id, name } };
  noteSilence(world, silenceRows.of(world).changeVersion(row.id, row.version, change));
}

function standing(world: World, id: string): SilenceRow {
  const row = silenceRows.of(world).get(id);
  if (silenceCan.change({ state: stateOf(row, world.now()) }) !== true)
    refuse('ILLEGAL_STATE', { why: 'silenceEnded' });
  return row;
}

/** The nodes that alarms can be about. */
function watchedNodes(world: World): { id: string; name: string }[] {
  const ids = new Set(Object.values(NODE_OF));
  return nodesOf(world).rows.flatMap(({ id, name }) => (ids.has(id) ? [{ id, name }] : []));
}

export const silence = implement(silences, {
  list: (request, { world, language }) => {
    const rows = silenceRows.of(world).rows.map(tellerOf(world, language)).map(rowOf);
    rows.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.createdAt - a.createdAt);
    const { list, total } = pageOf(rows, request, FACTS);
    return { list: list.map(({ repeat: _, creator: __, about: ___, sources: ____, ...told }) => told), total };
  },
  get: ({ id }, { world, language }) => tellerOf(world, language)(silenceRows.of(world).get(id)),
  getCalendar: ({ from, to }, { world, language }) => {
    const rows = silenceRows
      .of(world)
      .rows.filter(({ schedule, endedAt }) =>
        occurrencesOf(schedule, [from, to]).some(([start]) => endedAt === null || start < endedAt),
      );
    return { total: rows.length, list: rows.slice(0, MOST_IN_CALENDAR).map(tellerOf(world, language)) };
  },
  getOptions: (_, { world, language }) => {
    const tasks = taskRows.of(world).rows;
    const scenes = SCENES.filter(({ id }) => tasks.some(({ sceneId }) => sceneId === id));
    const sources = [...scenes.flatMap((one) => one.sources), ...alarmsOf(world).map(({ episode }) => episode.source)];
    return {
      tasks: tasks.map((task) => ({ id: task.id, name: taskNameIn(task, language) })),
      nodes: watchedNodes(world),
      sources: [...new Set(sources)].sort(),
      products: [...new Set(scenes.map(({ product }) => product))].sort(),
    };
  },
  preview: (draft, { world, language }) => previewOf(world, draft, language),
  add: (input, { world }) => ({ id: addSilence(world, examined(world, input, null)).id }),
  addForNode: ({ nodeId, name, minutes, work }, { world }) => {
    const startAt = world.now();
    const matchers = { taskIds: [], nodeIds: [nodeId], sources: [], products: [], levels: [] };
    const schedule = { repeat: 'once' as const, startAt, endAt: startAt + minutes * MINUTE };
    if (!nodesOf(world).rows.some(({ id }) => id === nodeId)) refuse('MATCHER_GONE', { values: { name: nodeId } });
    return { id: addSilence(world, { name, matchers, schedule, reason: '' }, work).id };
  },
  addForRecovery: ({ name, minutes, work }, { world }) => {
    const startAt = world.now();
    const nodeIds = watchedNodes(world).map(({ id }) => id);
    const matchers = { taskIds: [], nodeIds, sources: [], products: [], levels: [] };
    const schedule = { repeat: 'once' as const, startAt, endAt: startAt + minutes * MINUTE };
    return { id: addSilence(world, { name, matchers, schedule, reason: '' }, work).id };
  },
  update: ({ id, version, ...input }, { world }) => {
    watchSilences(world);
    const saved = standing(world, id);
    const next = examined(world, input, saved);
    noteSilence(world, silenceRows.of(world).changeVersion(id, version, next));
    return {};
  },
  end: ({ id }, { world }) => {
    endSilence(world, standing(world, id));
    return {};
  },
});
