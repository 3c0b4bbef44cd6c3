import type { Freeze } from '@/api/system-settings/node-freeze';
import { type FreezeScope, freezeStateAt, isInScope, longestAt, mayOverride } from '@/domain/freeze/freeze';
import { zonedTime } from '@/lib/time-zone';
import { accountsOf, personaOf } from '../business-account/account-rows';
import { rolesOf } from '../business-account/role';
import { tell } from '../message/message';
import { knows } from '../runtime/gateway-kind';
import { writeByItself } from '../runtime/journal';
import { said } from '../runtime/messages';
import { isFresh, type Persona, personas } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { table } from '../runtime/table';
import type { World } from '../runtime/world';
import { nodesOf } from './node-rows';
import { siteOf } from './node-site';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

type Told = 'state' | 'groups' | 'nodes' | 'roles' | 'accounts' | 'overrides' | 'version';

interface Override {
  at: number;
  by: string;
  nodeId: string;
  reason: string;
}

/** A freeze as it is kept: what follows from the time and from other rows is worked out for each answer. */
export type FreezeRow = Omit<Freeze, Told> & { overrides: Override[]; version: number };

const refOf = ({ id, name }: { id: string; name: string }) => ({ id, name });

/** One to come, and one of the past in spite of which something was applied. None holds when a world begins. */
const seeds = (world: World): FreezeRow[] => {
  if (isFresh(world.persona)) return [];
  const hour = Math.floor(world.now() / HOUR) * HOUR;
  return [
    {
      id: 'FZ-102',
      name: '双十二流量高峰',
      reason: 'CHG-2311 大促期间不变更线上解析',
      zone: 'Asia/Shanghai',
      startAt: hour + 8 * DAY,
      endAt: hour + 12 * DAY,
      scope: { kind: 'groups', groupIds: ['华东', '华南'] },
      overriders: { roleIds: ['ROLE-2'], accountIds: ['A-main'] },
      createdBy: refOf(personas.main),
      createdAt: hour - 3 * DAY,
      endedAt: null,
      endedBy: null,
      overrides: [],
      version: 1,
    },
    {
      id: 'FZ-101',
      name: 'Quarter close',
      reason: 'No changes while the books are closed',
      zone: 'Europe/Berlin',
      startAt: hour - 33 * DAY,
      endAt: hour - 31 * DAY,
      scope: { kind: 'all' },
      overriders: { roleIds: [], accountIds: ['A-main'] },
      createdBy: refOf(personas.nodeadmin),
      createdAt: hour - 40 * DAY,
      endedAt: null,
      endedBy: null,
      overrides: [
        {
          at: hour - 32 * DAY,
          by: 'acme',
          nodeId: 'BN2026-0001',
          reason: 'INC-881 upstream withdrew the default route',
        },
      ],
      version: 1,
    },
  ];
};

export const freezeRows = table<FreezeRow>('nodeFreeze', seeds);

/** The accounts of a world by name, the main one first. */
export const namedAccounts = (world: World) => [
  refOf(personas.main),
  ...accountsOf(world)
    .rows.filter(({ status }) => status !== 'locked')
    .map(refOf),
];

const namesIn = (ids: readonly string[], known: readonly { id: string; name: string }[]) =>
  ids.map((id) => known.find((one) => one.id === id) ?? { id, name: id });

/** The groups and nodes that a scope names by themselves. */
export const groupsOf = (scope: FreezeScope) => (scope.kind === 'groups' ? scope.groupIds : []);
export const ownNodesOf = (scope: FreezeScope) => (scope.kind === 'nodes' ? scope.nodeIds : []);

/** What a freeze names, by the names of now. */
export const namesOf = (world: World, { scope, overriders }: FreezeRow) => ({
  groups: groupsOf(scope).map((id) => ({ id, name: id })),
  nodes: namesIn(ownNodesOf(scope), nodesOf(world).rows),
  roles: namesIn(overriders.roleIds, rolesOf(world)),
  accounts: namesIn(overriders.accountIds, [refOf(personas.main), ...accountsOf(world).rows]),
});

const nodeOf = (id: string) => ({ id, groupId: siteOf(id) });

