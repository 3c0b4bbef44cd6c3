import {
  rollouts as contract,
  type Rollout,
  type RolloutDetail,
  type RolloutMember,
} from '@/api/system-settings/rollout';
import { can, goesOn, isUnderWay, isUndone } from '@/api/system-settings/rollout-state';
import { leftOut, MOST_UPGRADED } from '@/domain/rollout/plan';
import { devicesOf } from '../rollout/devices';
import {
  beginMember,
  beginWave,
  follow,
  frozenIn,
  isWaveOver,
  type Kept,
  type Member,
  rollBack,
  rolloutOf,
  rollouts,
  settle,
} from '../rollout/engine';
import { endStop } from '../rollout/notices';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { refuseFrozen } from './freeze-rows';
import { softwareOf } from './node-software';

const FACTS = { keyword: ['id', 'name', 'softwareVersion', 'startedBy'], time: 'startedAt' } as const;

const FAILED: ReadonlySet<string> = new Set(['failed', 'rollingBack', 'rollbackSuccess', 'rollbackFailed']);

function countsOf(members: readonly Member[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { state } of members) counts[state] = (counts[state] ?? 0) + 1;
  return counts;
}

const shown = (rollout: Kept): Rollout => {
  const { id, name, softwareId, type, softwareVersion, state, pausedBy, continuesAt } = rollout;
  const { by, startedAt, endedAt, members, wave, waves } = rollout;
  return {
    ...{ id, name, softwareId, type, softwareVersion, state, pausedBy, continuesAt },
    startedBy: by.name,
    startedAt,
    // Nodes of it may be under way again: retried, or rolled back.
    endedAt: members.some(isUnderWay) ? null : endedAt,
    nodes: members.length,
    succeeded: members.filter((one) => one.state === 'success').length,
    failed: members.filter((one) => FAILED.has(one.state)).length,
    states: countsOf(members),
    underWay: members.filter(isUnderWay).length,
    wave,
    waves,
  };
};

const memberOf = ({ id, name, site, wave, state, step, since, reason, from, now, ...rest }: Member): RolloutMember => ({
  ...{ id, name, site, wave, state, step, since, reason, from, now },
  withdrawn: rest.withdrawn.length,
  checks: rest.checks,
});

/** How long upgrades of nodes of a type took up to now. */
const durationsOf = (world: World, type: string): number[] =>
  rollouts
    .of(world)
    .rows.filter((one) => one.type === type)
    .flatMap(({ durations }) => durations);

const detailOf = (rollout: Kept): RolloutDetail => ({ ...shown(rollout), policy: rollout.policy });

/** The nodes that a package is for, as they are now. */
const candidatesOf = (world: World, type: string) =>
  (devicesOf(type)?.list(world) ?? []).map((node) => ({
    ...node,
    rolloutId: rolloutOf(world, node.id, type)?.id ?? null,
  }));

function existing(world: World, id: string): Kept {
  settle(world);
  return rollouts.of(world).get(id);
}

/** A rollout that a step may be taken on; what follows from it happens at once. */
function take(world: World, id: string, permit: (rollout: Kept) => boolean, run: (rollout: Kept, now: number) => void) {
  const rollout = existing(world, id);
  if (!permit(rollout)) refuse('ILLEGAL_STATE');
  run(rollout, world.now());
  settle(world);
  return {};
}

