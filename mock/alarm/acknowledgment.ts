import type { AcknowledgmentTurn } from '@/api/alarm/acknowledgment';
import type { AlarmRecord } from '@/api/alarm/record';
import { type Acknowledgment, type AcknowledgmentEnd, endOf, type Hold, holdsOf } from '@/domain/alarm/acknowledgment';
import { isWorse } from '@/domain/alarm/scene';
import { accountsOf } from '../business-account/account-rows';
import { knows } from '../runtime/gateway-kind';
import { maySee, personas } from '../runtime/personas';
import { table } from '../runtime/table';
import { accountSeen } from '../runtime/view-as';
import type { World } from '../runtime/world';
import { type Alarm, alarmsOf } from './course';

const HOUR = 3_600_000;

interface Ref {
  id: string;
  name: string;
}

/** What somebody did about the care for an alarm. */
type Act = { at: number; by: Ref; note: string } & (
  | { what: 'acknowledge'; owner: Ref; until: number | null }
  | { what: 'note' | 'release' }
);
type Taking = Extract<Act, { what: 'acknowledge' }>;

/** What the operation log compares: who takes care of an alarm, and what was noted last. */
interface Row {
  id: string;
  name: string;
  owner: string | null;
  until: number | null;
  note: string;
}

const rows = table<Row>('alarm', () => []);
const kept = new WeakMap<World, Map<string, Act[]>>();

const refOf = ({ id, name }: Ref): Ref => ({ id, name });

/** One certificate is being renewed when a world begins: whoever looks at the list sees how that reads. */
function seeds(world: World): Map<string, Act[]> {
  const alarm = alarmsOf(world).find(
    ({ task, episode }) => task.sceneId === 'SC-106' && episode.end === null && episode.firstAt < world.now(),
  );
  if (!alarm || world.persona.key === 'fresh') return new Map();
  const by = refOf(personas.operator);
  const at = alarm.episode.lastAt;
  return new Map([
    [
      alarm.id,
      [{ at, by, what: 'acknowledge', owner: by, until: at + 30 * HOUR, note: '续费订单已提交，等待签发机构签发。' }],
    ],
  ]);
}

function actsOf(world: World, id: string): Act[] {
  const known = kept.get(world) ?? seeds(world);
  kept.set(world, known);
  const acts = known.get(id) ?? [];
  known.set(id, acts);
  return acts;
}

/** Whether anybody ever took care of an alarm, or wrote a note about it. */
export const isCaredFor = (world: World, alarm: Alarm): boolean => actsOf(world, alarm.id).length > 0;

/** When an alarm got worse: an event brought a worse level, or its task was given one. */
function worsenedAt({ episode, states, task }: Alarm): number[] {
  if (task.level === 'dynamic') return episode.worsenedAt;
  const times: number[] = [];
  for (const [index, { from, task: now }] of states.entries()) {
    const before = states[index - 1]?.task.level;
    if (before !== undefined && from > episode.firstAt && isWorse(now.level, before)) times.push(from);
  }
  return times;
}

interface Taken extends Acknowledgment {
  act: Taking;
  end: { at: number; end: AcknowledgmentEnd } | null;
}

/** The acknowledgments of an alarm up to a time, each with its end; a new one or the giving back ends the one before. */
function takenOf(world: World, alarm: Alarm, now: number): Taken[] {
  if (!knows(world.gateway, 'acknowledgments')) return [];
  const acts = actsOf(world, alarm.id).filter(({ at, what }) => at <= now && what !== 'note');
  const course = { endedAt: alarm.episode.endedAt, worsenedAt: worsenedAt(alarm) };
  return acts.flatMap((act, index) => {
    if (act.what !== 'acknowledge') return [];
    const one = { at: act.at, until: act.until, releasedAt: acts[index + 1]?.at ?? null };
    return [{ ...one, act, end: endOf(one, course, now) }];
  });
}

/** When repeats of an alarm are not sent, since somebody takes care of it. */
export function holdsIn(world: World, alarm: Alarm): Hold[] {
  const now = world.now();
  const course = { endedAt: alarm.episode.endedAt, worsenedAt: worsenedAt(alarm) };
  return holdsOf(takenOf(world, alarm, now), course, now);
}