/** The nodes that a freeze is about; null for all. */
export const nodesIn = (world: World, { scope }: FreezeRow): string[] | null =>
  scope.kind === 'all'
    ? null
    : nodesOf(world)
        .rows.filter(({ id }) => isInScope(scope, nodeOf(id)))
        .map(({ id }) => id);

/** Whether an account may override a freeze. */
export function mayOverrideAs(world: World, { overriders }: FreezeRow, { id }: Pick<Persona, 'id'>): boolean {
  const roleId = accountsOf(world).rows.find((one) => one.id === id)?.roleId ?? null;
  return mayOverride(overriders, { id, roleId });
}

/** The freeze that a node is in at a time, the longest of several; none on a gateway that knows nothing of them. */
export function frozenBy(world: World, nodeId: string, at = world.now()): FreezeRow | null {
  if (!knows(world.gateway, 'freezes')) return null;
  const own = freezeRows
    .of(world)
    .rows.filter((one) => freezeStateAt(one, at) === 'active' && isInScope(one.scope, nodeOf(nodeId)));
  return longestAt(own, at);
}

/** How a refusal names a freeze. */
function valuesOf(world: World, freeze: FreezeRow) {
  const { name, reason, endAt, zone } = freeze;
  const { date, time } = zonedTime(endAt, zone);
  const { roles, accounts } = namesOf(world, freeze);
  const who = [...roles, ...accounts].map((one) => one.name).join('、') || '—';
  return { name, reason, until: `${date} ${time.slice(0, 5)} (${zone})`, who };
}

/** Refuses what is done to any of some nodes while they are in a freeze. */
export function refuseFrozen(world: World, nodeIds: readonly string[], at = world.now()): void {
  for (const id of nodeIds) {
    const freeze = frozenBy(world, id, at);
    // Nobody gives a reason here: what is done to many nodes at once waits for the end of the freeze.
    if (freeze) refuse('FROZEN', { values: { ...valuesOf(world, freeze), who: '—' } });
  }
}

/**
 * The freeze that something is done in spite of; null where there is none. Who may not override it, or does not say why,
 * is refused.
 */
export function overridden(world: World, nodeId: string, despite: string, at = world.now()): FreezeRow | null {
  const freeze = frozenBy(world, nodeId, at);
  if (freeze && (despite === '' || !mayOverrideAs(world, freeze, world.persona)))
    refuse('FROZEN', { values: valuesOf(world, freeze) });
  return freeze;
}

/** Says it loudly that something was done in spite of a freeze: in the log of the node and to whoever set the freeze. */
export function noteOverride(
  world: World,
  { id }: FreezeRow,
  nodeId: string,
  despite: string,
  done: readonly [zh: string, en: string] = ['应用了变更', 'applied changes'],
): void {
  const freeze = freezeRows.of(world).get(id);
  const by = world.persona;
  const at = world.now();
  const node = nodesOf(world).get(nodeId);
  freeze.overrides = [{ at, by: by.name, nodeId, reason: despite }, ...freeze.overrides];
  const told = (field: string, after: string) => ({ field, before: null, after, isSecret: false });
  const changes = [told('freeze', freeze.name), told('despite', despite)];
  const account = { id: by.id, name: by.name };
  writeByItself(world, {
    ...{ at, account, verb: 'overrideFreeze', changes },
    object: { kind: 'businessNode', id: nodeId, name: node.name },
  });
  writeByItself(world, {
    ...{ at, account, verb: 'overrideFreeze', changes: [told('node', node.name), told('despite', despite)] },
    object: { kind: 'nodeFreeze', id, name: freeze.name },
  });
  const row = accountsOf(world).rows.find((one) => one.id === freeze.createdBy.id);
  const owner = row ? personaOf(row) : Object.values(personas).find((one) => one.id === freeze.createdBy.id);
  const content = said(
    `${by.name} 在冻结“${freeze.name}”期间对节点 ${node.name} ${done[0]}。\n理由：${despite}`,
    `${by.name} ${done[1]} at node ${node.name} during the freeze “${freeze.name}”.\nReason: ${despite}`,
  );
  const message = {
    title: said(`冻结被例外放行：${node.name}`, `Freeze overridden: ${node.name}`),
    content,
    about: { kind: 'nodeFreeze', id, name: freeze.name },
  };
  if (owner) tell(world, owner, { ...message, receivedAt: at });
}