export const rollout = implement(contract, {
  list: (request, { world }) => pageOf(rollouts.of(world).rows.map(shown), request, FACTS),
  get: ({ id }, { world }) => detailOf(existing(world, id)),
  getMembers: ({ id }, { world }) => {
    const { members, type } = existing(world, id);
    return { list: members.map(memberOf), durations: durationsOf(world, type) };
  },
  getCandidates: ({ id }, { world }) => {
    const { type } = softwareOf(world, id);
    return { list: candidatesOf(world, type), durations: durationsOf(world, type) };
  },
  add: ({ softwareId, waves, ...policy }, { world }) => {
    const { name, type, softwareVersion } = softwareOf(world, softwareId);
    const found = new Map(candidatesOf(world, type).map((node) => [node.id, node]));
    const wanted = waves.flat();
    if (new Set(wanted).size !== wanted.length || wanted.length > MOST_UPGRADED)
      refuse('INVALID', { fields: ['nodeIds'] });
    const members = waves.flatMap((ids, index) =>
      ids.map((id): Member => {
        const node = found.get(id) ?? refuse('NOT_FOUND', { fields: ['nodeIds'] });
        return {
          ...{ id, name: node.name, site: node.site, wave: index + 1, state: 'inactive', status: node.status },
          ...{ step: null, since: null, dueAt: null, reason: null, beganAt: null, waitsUntil: 0 },
          ...{ from: node.softwareVersion, now: node.softwareVersion, withdrawn: [], checks: [] },
          before: { sessions: null, successRate: null, latencyMs: null },
        };
      }),
    );
    const busy = members.filter(({ id }) => {
      const node = found.get(id);
      return node && leftOut({ ...node, upgrade: node.upgrade ?? undefined }, softwareVersion) !== null;
    });
    const nodes = busy.map((one) => one.name).join('、');
    if (busy.length > 0) refuse('NODES_BUSY', { fields: ['nodeIds'], values: { nodes } });
    if (devicesOf(type)?.kind === 'businessNode') refuseFrozen(world, wanted);
    const now = world.now();
    const made = rollouts.of(world).add({
      ...{ id: world.nextId('RO'), name, softwareId, type, softwareVersion, state: 'upgrading' },
      ...{ pausedBy: null, continuesAt: null, by: world.persona, startedAt: now, endedAt: null, policy, members },
      ...{ wave: 0, waves: waves.length, failures: 0, durations: [], alarmId: null },
    });
    beginWave(world, made, now);
    settle(world);
    return { id: made.id };
  },
  pause: ({ id }, { world }) =>
    take(
      world,
      id,
      (one) => can.pause(one) === true,
      (one) => void Object.assign(one, { state: 'paused', pausedBy: 'operator', continuesAt: null }),
    ),
  continue: ({ id, wave }, { world }) =>
    take(
      world,
      id,
      (one) => can.continue(one) === true && one.wave === wave,
      (one, now) => {
        const next = isWaveOver(one) ? one.members.filter((member) => member.wave === one.wave + 1) : [];
        const frozen = frozenIn(world, one, next, now);
        if (frozen) refuseFrozen(world, [frozen.member.id]);
        endStop(world, one);
        // Who lets it go on has seen what failed so far.
        Object.assign(one, { state: 'upgrading', pausedBy: null, continuesAt: null, failures: 0 });
        if (isWaveOver(one)) beginWave(world, one, now);
      },
    ),
  cancel: ({ id }, { world }) =>
    take(
      world,
      id,
      (one) => can.cancel(one) === true,
      (one, now) => {
        endStop(world, one);
        Object.assign(one, { state: 'cancelled', pausedBy: null, continuesAt: null });
        for (const member of one.members)
          if (member.state === 'inactive') Object.assign(member, { state: 'cancelled', since: now });
        follow(world, one, now);
      },
    ),
  rollBackFailed: ({ id }, { world }) =>
    take(
      world,
      id,
      (one) => can.rollBackFailed(one.members) === true,
      (one, now) => {
        for (const member of one.members.filter(isUndone)) rollBackIn(world, one, member, now);
      },
    ),
  retryNode: ({ id, member: nodeId }, { world }) =>
    take(
      world,
      id,
      (one) => one.members.some((member) => member.id === nodeId && isRetried(world, one, member)),
      (one, now) => {
        if (frozenIn(world, one, [{ id: nodeId }], now)) refuseFrozen(world, [nodeId]);
        for (const member of one.members) if (member.id === nodeId) beginMember(world, one, member, now);
      },
    ),
});

/** Whether a node is this rollout's still: one that another has taken over is not. */
const isOwn = (world: World, one: Kept, { id }: Member): boolean =>
  (rolloutOf(world, id, one.type) ?? one).id === one.id;

function isRetried(world: World, one: Kept, member: Member): boolean {
  // One that was given up may begin; of a rollout that goes on its wave comes by itself.
  return can.retryNode(member) === true && isOwn(world, one, member) && !isBusyElsewhere(world, one, member);
}

function rollBackIn(world: World, one: Kept, member: Member, now: number): void {
  if (isOwn(world, one, member)) rollBack(world, one, member, now);
}

/** A node whose upgrade somebody set going by hand, or whose network is being changed. */
function isBusyElsewhere(world: World, one: Kept, { id }: Member): boolean {
  const node = candidatesOf(world, one.type).find((candidate) => candidate.id === id);
  const reason = node && leftOut({ ...node, upgrade: node.upgrade ?? undefined, rolloutId: null }, '');
  return reason === 'upgrading' || reason === 'applying';
}

/** What an operator does to the upgrade of a node from the list of nodes; false where no rollout goes on with it. */
export function stepInRollout(world: World, nodeId: string, step: 'retry' | 'rollBack'): boolean {
  settle(world);
  const one = rolloutOf(world, nodeId, 'business');
  const member = one?.members.find(({ id }) => id === nodeId);
  if (!one || !member || !goesOn(one)) return false;
  const now = world.now();
  if (step === 'retry') beginMember(world, one, member, now);
  else rollBack(world, one, member, now);
  settle(world);
  return true;
}
