import { type Policy, policies } from '@/api/business-account/policy';
import type { ResourceRow } from '@/api/business-account/resource-row';
import { isSameText } from '@/lib/rules/same-text';
import { implement } from '../runtime/implement';
import type { Language } from '../runtime/messages';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';
import { accountsOf, ownOrganization } from './account-rows';
import { authorizationOf } from './authorization';
import { organizationRef, organizationsBelow } from './organization-rows';
import { menuTreeOf } from './products';
import { checkResources } from './resources';

const DAY = 86_400_000;

interface Kept {
  id: string;
  name: string;
  description: string;
  resources: ResourceRow[];
  accountIds: string[];
  organizationIds: string[];
  updatedAt: number;
  version: number;
}

const row = (serial: number, name: string, resources: ResourceRow[], rest: Partial<Kept> = {}): Kept => ({
  id: `POL-${serial}`,
  name,
  description: '',
  resources,
  accountIds: [],
  organizationIds: [],
  updatedAt: SEED_TIME - serial * 3 * DAY,
  version: 1,
  ...rest,
});

const ZONE: ResourceRow = { name: 'acme.example', type: 'zone', operation: 'readWrite', module: 'cloud' };
const LINE: ResourceRow = { name: 'telecom-north', type: 'line', operation: 'readOnly', module: 'cloud' };
const PROTECTION: ResourceRow = { name: '默认防护', type: 'policy', operation: 'readOnly', module: 'sdns' };
const DOMAIN: ResourceRow = { name: 'corp.example', type: 'domain', operation: 'readWrite', assetType: 'registered' };

/** Attached to both, to accounts only, to an organization only, to nobody; one row of every module; long and many rows. */
const rows = table<Kept>('policy', () => [
  row(1, '权威域运维', [{ ...ZONE, assetType: 'hosted' }, LINE], {
    description: '华东运维人员共用。',
    accountIds: ['A-operator', 'A-2020'],
    organizationIds: ['ORG-4'],
  }),
  row(2, 'Read protection settings', [PROTECTION], { accountIds: ['A-readonly'] }),
  row(3, 'Registered domains', [DOMAIN], { organizationIds: ['ORG-2', 'ORG-5'] }),
  row(4, 'Not attached yet', [{ ...ZONE, name: 'draft.example', operation: 'readOnly' }]),
  row(
    5,
    'Many zones',
    Array.from({ length: 24 }, (_, index) => ({ ...ZONE, name: `zone-${index + 1}.example` })),
  ),
]);

const titlesOf = (resources: readonly ResourceRow[], language: Language) =>
  menuTreeOf(language)
    .filter(({ code }) => resources.some(({ module }) => module === code))
    .map(({ title }) => title);

/** Whether the present account is among those it is attached to, and as what. */
function ownFields(world: World, { accountIds, organizationIds }: Pick<Kept, 'accountIds' | 'organizationIds'>) {
  const organizationId = ownOrganization(world);
  return [
    ...(accountIds.includes(world.persona.id) ? ['accountIds'] : []),
    ...(organizationId !== null && organizationIds.includes(organizationId) ? ['organizationIds'] : []),
  ];
}

const shown = (
  world: World,
  { id, name, resources, updatedAt, version, ...one }: Kept,
  language: Language,
): Policy => ({
  id,
  name,
  modules: resources.some(({ module }) => !module) ? [] : titlesOf(resources, language),
  readWriteCount: resources.filter(({ operation }) => operation === 'readWrite').length,
  readOnlyCount: resources.filter(({ operation }) => operation === 'readOnly').length,
  accountCount: accountRefs(world, one.accountIds).length,
  organizationCount: organizationRefs(world, one.organizationIds).length,
  isOwn: ownFields(world, one).length > 0,
  updatedAt,
  version,
});

function accountRefs(world: World, ids: readonly string[]) {
  return ids.flatMap((id) => {
    const found = accountsOf(world).find(id);
    return found ? [{ id, name: found.name }] : [];
  });
}

const organizationRefs = (world: World, ids: readonly string[]) =>
  ids.map((id) => organizationRef(world, id)).filter((one) => one !== null);

type Input = Pick<Kept, 'name' | 'accountIds' | 'organizationIds'>;

/** Refuses a taken name, an account or organization that is gone, and rights for the present account. */
function check(world: World, { name, accountIds, organizationIds }: Input, id?: string): void {
  if (rows.of(world).rows.some((one) => isSameText(one.name, name) && one.id !== id))
    refuse('NAME_TAKEN', { fields: ['name'] });
  if (accountRefs(world, accountIds).length < accountIds.length) refuse('NOT_FOUND', { fields: ['accountIds'] });
  if (organizationRefs(world, organizationIds).length < organizationIds.length)
    refuse('NOT_FOUND', { fields: ['organizationIds'] });
  const own = ownFields(world, { accountIds, organizationIds });
  if (own.length > 0) refuse('OWN_RIGHTS', { fields: own });
}

/** The policies attached to an account, or to the organization it belongs to. */
export const policiesFor = (world: World, accountId: string, organizationId: string | null) =>
  rows
    .of(world)
    .rows.filter(
      (one) =>
        one.accountIds.includes(accountId) || (organizationId !== null && one.organizationIds.includes(organizationId)),
    )
    .map(({ id, name, resources }) => ({ id, name, rows: resources }));

/** The rows themselves, for what looks at a change before it is saved. */
export const policyRowsOf = (world: World) => rows.of(world);

export const policy = implement(policies, {
  list: ({ filters, ...request }, { world, language }) => {
    const wanted = filters?.module ?? [];
    const attached = filters?.within?.length ? organizationsBelow(world, filters.within) : null;
    const found = rows
      .of(world)
      .rows.filter(
        ({ resources, organizationIds }) =>
          (wanted.length === 0 || resources.some(({ module }) => !module || wanted.includes(module))) &&
          (attached === null || organizationIds.some((id) => attached.has(id))),
      );
    const { list, total } = pageOf(found, request, { keyword: ['id', 'name', 'description'], time: 'updatedAt' });
    return { list: list.map((one) => shown(world, one, language)), total };
  },
  get: ({ id }, { world, language }) => {
    const one = rows.of(world).get(id);
    const { description, resources, accountIds, organizationIds } = one;
    return {
      ...shown(world, one, language),
      description,
      resources,
      accounts: accountRefs(world, accountIds).map((account) => ({
        ...account,
        dataAccess: authorizationOf(world, account.id).basic.dataAccess,
      })),
      organizations: organizationRefs(world, organizationIds),
    };
  },
  add: ({ description = '', ...input }, { world }) => {
    check(world, input);
    checkResources(input.resources);
    const id = world.nextId('POL');
    rows.of(world).add({ id, ...input, description, updatedAt: world.now(), version: 1 });
    return { id };
  },
  update: ({ id, version, description = '', ...input }, { world }) => {
    if (ownFields(world, rows.of(world).get(id)).length > 0) refuse('OWN_RIGHTS');
    check(world, input, id);
    checkResources(input.resources, rows.of(world).get(id).resources);
    rows.of(world).changeVersion(id, version, { ...input, description, updatedAt: world.now() });
    return {};
  },
  delete: ({ id }, { world }) => {
    rows.of(world).remove(id);
    return {};
  },
});
