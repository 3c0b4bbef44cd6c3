import { roleSsos } from '@/api/business-account/role-sso';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import type { World } from '../runtime/world';
import { providersOf } from './identity-provider';
import { rolesOf } from './role';
import { type Mapping, mappingsOf } from './role-sso-rows';

const nameIn = (list: readonly { id: string; name: string }[], id: string) =>
  list.find((one) => one.id === id)?.name ?? id;

const shown = (world: World, mapping: Mapping) => ({
  ...mapping,
  providerName: nameIn(providersOf(world), mapping.providerId),
  roleName: nameIn(rolesOf(world), mapping.roleId),
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

/** The roles of a user whom a provider signs in with these attributes: each value counts exactly as it was sent. */
export const rolesGiven = (world: World, providerId: string, attributes: Readonly<Record<string, string[]>>) =>
  mappingsOf(world).rows.flatMap((one) =>
    one.providerId === providerId && attributes[one.attribute]?.includes(one.value) ? [one.roleId] : [],
  );

export const roleSso = implement(roleSsos, {
  list: (request, { world }) => {
    const all = mappingsOf(world).rows.map((one) => shown(world, one));
    return pageOf(all, request, { keyword: ['attribute', 'value', 'roleName'], time: 'updatedAt' });
  },
  get: ({ id }, { world }) => shown(world, mappingsOf(world).get(id)),
  add: (input, { world }) => {
    check(world, input);
    const id = world.nextId('RSSO');
    mappingsOf(world).add({ ...input, id, updatedAt: world.now(), version: 1 });
    return { id };
  },
  update: ({ id, version, ...change }, { world }) => {
    mappingsOf(world).get(id);
    check(world, change, id);
    mappingsOf(world).changeVersion(id, version, { ...change, updatedAt: world.now() });
    return {};
  },
  delete: ({ id }, { world }) => {
    mappingsOf(world).remove(id);
    return {};
  },
});
