import { isWaitedFor, standingOf } from '@/domain/net/session-evidence';
import { personaNow } from '../business-account/account-rows';
import { needReview } from '../console/change-request-rules';
import { differences } from '../runtime/difference';
import { knows } from '../runtime/gateway-kind';
import { mayDo, type Persona } from '../runtime/personas';
import { Refusal } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { hearOfEnds, waitingFor } from './apply-task';
import { frozenBy, mayOverrideAs } from './freeze-rows';
import { applyNow, isLinked, networkOf } from './node-network';
import { noteApplied, tellNotApplied, tellOutcome } from './scheduled-apply-notices';
import { movedOf, type ScheduledRow, scheduledRows } from './scheduled-apply-rows';

/** Who answers for it in a freeze, as he is now. */
const overriderOf = (world: World, { despiteBy }: ScheduledRow) =>
  despiteBy === null ? null : personaNow(world, despiteBy);

/** What stands in the way of a set at its time. */
function problemOf(world: World, row: ScheduledRow, author: Persona | null): Partial<ScheduledRow> | null {
  if (!author || !mayDo(author, 'nodeNetwork.apply')) return { problem: 'noRight' };
  const freeze = frozenBy(world, row.nodeId);
  const overrider = overriderOf(world, row);
  if (freeze && !(overrider && mayOverrideAs(world, freeze, overrider)))
    return { problem: 'frozen', freezeReason: freeze.reason };
  if (waitingFor(world, row.nodeId)) return { problem: 'busy' };
  const moved = movedOf(world, row);
  if (moved.length > 0) return { problem: 'baseMoved', moved };
  return isLinked(world, row.nodeId) ? null : { problem: 'offline' };
}

function end(world: World, row: ScheduledRow, change: Partial<ScheduledRow>): ScheduledRow {
  return scheduledRows.of(world).change(row.id, { ...change, version: row.version + 1 });
}

function notApplied(world: World, row: ScheduledRow, why: Partial<ScheduledRow>): void {
  const at = world.now();
  const author = personaNow(world, row.by.id);
  tellNotApplied(world, end(world, row, { ...why, state: 'notApplied', endedAt: at }), author, at);
}

/** Applies a set as if whoever scheduled it pressed Apply now; nobody is there, so the gateway decides what it waits for. */
function run(world: World, row: ScheduledRow): void {
  const author = personaNow(world, row.by.id);
  const problem = problemOf(world, row, author);
  if (problem) {
    notApplied(world, row, problem);
    return;
  }
  const { id, nodeId, changes, secrets, isGuarded, waitMinutes, reason, despite } = row;
  const at = world.now();
  const { version, config } = networkOf(world, nodeId);
  const request = { id: nodeId, version, changes, secrets: [...secrets], isGuarded, waitMinutes, reason, despite };
  try {
    // It was asked for since: nobody else has looked at this set.
    needReview(world, 'network');
    const task = world.seenAs(author, () =>
      applyNow(
        world,
        { ...request, isKeptWhenBack: isGuarded },
        { scheduledId: id, overrider: overriderOf(world, row) },
      ),
    );
    const isWaiting = task.status === 'waiting';
    const after = networkOf(world, nodeId);
    const nodeVersion = knows(world.gateway, 'nodeVersions') ? after.version : null;
    const begun = end(world, row, {
      ...{ state: isWaiting ? 'applying' : 'kept', taskId: task.id, nodeVersion, secrets: [] },
      endedAt: isWaiting ? null : at,
    });
    noteApplied(world, begun, at, {
      changes: differences({ config }, { config: after.config }),
      taskId: task.id,
      ...(nodeVersion !== null && { nodeVersion }),
    });
    if (!isWaiting) tellOutcome(world, begun, author, at, at);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    notApplied(world, row, { problem: 'refused' });
  }
}

/** Waits for the time of a set: another time that is chosen meanwhile has a wait of its own. */
export function awaitTime(world: World, { id, at }: Pick<ScheduledRow, 'id' | 'at'>): void {
  world.after(at - world.now(), () => {
    const row = scheduledRows.of(world).rows.find((one) => one.id === id);
    if (row?.state === 'scheduled' && row.at === at) world.asOf(at, () => run(world, row));
  });
}

hearOfEnds((world, { scheduledId, status, ended }, sessions) => {
  const row = scheduledId === null ? undefined : scheduledRows.of(world).rows.find(({ id }) => id === scheduledId);
  if (!row || !ended) return;
  const standing = sessions.map((one) => ({ one, standing: standingOf(one) }));
  const back = standing.filter((each) => each.standing === 'back').length;
  const missing = standing.filter((each) => each.standing === 'missing').length;
  const done = end(world, row, {
    state: status === 'kept' ? 'kept' : 'rolledBack',
    sessions: { before: back + missing, back, down: sessions.filter(isWaitedFor).map(({ peer }) => peer) },
    endedAt: ended.at,
    endedBy: ended.by,
    nodeVersion: knows(world.gateway, 'nodeVersions') ? networkOf(world, row.nodeId).version : null,
  });
  tellOutcome(world, done, personaNow(world, row.by.id), row.at, ended.at);
});
