import type { RolloutPolicy, RolloutState } from '@/api/system-settings/rollout';
import { goesOn, isUnderWay } from '@/api/system-settings/rollout-state';
import { type Figures, failedGate, figureChecks, type GateCheck, sessionCheck } from '@/domain/rollout/gates';
import { MINUTE } from '@/lib/time';
import { workDone } from '../alarm/work-done';
import type { Persona } from '../runtime/personas';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import { frozenBy } from '../system-settings/freeze-rows';
import { type Devices, devicesOf, installMs, STEP_MS } from './devices';
import { begin as beginEffect, end as endEffect } from './effects';
import { fateOf } from './fates';
import { noteNode, tellEnd, tellFreeze, tellStop } from './notices';
import { seeds } from './seeds';

export type Step = 'drain' | 'install' | 'restart' | 'sessions' | 'bringBack' | 'observe';
export type MemberState =
  | 'inactive'
  | 'upgrading'
  | 'success'
  | 'failed'
  | 'rollingBack'
  | 'rollbackSuccess'
  | 'rollbackFailed'
  | 'cancelled';

/** A node in a rollout. */
export interface Member {
  id: string;
  name: string;
  site: string | null;
  /** Counted from 1. */
  wave: number;
  state: MemberState;
  step: Step | null;
  since: number | null;
  /** When the step ends. */
  dueAt: number | null;
  reason: string | null;
  from: string;
  now: string;
  /** The status that it has when it is on its link. */
  status: string;
  /** The addresses that were withdrawn and are not announced again, by their ids. */
  withdrawn: string[];
  before: Figures;
  checks: GateCheck[];
  beganAt: number | null;
  /** When waiting for its sessions is over. */
  waitsUntil: number;
}

/** A rollout as it is kept. */
export interface Kept {
  id: string;
  name: string;
  softwareId: string;
  type: string;
  softwareVersion: string;
  state: RolloutState;
  pausedBy: 'operator' | 'failures' | 'wave' | 'freeze' | null;
  continuesAt: number | null;
  by: Persona;
  startedAt: number;
  endedAt: number | null;
  policy: RolloutPolicy;
  members: Member[];
  /** The wave that has begun, counted from 1, of so many. */
  wave: number;
  waves: number;
  /** Nodes that failed since somebody last let it go on. */
  failures: number;
  durations: number[];
  /** The alarm that stands while it has stopped by itself. */
  alarmId: string | null;
}

export const rollouts = table<Kept>('rollout', seeds);

/** How long a node may stay away after its restart, and its sessions after that. */
const NO_ANSWER_MS = 5 * MINUTE;
const SESSIONS_MS = 3 * MINUTE;
/** How often it is looked for sessions. */
const LOOK_MS = 5_000;

const devices = ({ type }: Kept): Devices => {
  const known = devicesOf(type);
  if (!known) throw new TypeError(`no nodes are known of the type ${type}`);
  return known;
};

const author = ({ by: { id, name } }: Kept, at: number) => ({ id, name, at });

function enter(world: World, rollout: Kept, member: Member, step: Step, at: number): void {
  Object.assign(member, { step, since: at });
  const { id } = member;
  if (step === 'drain') {
    member.withdrawn = devices(rollout).drain(world, id, author(rollout, at));
    if (member.withdrawn.length > 0) beginEffect(world, id, 'drained', at);
  } else if (step === 'restart') {
    devices(rollout).setStatus(world, id, 'offline');
    beginEffect(world, id, 'down', at);
  } else if (step === 'sessions') member.waitsUntil = at + SESSIONS_MS;
  member.dueAt = at + lengthOf(world, rollout, member, step);
}

function lengthOf(world: World, { policy }: Kept, member: Member, step: Step): number {
  if (step === 'install') return member.state === 'rollingBack' ? STEP_MS.rollBack : installMs(member.id);
  if (step === 'restart') return staysAway(world, member) ? NO_ANSWER_MS : STEP_MS.restart;
  if (step === 'sessions') return LOOK_MS;
  if (step === 'observe') return policy.observeMinutes * MINUTE;
  // Without an address of its own there is nothing to withdraw and nothing to wait for.
  return member.withdrawn.length === 0 ? 0 : STEP_MS[step];
}

/** Whether a node does not answer any more once it restarts. */
function staysAway(world: World, { id, state }: Member): boolean {
  const fate = fateOf(world, id);
  return fate === 'gone' || (fate === 'dies' && state === 'upgrading');
}

/** Once its addresses are announced again: a node that was brought back is done, of an upgraded one the figures are looked at. */
function afterBack(world: World, rollout: Kept, member: Member, at: number): void {
  const { policy } = rollout;
  const isJudged = figureChecks(policy, member.before, member.before).some(({ isMet }) => isMet !== null);
  if (member.state === 'rollingBack') settleMember(world, rollout, member, 'rollbackSuccess', at);
  else if (isJudged) enter(world, rollout, member, 'observe', at);
  else settleMember(world, rollout, member, 'success', at);
}

