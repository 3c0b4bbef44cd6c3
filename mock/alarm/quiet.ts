import type { AlarmRecord } from '@/api/alarm/record';
import { isMatched, type Matched, occurrencesOf, presentOf, united } from '@/domain/alarm/silence';
import type { Range } from '@/lib/time';
import { knows } from '../runtime/gateway-kind';
import type { World } from '../runtime/world';
import { nodesOf } from '../system-settings/node-rows';
import type { Alarm } from './course';
import { NODE_OF } from './scene-seeds';
import { type SilenceRow, silenceRows } from './silence-rows';
import type { TaskRow } from './task-rows';

/** A silence as it was from a time on, up to the change or the end of it: what it kept quiet then stays true. */
interface Reign extends Pick<SilenceRow, 'matchers' | 'schedule'> {
  /** With the name that it has now. */
  row: SilenceRow;
  from: number;
  to: number;
  /** Its present or next time as it was last worked out, and for which moments that holds. */
  known: { from: number; to: number; present: Range | null } | null;
}

/** What of an alarm stays as it is, so that alarms that share it have the same silences. */
type Lasting = Omit<Matched, 'level'>;

interface Kept {
  reigns: Reign[];
  /** By what each is about first of all: a source, else a node, a task, a product, a level. */
  index: Map<string, Reign[]> | null;
  /** What an alarm of a task and a source can be kept quiet by. */
  found: Map<string, readonly Reign[]>;
  /** What keeps alarms of a task, source and level quiet at one moment. */
  marks: { at: number; known: Map<string, AlarmRecord['quiet']> };
}

const keptIn = new WeakMap<World, Kept>();
const noMarks = () => ({ at: Number.NaN, known: new Map() });

const reignOf = (row: SilenceRow, from: number): Reign => {
  const { matchers, schedule, endedAt } = row;
  return { row, matchers, schedule, from, to: endedAt ?? Number.POSITIVE_INFINITY, known: null };
};

function keptOf(world: World): Kept {
  const known = keptIn.get(world);
  if (known) return known;
  const reigns = silenceRows.of(world).rows.map((row) => reignOf(row, row.createdAt));
  const kept: Kept = { reigns, index: null, found: new Map(), marks: noMarks() };
  keptIn.set(world, kept);
  return kept;
}

/** Must be called before the first change of a silence in a world, so that how it was is known. */
export const watchSilences = (world: World): void => void keptOf(world);

/** A silence came, was changed or ended: from then on it acts as it is, and what it did before stays. */
export function noteSilence(world: World, row: SilenceRow, at = world.now()): void {
  const kept = keptOf(world);
  for (const one of kept.reigns) if (one.row.id === row.id) one.to = Math.min(one.to, at);
  if (row.endedAt === null) kept.reigns.push(reignOf(row, at));
  kept.index = null;
  kept.found.clear();
  kept.marks = noMarks();
}

const KEYS = [
  ['sources', 'source'],
  ['nodeIds', 'nodeId'],
  ['taskIds', 'taskId'],
  ['products', 'product'],
] as const;

function indexOf(kept: Kept): Map<string, Reign[]> {
  if (kept.index) return kept.index;
  const index = new Map<string, Reign[]>();
  for (const one of kept.reigns) {
    const [list, name] = KEYS.find(([list]) => one.matchers[list].length > 0) ?? [];
    const keys = list ? one.matchers[list].map((value) => `${name} ${value}`) : ['any'];
    for (const key of keys) {
      const known = index.get(key);
      if (known) known.push(one);
      else index.set(key, [one]);
    }
  }
  kept.index = index;
  return index;
}

/** What can keep an alarm quiet, whatever its level is. */
function candidatesOf(world: World, facts: Lasting): readonly Reign[] {
  const kept = keptOf(world);
  const key = `${facts.taskId} ${facts.source}`;
  const known = kept.found.get(key);
  if (known) return known;
  const index = indexOf(kept);
  const near = [...KEYS.map(([, name]) => `${name} ${facts[name]}`), 'any'].flatMap((one) => index.get(one) ?? []);
  const found = near.filter(({ matchers }) => isMatched({ ...matchers, levels: [] }, { ...facts, level: '' }));
  kept.found.set(key, found);
  return found;
}

/** The node that a source of data is, if it is one. */
export function nodeOf(world: World, source: string): { id: string; name: string } | null {
  const id = NODE_OF[source];
  const node = id === undefined ? undefined : nodesOf(world).rows.find((one) => one.id === id);
  return node ? { id: node.id, name: node.name } : null;
}

/** What of an alarm silences look at, but for its level. */
export const lastingOf = ({ task, episode, scene }: Pick<Alarm, 'task' | 'episode' | 'scene'>): Lasting => ({
  taskId: task.id,
  nodeId: NODE_OF[episode.source] ?? null,
  source: episode.source,
  product: scene.product,
});

/** The levels that an alarm has had, each from a time on: the worst of its events so far, or that of its task. */
function levelsOf({ task, episode, states }: Alarm): readonly { from: number; level: string }[] {
  if (task.level !== 'dynamic') return states.map(({ from, task: { level } }) => ({ from, level }));
  return episode.levels.length > 0 ? episode.levels : [{ from: episode.firstAt, level: 'notice' }];
}

