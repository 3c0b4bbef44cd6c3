import { networkChange } from '@/api/system-settings/node-network';
import { pendingApplies } from '@/api/system-settings/pending-apply';
import { scheduledApplies } from '@/api/system-settings/scheduled-apply';
import { MINUTE } from '@/lib/time';
import { personaNow } from '../business-account/account-rows';
import { needReview } from '../console/change-request-rules';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import { checkVersion } from '../runtime/versions';
import type { World } from '../runtime/world';
import { author } from './apply-task';
import { overridden } from './freeze-rows';
import { examineApply, networkOf } from './node-network';
import { awaitTime } from './scheduled-apply-engine';
import { tellNewTime, tellTakenBack } from './scheduled-apply-notices';
import { type ScheduledRow, scheduledOn, scheduledRows, toldScheduled } from './scheduled-apply-rows';

const begun = new WeakSet<World>();

/** The sets of a world; what waits in the seeds is under way from the first look on. */
function rowsNow(world: World) {
  const rows = scheduledRows.of(world);
  if (begun.has(world)) return rows;
  begun.add(world);
  for (const row of rows.rows) if (row.state === 'scheduled') awaitTime(world, row);
  return rows;
}

const FACTS = { keyword: ['id', 'name', 'reason', 'author'], time: 'at' } as const;

/** A time that passed meanwhile is none, and a set is applied at a full minute. */
function checkTime(world: World, at: number): void {
  if (at <= world.now()) refuse('ILLEGAL_STATE', { fields: ['at'], why: 'timePast' });
  if (at % MINUTE !== 0) refuse('INVALID', { fields: ['at'] });
}

const setOf = ({ from, changes }: ScheduledRow) => ({ version: from, changes: networkChange.array().parse(changes) });

/** One that waits still. */
function waiting(world: World, id: string): ScheduledRow {
  const row = rowsNow(world).get(id);
  return row.state === 'scheduled' ? row : refuse('ILLEGAL_STATE', { why: 'notWaiting' });
}

export const scheduledApply = implement(
  { ...scheduledApplies, ...pendingApplies },
  {
    list: (request, { world }) => {
      const rows = rowsNow(world).rows.map((row) => ({ ...toldScheduled(world, row), author: row.by.name }));
      rows.sort((a, b) => Number(b.state === 'scheduled') - Number(a.state === 'scheduled') || b.at - a.at);
      const { list, total } = pageOf(rows, request, FACTS);
      return { list: list.map(({ author: _, ...row }) => row), total };
    },
    get: ({ id }, { world }) => toldScheduled(world, rowsNow(world).get(id)),
    getSet: ({ id }, { world }) => setOf(rowsNow(world).get(id)),
    getPending: (_, { world }) => ({
      list: rowsNow(world)
        .rows.filter(({ state }) => state === 'scheduled')
        .sort((a, b) => a.at - b.at)
        .map((row) => toldScheduled(world, row)),
    }),
    add: ({ nodeId, at, despite = '', reason = '', ...request }, { world }) => {
      needReview(world, 'network');
      checkTime(world, at);
      overridden(world, nodeId, despite, at);
      if (scheduledOn(world, nodeId)) refuse('ILLEGAL_STATE', { why: 'scheduledAlready' });
      const { node } = examineApply(world, { id: nodeId, reason, ...request });
      const row = rowsNow(world).add({
        ...{ id: world.nextId('SA'), nodeId, name: node.name, at, despite, reason, state: 'scheduled' },
        despiteBy: despite === '' ? null : world.persona.id,
        ...{ by: author(world), from: node.version, base: networkOf(world, nodeId).config },
        ...{ changes: request.changes, secrets: request.secrets },
        ...{ isGuarded: request.isGuarded, waitMinutes: request.waitMinutes },
        ...{ problem: null, freezeReason: null, taskId: null, nodeVersion: null, moved: [] },
        ...{ endedAt: null, endedBy: null, sessions: null, version: 1 },
      });
      awaitTime(world, row);
      return { id: row.id };
    },
    update: ({ id, version, at, despite = '' }, { world }) => {
      const row = waiting(world, id);
      checkVersion(world, row.version, version);
      checkTime(world, at);
      overridden(world, row.nodeId, despite, at);
      const despiteBy = despite === '' ? null : world.persona.id;
      const changed = rowsNow(world).changeVersion(id, version, { at, despite, despiteBy });
      awaitTime(world, changed);
      tellNewTime(world, changed, personaNow(world, changed.by.id));
      return {};
    },
    withdraw: ({ id }, { world }) => {
      const row = waiting(world, id);
      const { id: by, name } = world.persona;
      const { version } = row;
      const ended = rowsNow(world).change(id, {
        ...{ state: 'withdrawn', endedAt: world.now(), endedBy: { id: by, name }, secrets: [] },
        version: version + 1,
      });
      tellTakenBack(world, ended, personaNow(world, row.by.id));
      return setOf(row);
    },
  },
);