function fail(world: World, rollout: Kept, member: Member, reason: string, at: number): void {
  member.reason = reason;
  const isBack = member.state === 'rollingBack';
  settleMember(world, rollout, member, isBack ? 'rollbackFailed' : 'failed', at);
  if (isBack) return;
  rollout.failures += 1;
  if (rollout.policy.onFailure === 'rollBack') rollBack(world, rollout, member, at);
  const { policy, failures, state, pausedBy, wave, waves } = rollout;
  // After the last wave there is nothing left to stop.
  if (!goesOn(rollout) || failures < policy.stopAfter || wave === waves) return;
  if (state === 'paused' && pausedBy !== 'wave') return;
  Object.assign(rollout, { state: 'paused', pausedBy: 'failures', continuesAt: null });
  tellStop(world, rollout, at);
}

function settleMember(world: World, rollout: Kept, member: Member, state: MemberState, at: number): void {
  const was = member.state;
  const { id } = member;
  if (state === 'success' && member.beganAt !== null) {
    const watched = member.step === 'observe' ? rollout.policy.observeMinutes * MINUTE : 0;
    rollout.durations.push(at - member.beganAt - watched);
  }
  Object.assign(member, { state, step: null, since: at, dueAt: null });
  devices(rollout).tell(world, id, { upgrade: state, version: null });
  if (devices(rollout).kind === 'businessNode') workDone(world, id, 'upgrade', at);
  noteNode(world, rollout, member, devices(rollout).kind, was, at);
}

/** What is due when the step of a node ends. */
function go(world: World, rollout: Kept, member: Member, at: number): void {
  const { step } = member;
  member.dueAt = null;
  if (step === 'drain') enter(world, rollout, member, 'install', at);
  else if (step === 'install') {
    if (member.state === 'upgrading' && fateOf(world, member.id) === 'refuses')
      fail(world, rollout, member, 'install', at);
    else enter(world, rollout, member, 'restart', at);
  } else if (step === 'restart') {
    if (staysAway(world, member)) fail(world, rollout, member, 'noAnswer', at);
    else comeBack(world, rollout, member, at);
  } else if (step === 'sessions') look(world, rollout, member, at);
  else if (step === 'bringBack') {
    devices(rollout).bringBack(world, member.id, member.withdrawn, author(rollout, at));
    member.withdrawn = [];
    endEffect(world, member.id, at, 'drained');
    afterBack(world, rollout, member, at);
  } else judge(world, rollout, member, at);
}

/** A node is back on its link, with the software that it was given. */
function comeBack(world: World, rollout: Kept, member: Member, at: number): void {
  const own = devices(rollout);
  const { id } = member;
  const isBack = member.state === 'rollingBack';
  const fate = isBack ? null : fateOf(world, id);
  member.now = isBack ? member.from : rollout.softwareVersion;
  own.install(world, id, member.now);
  own.setStatus(world, id, member.status);
  own.restart(world, id, at, fate !== 'silent');
  for (const effect of ['down', 'slow', 'drops'] as const) endEffect(world, id, at, effect);
  if (fate === 'slow' || fate === 'drops') beginEffect(world, id, fate, at);
  enter(world, rollout, member, 'sessions', at);
}

/** Whether the node resolves as well as before. */
function judge(world: World, rollout: Kept, member: Member, at: number): void {
  const { policy } = rollout;
  const own = devices(rollout);
  const figures = own.figures(world, member.id, at - policy.observeMinutes * MINUTE, at);
  const now = { sessions: own.sessions(world, member.id, at), ...figures };
  member.checks = [...sessionCheck(policy, member.before, now), ...figureChecks(policy, member.before, now)];
  const failed = failedGate(member.checks);
  if (failed) fail(world, rollout, member, failed, at);
  else settleMember(world, rollout, member, 'success', at);
}

/** Whether the sessions are back; they are waited for a while, also where they are no gate: an address that nobody hears of is not back. */
function look(world: World, rollout: Kept, member: Member, at: number): void {
  const now = { sessions: devices(rollout).sessions(world, member.id, at), successRate: null, latencyMs: null };
  const isThere = now.sessions === null || now.sessions >= (member.before.sessions ?? 0);
  member.checks = sessionCheck(rollout.policy, member.before, now);
  const isLate = at >= member.waitsUntil;
  if (isThere || (isLate && failedGate(member.checks) === null)) enter(world, rollout, member, 'bringBack', at);
  else if (isLate) fail(world, rollout, member, 'sessions', at);
  else member.dueAt = Math.min(at + LOOK_MS, member.waitsUntil);
}