/** The level of an alarm at a time. */
export function levelAt(alarm: Alarm, at: number): string {
  const levels = levelsOf(alarm);
  return (levels.findLast(({ from }) => from <= at) ?? levels[0])?.level ?? alarm.task.level;
}

const shared = (a: Range, b: Range): Range => [Math.max(a[0], b[0]), Math.min(a[1], b[1])];
const isSome = ([from, to]: Range) => from < to;

/** Of some times those in which an alarm has one of these levels; none named is each of them. */
export function whileOfLevel(alarm: Alarm, levels: readonly string[], times: readonly Range[]): Range[] {
  if (levels.length === 0) return [...times];
  const had = levelsOf(alarm);
  const spans = had.flatMap(({ from, level }, index): Range[] => {
    if (!levels.includes(level)) return [];
    const start = index === 0 ? Number.NEGATIVE_INFINITY : from;
    return [[start, had[index + 1]?.from ?? Number.POSITIVE_INFINITY]];
  });
  return times.flatMap((time) => spans.map((span) => shared(time, span)).filter(isSome));
}

/** Whether there is or was any silence that can keep an alarm quiet. */
export const isEverQuiet = (world: World, alarm: Alarm): boolean =>
  knows(world.gateway, 'silences') && candidatesOf(world, lastingOf(alarm)).length > 0;

/** The times in which silences, but for one, keep an alarm quiet, from its beginning up to now. */
export function quietTimesOf(world: World, alarm: Alarm, exceptId?: string): Range[] {
  if (!knows(world.gateway, 'silences')) return [];
  const until = world.now() + 1;
  const times = candidatesOf(world, lastingOf(alarm)).flatMap(({ row, matchers, schedule, from, to }) => {
    if (row.id === exceptId) return [];
    const life = shared([from, to], [alarm.episode.firstAt, until]);
    if (!isSome(life)) return [];
    const own = occurrencesOf(schedule, life).map((one) => shared(one, [from, to]));
    return whileOfLevel(alarm, matchers.levels, own);
  });
  return united(times);
}

/** The present or next time of a silence at a moment, worked out anew only once another one has come. */
function presentAt(reign: Reign, at: number): Range | null {
  const { known } = reign;
  if (known && at >= known.from && at < known.to) return known.present;
  const present = presentOf(reign.schedule, at);
  const to = present === null ? Number.POSITIVE_INFINITY : present[0] <= at ? present[1] : present[0];
  reign.known = { from: at, to, present };
  return present;
}

function activeAt(reign: Reign, at: number): Range | null {
  if (at < reign.from || at >= reign.to) return null;
  const present = presentAt(reign, at);
  return present !== null && present[0] <= at ? present : null;
}

/** What keeps alarms like this one quiet at a moment: of several the one that goes on longest. */
export function quietBy(world: World, facts: Matched, at: number): NonNullable<AlarmRecord['quiet']> | null {
  let last: { row: SilenceRow; until: number } | null = null;
  for (const reign of candidatesOf(world, facts)) {
    const { levels } = reign.matchers;
    if (levels.length > 0 && !levels.includes(facts.level)) continue;
    const present = activeAt(reign, at);
    if (present && (last === null || present[1] > last.until)) last = { row: reign.row, until: present[1] };
  }
  return last && { id: last.row.id, name: last.row.name, until: Number.isFinite(last.until) ? last.until : null };
}

/** Of an alarm what its record says of the node that it is about and of what keeps it quiet at a time. */
export function quietIn(world: World, alarm: Alarm, at: number): Pick<AlarmRecord, 'node' | 'quiet'> {
  if (!knows(world.gateway, 'silences')) return {};
  const { source, endedAt } = alarm.episode;
  const node = nodeOf(world, source);
  if (endedAt !== null && endedAt <= at) return { node, quiet: null };
  const kept = keptOf(world);
  if (kept.marks.at !== at) kept.marks = { at, known: new Map() };
  const level = levelAt(alarm, at);
  const key = `${alarm.task.id} ${source} ${level}`;
  const { known } = kept.marks;
  if (!known.has(key)) known.set(key, quietBy(world, { ...lastingOf(alarm), level }, at));
  return { node, quiet: known.get(key) ?? null };
}

/** What keeps alarms of a task quiet now: all that it can raise, or some of them. */
export function silencesOfTask(
  world: World,
  task: Pick<TaskRow, 'id' | 'level'>,
  { product, sources, levels }: { product: string; sources: readonly string[]; levels: readonly string[] },
) {
  const now = world.now();
  const facts = sources.flatMap((source) =>
    levels.map((level) => ({ taskId: task.id, nodeId: NODE_OF[source] ?? null, source, product, level })),
  );
  return keptOf(world).reigns.flatMap((reign) => {
    const present = activeAt(reign, now);
    if (!present) return [];
    const matched = facts.filter((one) => isMatched(reign.matchers, one)).length;
    if (matched === 0) return [];
    const { id, name } = reign.row;
    return [{ id, name, until: Number.isFinite(present[1]) ? present[1] : null, isWhole: matched === facts.length }];
  });
}
