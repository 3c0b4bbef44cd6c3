import { type Organization, type OrganizationInput, organizations } from '@/api/business-account/organization';
import { comesIntoSight } from '@/api/business-account/organization-state';
import { isSameText } from '@/lib/rules/same-text';
import { needReview } from '../console/change-request-rules';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf } from '../runtime/table';
import { treeAnswers } from '../runtime/tree';
import type { World } from '../runtime/world';
import { accountsOf, ownOrganization } from './account-rows';
import {
  changed,
  forestOf,
  type Kept,
  organizationRef,
  organizationsBelow,
  organizationsOf,
} from './organization-rows';
import { policyRowsOf } from './policy';

/** The accounts that belong to an organization itself. */
const membersOf = (world: World, id: string) => accountsOf(world).rows.filter((one) => one.organizationId === id);

const answers = (world: World) => treeAnswers(forestOf(world), ({ name, code }) => ({ name, hint: code }));

function shown(world: World, one: Kept): Organization {
  const forest = forestOf(world);
  return {
    ...one,
    parentName: forest.find(one.parentId)?.name ?? null,
    affiliatedName: forest.find(one.affiliatedId)?.name ?? null,
    accounts: membersOf(world, one.id).length,
    childCount: forest.childrenOf(one.id).length,
  };
}

/** Refuses unknown organizations, a taken code, a name that its neighbor has, and a place below itself. */
function keptOf(world: World, input: OrganizationInput, id: string | null) {
  const forest = forestOf(world);
  const { name, code, policy } = input;
  const parentId = input.parentId ?? null;
  const affiliatedId = input.affiliatedId ?? null;
  if (parentId !== null && !forest.find(parentId)) refuse('NOT_FOUND', { fields: ['parentId'] });
  if (affiliatedId !== null && !forest.find(affiliatedId)) refuse('NOT_FOUND', { fields: ['affiliatedId'] });
  if (organizationsOf(world).rows.some((one) => one.id !== id && isSameText(one.code, code))) {
    refuse('CODE_TAKEN', { fields: ['code'] });
  }
  // Below another one the same name is told apart by its place.
  if (
    organizationsOf(world).rows.some((one) => one.id !== id && one.parentId === parentId && isSameText(one.name, name))
  ) {
    refuse('NAME_TAKEN', { fields: ['name'] });
  }
  if (id !== null && parentId !== null && forest.below(id).has(parentId)) {
    refuse('OWN_DESCENDANT', { fields: ['parentId'] });
  }
  const policyIds = input.policy === 'custom' ? input.policyIds : [];
  return { name, code, policy, parentId, affiliatedId, policyIds };
}

/** Refuses to put an organization where the caller's own one lets him see what is below it. */
function keepOutOfSight(world: World, id: string, parentId: string | null): void {
  const own = ownOrganization(world);
  if (own === null || parentId === null) return;
  const forest = forestOf(world);
  if (comesIntoSight(organizationsOf(world).get(own), forest.pathOf(id), forest.pathOf(parentId)))
    refuse('OWN_RIGHTS', { fields: ['parentId'], why: 'comesIntoSight' });
}

const some = (list: readonly { id: string; name: string }[]) => ({
  list: list.slice(0, 10).map(({ id, name }) => ({ id, name })),
  total: list.length,
});

export function organizationUsesOf(world: World, id: string) {
  organizationsOf(world).get(id);
  const names = organizationsOf(world).rows.filter((one) => one.affiliatedId === id || one.policyIds.includes(id));
  return {
    accounts: some(membersOf(world, id)),
    children: some(forestOf(world).childrenOf(id)),
    dependents: some(names.filter((one) => one.id !== id)),
    policies: some(policyRowsOf(world).rows.filter(({ organizationIds }) => organizationIds.includes(id))),
  };
}

/** Deletes an organization that nothing hangs on. */
export function removeOrganization(world: World, id: string): void {
  if (Object.values(organizationUsesOf(world, id)).some(({ total }) => total > 0)) refuse('IN_USE');
  organizationsOf(world).remove(id);
  changed(world);
}

export const organization = implement(organizations, {
  getChildren: (request, { world }) => answers(world).getChildren(request),
  getMatches: (request, { world }) => answers(world).getMatches(request, organizationsOf(world).rows),
  getPaths: (request, { world }) => answers(world).getPaths(request),
  list: ({ filters: { within = [], ...filters } = {}, ...request }, { world }) => {
    const wanted = within.length > 0 ? organizationsBelow(world, within) : null;
    const among = wanted ? organizationsOf(world).rows.filter(({ id }) => wanted.has(id)) : organizationsOf(world).rows;
    const facts = { keyword: ['name', 'code'] } as const;
    // Only this column is no field of the row: everything is counted before it is sorted.
    if (request.sorter?.accounts)
      return pageOf(
        among.map((one) => shown(world, one)),
        { ...request, filters },
        facts,
      );
    const { list, total } = pageOf(among, { ...request, filters }, facts);
    return { list: list.map((one) => shown(world, one)), total };
  },
  get: ({ id }, { world }) => shown(world, organizationsOf(world).get(id)),
  add: (input, { world }) => {
    const kept = keptOf(world, input, null);
    const id = world.nextId('ORG');
    organizationsOf(world).add({ ...kept, id, createdAt: world.now(), version: 1 });
    changed(world);
    return { id };
  },
  update: ({ id, version, ...input }, { world }) => {
    const { policy, policyIds } = organizationsOf(world).get(id);
    const next = keptOf(world, input, id);
    const isSame = next.policy === policy && next.policyIds.join() === policyIds.join();
    if (id === ownOrganization(world) && !isSame) refuse('OWN_RIGHTS', { fields: ['policy'] });
    keepOutOfSight(world, id, next.parentId);
    organizationsOf(world).changeVersion(id, version, next);
    changed(world);
    return {};
  },
  getUses: ({ id }, { world }) => organizationUsesOf(world, id),
  delete: ({ id }, { world }) => {
    needReview(world, 'organization');
    removeOrganization(world, id);
    return {};
  },
  getAccounts: ({ id }, { world }) => {
    const { name: own } = organizationsOf(world).get(id);
    const members = membersOf(world, id);
    return {
      name: own,
      list: members.slice(0, 200).map(({ id: account, name }) => ({ id: account, name })),
      total: members.length,
    };
  },
  getAccountOptions: ({ keyword }, { world }) => ({
    list: accountsOf(world)
      .rows.filter(({ name }) => name.toLowerCase().includes(keyword.trim().toLowerCase()))
      .slice(0, 50)
      .map(({ id, name, organizationId }) => ({
        id,
        name,
        organizationName: organizationRef(world, organizationId)?.name ?? null,
      })),
  }),
  authorize: ({ id, grant, revoke }, { world }) => {
    organizationsOf(world).get(id);
    const accounts = accountsOf(world);
    for (const account of [...grant, ...revoke]) accounts.get(account);
    if ([...grant, ...revoke].includes(world.persona.id)) refuse('OWN_ACCOUNT', { fields: ['accounts'] });
    for (const account of grant) accounts.change(account, { organizationId: id });
    for (const account of revoke) {
      if (accounts.get(account).organizationId === id) accounts.change(account, { organizationId: null });
    }
    return {};
  },
});