/** Begins the upgrade of a node, or begins it anew. */
export function beginMember(world: World, rollout: Kept, member: Member, at: number): void {
  const own = devices(rollout);
  const { observeMinutes, isDrained } = rollout.policy;
  const node = own.list(world).find(({ id }) => id === member.id);
  const before = {
    sessions: own.sessions(world, member.id, at),
    ...own.figures(world, member.id, at - observeMinutes * MINUTE, at),
  };
  const isAway = node?.status === 'offline';
  // A node that is away, or has the new version already, is compared with what it was before that.
  const isAsBefore = !isAway && node?.softwareVersion !== rollout.softwareVersion;
  Object.assign(member, {
    state: 'upgrading',
    reason: null,
    checks: [],
    beganAt: at,
    ...(isAsBefore && { before, status: node?.status ?? member.status, from: node?.softwareVersion ?? member.from }),
  });
  own.tell(world, member.id, { upgrade: 'upgrading', version: rollout.softwareVersion });
  enter(world, rollout, member, isDrained && member.withdrawn.length === 0 && !isAway ? 'drain' : 'install', at);
}

/** Brings a node back to the version that it had. */
export function rollBack(world: World, rollout: Kept, member: Member, at: number): void {
  member.state = 'rollingBack';
  devices(rollout).tell(world, member.id, { upgrade: 'rollingBack', version: null });
  enter(world, rollout, member, 'install', at);
}

const inWave = ({ members, wave }: Kept) => members.filter((one) => one.wave === wave);

/** The freeze that a node of a wave is in, with that node; DDI nodes are in none. */
export function frozenIn<M extends Pick<Member, 'id'>>(world: World, rollout: Kept, members: readonly M[], at: number) {
  if (devices(rollout).kind !== 'businessNode') return null;
  for (const member of members) {
    const freeze = frozenBy(world, member.id, at);
    if (freeze) return { freeze, member };
  }
  return null;
}

/** Begins the wave after the one that is over; in a freeze of one of its nodes it stops instead, and that is told. */
export function beginWave(world: World, rollout: Kept, at: number): void {
  const next = rollout.members.filter(({ wave }) => wave === rollout.wave + 1);
  const frozen = frozenIn(world, rollout, next, at);
  if (frozen) {
    Object.assign(rollout, { state: 'paused', pausedBy: 'freeze', continuesAt: null });
    tellFreeze(world, rollout, frozen.freeze, frozen.member, at);
    return;
  }
  Object.assign(rollout, { state: 'upgrading', pausedBy: null, continuesAt: null, wave: rollout.wave + 1 });
  for (const member of inWave(rollout)) beginMember(world, rollout, member, at);
}

/** Whether nothing of the wave that has begun is under way any more. */
export const isWaveOver = (rollout: Kept): boolean =>
  inWave(rollout).every((member) => !isUnderWay(member) && member.state !== 'inactive');

function finish(world: World, rollout: Kept, at: number): void {
  if (rollout.state !== 'cancelled')
    rollout.state = rollout.members.every(({ state }) => state === 'success') ? 'success' : 'failed';
  const isNew = rollout.endedAt === null;
  Object.assign(rollout, { endedAt: at, pausedBy: null, continuesAt: null });
  if (isNew) tellEnd(world, rollout, at);
}

/** What follows for the whole once a node is done. */
export function follow(world: World, rollout: Kept, at: number): void {
  const { members, wave, waves, state, policy } = rollout;
  if (members.some(isUnderWay)) return;
  const isOver = isWaveOver(rollout);
  if (!goesOn(rollout) || (wave === waves && isOver)) finish(world, rollout, at);
  else if (state === 'upgrading' && isOver) {
    const continuesAt = policy.pause === 'minutes' ? at + policy.pauseMinutes * MINUTE : null;
    Object.assign(rollout, { state: 'paused', pausedBy: 'wave', continuesAt });
  }
}

interface Due {
  at: number;
  run: () => void;
}

/** The next thing that happens by itself in any of the rollouts. */
function nextDue(world: World): Due | null {
  let next: Due | null = null;
  const offer = (at: number | null, run: () => void) => {
    if (at !== null && (next === null || at < next.at)) next = { at, run };
  };
  for (const rollout of rollouts.of(world).rows) {
    const { continuesAt } = rollout;
    if (continuesAt !== null) offer(continuesAt, () => beginWave(world, rollout, continuesAt));
    for (const member of rollout.members) {
      const { dueAt } = member;
      if (dueAt === null) continue;
      offer(dueAt, () => {
        go(world, rollout, member, dueAt);
        follow(world, rollout, dueAt);
      });
    }
  }
  return next;
}

const awaited = new WeakMap<World, number>();

/** Lets everything happen whose time has come, each at its own time, and looks again when the next is due. */
export function settle(world: World): void {
  const now = world.now();
  let next = nextDue(world);
  for (; next !== null && next.at <= now; next = nextDue(world)) next.run();
  if (next === null) return;
  const { at } = next;
  const known = awaited.get(world);
  if (known !== undefined && known <= at && known > now) return;
  awaited.set(world, at);
  world.after(at - now, () => settle(world));
}

/** The rollout that a node is in and that is not over for it. */
export function rolloutOf(world: World, nodeId: string, type: string): Kept | undefined {
  return rollouts
    .of(world)
    .rows.find(
      (one) =>
        one.type === type && one.members.some((member) => member.id === nodeId && (goesOn(one) || isUnderWay(member))),
    );
}
