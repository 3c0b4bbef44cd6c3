import type * as z from 'zod';
import { accessChanges, type Effect, type EffectGroup, type Right } from '@/api/business-account/access-change';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';
import { accountsOf } from './account-rows';
import { assignRole, authorizationOf, keptBasic } from './authorization';
import { changed, forestOf, organizationsOf } from './organization-rows';
import { policyRowsOf } from './policy';
import { isBlocked, resourcesOf, rightsReader } from './rights';
import { roleRowsOf } from './role';
import { targetOf } from './sub-account';

type Change = z.output<(typeof accessChanges)['previewEffect']['req']>['change'];
type Undo = () => void;

/** Puts fields of an object in place of its own, until the function that comes back is called. */
function swap<T extends object>(target: T, change: Partial<T>): Undo {
  const before = { ...target };
  Object.assign(target, change);
  return () => Object.assign(target, before);
}

const all =
  (undos: readonly Undo[]): Undo =>
  () => {
    for (const undo of [...undos].reverse()) undo();
  };

/** The accounts of organizations. */
const membersOf = (world: World, ids: ReadonlySet<string>) =>
  accountsOf(world).rows.flatMap(({ id, organizationId }) =>
    organizationId !== null && ids.has(organizationId) ? [id] : [],
  );

const found = (world: World, ids: readonly string[]) => ids.flatMap((id) => accountsOf(world).find(id) ?? []);

/** The accounts that a change can reach, by kind of change. */
function reached(world: World, change: Change): string[] {
  switch (change.kind) {
    case 'role':
      return accountsOf(world).rows.flatMap(({ id, roleId }) => (roleId === change.id ? [id] : []));
    case 'policy': {
      const old = change.id === null ? null : policyRowsOf(world).get(change.id);
      const organizations = new Set([...(old?.organizationIds ?? []), ...change.organizationIds]);
      return [...(old?.accountIds ?? []), ...change.accountIds, ...membersOf(world, organizations)];
    }
    case 'organization': {
      const forest = forestOf(world);
      if (change.parentId !== null && forest.below(change.id).has(change.parentId)) refuse('OWN_DESCENDANT');
      // What stands above sees its data where the policy reaches below: above it as it was, and as it will be.
      const above = [change.id, ...(change.parentId === null ? [] : [change.parentId])].flatMap((id) =>
        forest.pathOf(id).map((one) => one.id),
      );
      return membersOf(world, new Set(above));
    }
    case 'members':
      return [...change.grant, ...change.revoke];
    case 'basic':
      return [change.id];
    case 'assign':
      return targetOf(world, change.target);
  }
}

/** Makes a change, without what a save would check; the function that comes back takes it back. */
function make(world: World, change: Change): Undo {
  switch (change.kind) {
    case 'role':
      return swap(roleRowsOf(world).get(change.id), { menus: change.menus });
    case 'policy': {
      const { id, resources, accountIds, organizationIds } = change;
      const kept = { resources, accountIds, organizationIds };
      if (id !== null) return swap(policyRowsOf(world).get(id), kept);
      const { rows } = policyRowsOf(world);
      const row = { id: 'POL-new', name: '', description: '', updatedAt: 0, version: 1, ...kept };
      rows.push(row);
      return () => rows.splice(rows.indexOf(row), 1);
    }
    case 'organization': {
      const { parentId, policy, policyIds } = change;
      const undo = swap(organizationsOf(world).get(change.id), { parentId, policy, policyIds });
      changed(world);
      return () => {
        undo();
        changed(world);
      };
    }
    case 'members':
      return all([
        ...found(world, change.grant).map((row) => swap(row, { organizationId: change.id })),
        ...found(world, change.revoke).map((row) =>
          swap(row, { organizationId: row.organizationId === change.id ? null : row.organizationId }),
        ),
      ]);
    case 'basic':
      return all([
        swap(accountsOf(world).get(change.id), { roleId: change.basic.roleId }),
        swap(authorizationOf(world, change.id), keptBasic(change.basic)),
      ]);
    case 'assign': {
      const { roleId, organizationId, target } = change;
      return all(
        found(world, targetOf(world, target)).map((row) => {
          const undo = all([swap(row, {}), swap(authorizationOf(world, row.id), {})]);
          if (roleId !== undefined) assignRole(world, row.id, roleId);
          if (organizationId !== undefined) row.organizationId = organizationId;
          return undo;
        }),
      );
    }
  }
}

/** Accounts that chose among the menus of a role, which therefore get nothing of what it gets. */
function differingOf(world: World, change: Change): number {
  if (change.kind !== 'role') return 0;
  const { menus } = roleRowsOf(world).get(change.id);
  if (change.menus.every((id) => menus.includes(id))) return 0;
  return reached(world, change).filter((id) => !authorizationOf(world, id).choice.followsRole).length;
}

const without = (one: ReadonlyMap<string, Right>, other: ReadonlyMap<string, Right>) =>
  [...one].flatMap(([key, right]) => (other.has(key) ? [] : [right]));

/** Short, and the same for the same effect: FNV-1a of its rights. */
function keyOf({ gains, losses }: Effect): string {
  let hash = 0x811c9dc5;
  for (const letter of JSON.stringify([gains, losses])) {
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  }
  return hash.toString(16);
}

function groupsOf(effects: readonly Effect[], size: number): EffectGroup[] {
  const groups = new Map<string, EffectGroup>();
  for (const one of effects) {
    const { id, name, isBlocked, gains, losses } = one;
    const key = keyOf(one);
    const group = groups.get(key) ?? { key, gains, losses, count: 0, accounts: [] };
    groups.set(key, group);
    group.count += 1;
    if (group.accounts.length < size) group.accounts.push({ id, name, isBlocked });
  }
  return [...groups.values()];
}

export const accessChange = implement(accessChanges, {
  previewEffect: ({ change, current, pageSize, group }, { world, language }) => {
    const known = new Map(accountsOf(world).rows.map((row) => [row.id, row]));
    const rows = [...new Set(reached(world, change))].flatMap((id) => known.get(id) ?? []);
    const resources = resourcesOf(world, change.kind === 'policy' ? change.resources : []);
    const differing = differingOf(world, change);
    const before = rows.map(rightsReader(world, resources, language));
    const undo = make(world, change);
    const after = (() => {
      try {
        return rows.map(rightsReader(world, resources, language));
      } finally {
        undo();
      }
    })();
    const none: ReadonlyMap<string, Right> = new Map();
    const effects = rows.flatMap((row, at): Effect[] => {
      const [old = none, fresh = none] = [before[at], after[at]];
      const [gains, losses] = [without(fresh, old), without(old, fresh)];
      if (gains.length + losses.length === 0) return [];
      return [{ id: row.id, name: row.name, isBlocked: isBlocked(row), gains, losses }];
    });
    const listed = group === undefined ? effects : effects.filter((one) => keyOf(one) === group);
    return {
      list: listed.slice((current - 1) * pageSize, current * pageSize),
      groups: groupsOf(effects, pageSize),
      total: effects.length,
      gaining: effects.filter(({ gains }) => gains.length > 0).length,
      losing: effects.filter(({ losses }) => losses.length > 0).length,
      differing,
    };
  },
});
