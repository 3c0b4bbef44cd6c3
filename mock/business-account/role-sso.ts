import type * as z from 'zod';
import { type RoleEffect, roleSsos } from '@/api/business-account/role-sso';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { providersOf } from './identity-provider';
import { rolesOf } from './role';
import { lastRank, type Mapping, mappingsOf, orderedMappings } from './role-sso-rows';
import { SSO_USERS } from './sso-users';

const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
  list.find((one) => one.id === id)?.name ?? id;

const shown = (world: World, { rank: _, ...mapping }: Mapping) => ({
  ...mapping,
  providerName: nameIn(providersOf(world), mapping.providerId),
  roleName: nameIn(rolesOf(world), mapping.roleId),
  precedence: 1 + orderedMappings(world, mapping.providerId).findIndex(({ id }) => id === mapping.id),
});

type Input = Pick<Mapping, 'providerId' | 'attribute' | 'value' | 'roleId'>;

/** Refuses a provider or SSO role that is not there, and a value that leads to a role already. */
function check(world: World, input: Input, id?: string): void {
  if (!providersOf(world).some((one) => one.id === input.providerId)) refuse('INVALID', { fields: ['providerId'] });
  const role = rolesOf(world).find((one) => one.id === input.roleId);
  if (role?.type !== 'sso') refuse('INVALID', { fields: ['roleId'] });
  const isTaken = mappingsOf(world).rows.some(
    (one) =>
      one.id !== id &&
      one.providerId === input.providerId &&
      one.attribute === input.attribute &&
      one.value === input.value,
  );
  if (isTaken) refuse('VALUE_TAKEN', { fields: ['value'] });
}

/** The mappings that match what a provider sends, by precedence: each value counts exactly as it was sent. */
export const matchesOf = (world: World, providerId: string, attributes: Readonly<Record<string, readonly string[]>>) =>
  orderedMappings(world, providerId)
    .filter((one) => attributes[one.attribute]?.includes(one.value))
    .map((one) => shown(world, one));

/** The role of a user whom a provider signs in with these attributes: that of the first mapping which matches. */
export const rolesGiven = (world: World, providerId: string, attributes: Readonly<Record<string, readonly string[]>>) =>
  matchesOf(world, providerId, attributes)
    .slice(0, 1)
    .map(({ roleId }) => roleId);

const EFFECTS = 50;

type Change = z.output<(typeof roleSsos)['previewEffect']['req']>['change'];

/** The mappings of a provider as a change would leave them. */
function mappingsAfter(world: World, providerId: string, change: Change): readonly Mapping[] {
  const standing = orderedMappings(world, providerId);
  if (change.kind === 'delete') return standing.filter(({ id }) => id !== change.id);
  if (change.providerId !== providerId) return standing;
  return change.to.flatMap((wanted) => standing.find(({ id }) => id === wanted) ?? []);
}

/** Whom a change gives another role, or takes every role. */
function effectsOf(world: World, change: Change): RoleEffect[] {
  const roles = rolesOf(world);
  return SSO_USERS.flatMap(({ id, user, providerId, attributes }): RoleEffect[] => {
    const roleIn = (mappings: readonly Mapping[]) => {
      const found = mappings.find((one) => attributes[one.attribute]?.includes(one.value));
      return found ? { id: found.roleId, name: nameIn(roles, found.roleId) } : null;
    };
    const [from, to] = [roleIn(orderedMappings(world, providerId)), roleIn(mappingsAfter(world, providerId, change))];
    return from?.id === to?.id ? [] : [{ id, user, from, to }];
  });
}

export const roleSso = implement(roleSsos, {
  list: (request, { world }) => {
    const all = mappingsOf(world).rows.map((one) => shown(world, one));
    return pageOf(all, request, { keyword: ['attribute', 'value', 'roleName'], time: 'updatedAt' });
  },
  get: ({ id }, { world }) => shown(world, mappingsOf(world).get(id)),
  add: (input, { world }) => {
    check(world, input);
    const id = world.nextId('RSSO');
    mappingsOf(world).add({ ...input, id, rank: lastRank(world), updatedAt: world.now(), version: 1 });
    return { id };
  },
  update: ({ id, version, ...change }, { world }) => {
    const { providerId, rank } = mappingsOf(world).get(id);
    check(world, change, id);
    const place = { rank: providerId === change.providerId ? rank : lastRank(world) };
    mappingsOf(world).changeVersion(id, version, { ...change, ...place, updatedAt: world.now() });
    return {};
  },
  reorder: ({ providerId, from, to }, { world }) => {
    if (!providersOf(world).some(({ id }) => id === providerId)) refuse('NOT_FOUND');
    const standing = orderedMappings(world, providerId);
    if (standing.map(({ id }) => id).join() !== from.join()) refuse('STALE_VERSION');
    if ([...to].sort().join() !== [...from].sort().join()) refuse('INVALID', { fields: ['to'] });
    const ranks = standing.map(({ rank }) => rank);
    for (const [index, id] of to.entries()) mappingsOf(world).change(id, { rank: ranks[index] ?? 0 });
    return {};
  },
  previewEffect: ({ change }, { world }) => {
    if (change.kind === 'delete') mappingsOf(world).get(change.id);
    const effects = effectsOf(world, change);
    return { list: effects.slice(0, EFFECTS), total: effects.length };
  },
  delete: ({ id }, { world }) => {
    mappingsOf(world).remove(id);
    return {};
  },
});
