import { type Freeze, type FreezeInput, freezeCan, freezes } from '@/api/system-settings/node-freeze';
import { standingFreezes } from '@/api/system-settings/standing-freeze';
import { freezeStateAt } from '@/domain/freeze/freeze';
import { rolesOf } from '../business-account/role';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import {
  type FreezeRow,
  freezeRows,
  groupsOf,
  mayOverrideAs,
  namedAccounts,
  namesOf,
  nodesIn,
  ownNodesOf,
} from './freeze-rows';
import { nodesOf } from './node-rows';
import { SITES } from './node-site';

const ORDER = ['active', 'upcoming', 'ended'];

const told = (world: World, row: FreezeRow): Freeze => ({
  ...row,
  ...namesOf(world, row),
  state: freezeStateAt(row, world.now()),
  overrides: row.overrides.map((one) => ({
    ...one,
    node: nodesOf(world).rows.find(({ id }) => id === one.nodeId)?.name ?? one.nodeId,
  })),
});

const FACTS = { keyword: ['id', 'name', 'reason', 'about'], time: 'startAt' } as const;

/** Refuses a freeze that is over already, and one that names what is not there. */
function examined(world: World, input: FreezeInput, saved: FreezeRow | null): FreezeInput {
  if (input.endAt <= world.now()) refuse('ILLEGAL_STATE', { fields: ['endAt'], why: 'isPast' });
  const { scope, overriders } = input;
  const known = {
    'scope.groupIds': { ids: groupsOf(scope), rows: SITES.map((id) => ({ id })) },
    'scope.nodeIds': { ids: ownNodesOf(scope), rows: nodesOf(world).rows },
    'overriders.roleIds': { ids: overriders.roleIds, rows: rolesOf(world) },
    'overriders.accountIds': { ids: overriders.accountIds, rows: namedAccounts(world) },
  };
  // What an edit leaves as it was stays, also where it is gone since.
  const old = saved
    ? [...groupsOf(saved.scope), ...ownNodesOf(saved.scope), ...Object.values(saved.overriders).flat()]
    : [];
  for (const [field, { ids, rows }] of Object.entries(known)) {
    const gone = ids.find((id) => !old.includes(id) && !rows.some((one) => one.id === id));
    if (gone !== undefined) refuse('MATCHER_GONE', { fields: [field], values: { name: gone } });
  }
  return input;
}

function standing(world: World, id: string): FreezeRow {
  const row = freezeRows.of(world).get(id);
  if (freezeCan.change({ state: freezeStateAt(row, world.now()) }) !== true)
    refuse('ILLEGAL_STATE', { why: 'freezeEnded' });
  return row;
}

export const nodeFreeze = implement(
  { ...freezes, ...standingFreezes },
  {
    list: (request, { world }) => {
      const rows = freezeRows.of(world).rows.map((row) => told(world, row));
      const found = rows.map((row) => ({
        ...row,
        about: [...row.groups, ...row.nodes].map(({ name }) => name).join(' '),
      }));
      found.sort((a, b) => ORDER.indexOf(a.state) - ORDER.indexOf(b.state) || b.startAt - a.startAt);
      const { list, total } = pageOf(found, request, FACTS);
      return { list: list.map(({ about: _, ...one }) => one), total };
    },
    get: ({ id }, { world }) => told(world, freezeRows.of(world).get(id)),
    getStanding: (_, { world }) => ({
      list: freezeRows
        .of(world)
        .rows.filter((row) => freezeStateAt(row, world.now()) !== 'ended')
        .map((row) => {
          const { id, name, reason, zone, startAt, endAt, createdBy } = row;
          const { roles, accounts } = namesOf(world, row);
          return {
            ...{ id, name, reason, zone, startAt, endAt },
            nodeIds: nodesIn(world, row),
            setBy: createdBy.name,
            overriders: [...roles, ...accounts].map((one) => one.name),
            mayOverride: mayOverrideAs(world, row, world.persona),
          };
        }),
    }),
    getOptions: (_, { world }) => ({
      groups: SITES.map((id) => ({ id, name: id })),
      nodes: nodesOf(world).rows.map(({ id, name }) => ({ id, name })),
      roles: rolesOf(world).map(({ id, name }) => ({ id, name })),
      accounts: namedAccounts(world),
    }),
    add: (input, { world }) => {
      const { id, name } = world.persona;
      const row = freezeRows.of(world).add({
        id: world.nextId('FZ'),
        ...examined(world, input, null),
        createdBy: { id, name },
        createdAt: world.now(),
        endedAt: null,
        endedBy: null,
        overrides: [],
        version: 1,
      });
      return { id: row.id };
    },
    update: ({ id, version, ...input }, { world }) => {
      const next = examined(world, input, standing(world, id));
      freezeRows.of(world).changeVersion(id, version, next);
      return {};
    },
    end: ({ id }, { world }) => {
      const { version } = standing(world, id);
      const { id: by, name } = world.persona;
      freezeRows.of(world).changeVersion(id, version, { endedAt: world.now(), endedBy: { id: by, name } });
      return {};
    },
  },
);