/** Who takes care of an alarm at a time, for its record; of one that is over who did then. */
export function careIn(
  world: World,
  alarm: Alarm,
  now = world.now(),
): Pick<AlarmRecord, 'isAcknowledged' | 'acknowledgment'> {
  if (!knows(world.gateway, 'acknowledgments')) return {};
  const last = takenOf(world, alarm, now).at(-1);
  if (!last || (last.end !== null && last.end.end !== 'over')) return { isAcknowledged: false, acknowledgment: null };
  const { at, by, owner, until, note } = last.act;
  return { isAcknowledged: last.end === null, acknowledgment: { owner, by, at, until, note } };
}

/** Who took care of an alarm at the time of a notice. */
export function ownerAt(world: World, alarm: Alarm, at: number): { name: string; note: string } | null {
  const found = takenOf(world, alarm, world.now()).findLast(
    (one) => one.at <= at && (one.end === null || one.end.at >= at),
  );
  return found ? { name: found.act.owner.name, note: found.act.note } : null;
}

const ENDS = { expired: 'expire', over: 'over', worsened: 'worsen' } as const;

/** The story of the care for an alarm, oldest first. */
export function careStory(world: World, alarm: Alarm): AcknowledgmentTurn[] {
  const now = world.now();
  const bare = { by: null, owner: null, from: null, until: null, note: '' };
  const taken = takenOf(world, alarm, now);
  const takings = taken.map(({ act: { at, by, owner, until, note } }, index): AcknowledgmentTurn => {
    const before = taken[index - 1];
    const last = before?.end?.end === 'released' && before.end.at === at ? before.act.owner : null;
    const what = last === null ? 'acknowledge' : last.id === owner.id ? 'change' : 'takeOver';
    return { at, what, by, owner, from: what === 'takeOver' ? last : null, until, note };
  });
  const ends = taken.flatMap(({ act: { owner }, end }): AcknowledgmentTurn[] =>
    end === null || end.end === 'released' ? [] : [{ ...bare, at: end.at, what: ENDS[end.end], owner }],
  );
  const others = actsOf(world, alarm.id).flatMap(({ at, what, by, note }): AcknowledgmentTurn[] =>
    what === 'acknowledge' || at > now ? [] : [{ ...bare, at, what, by, note }],
  );
  return [...takings, ...ends, ...others].sort((a, b) => a.at - b.at);
}

/** Who can take care of alarms: accounts that can sign in and see them. */
export function ownersOf(world: World): Ref[] {
  const main = world.persona.isMain ? world.persona : personas.main;
  const others = accountsOf(world).rows.filter(({ id }) => {
    const seen = accountSeen(world, id);
    return seen !== null && maySee(seen, 'alarm');
  });
  return [main, ...others].map(refOf);
}

function noteRow(world: World, alarm: Alarm, name: string, change: Partial<Row>): void {
  const known = rows.of(world);
  if (!known.find(alarm.id)) known.rows.push({ id: alarm.id, name, owner: null, until: null, note: '' });
  known.change(alarm.id, { name, ...change });
}

/** Writes down that the present account gives an alarm to somebody, itself mostly. */
export function takeCare(
  world: World,
  alarm: Alarm,
  name: string,
  { owner, until, note }: Pick<Taking, 'owner' | 'until' | 'note'>,
): void {
  actsOf(world, alarm.id).push({ at: world.now(), by: refOf(world.persona), what: 'acknowledge', owner, until, note });
  noteRow(world, alarm, name, { owner: owner.name, until, note });
}

/** Writes down that an alarm was given back. */
export function giveBack(world: World, alarm: Alarm, name: string): void {
  actsOf(world, alarm.id).push({ at: world.now(), by: refOf(world.persona), what: 'release', note: '' });
  noteRow(world, alarm, name, { owner: null, until: null });
}

/** Writes down a note about an alarm. */
export function note(world: World, alarm: Alarm, name: string, text: string): void {
  actsOf(world, alarm.id).push({ at: world.now(), by: refOf(world.persona), what: 'note', note: text });
  noteRow(world, alarm, name, { note: text });
}
