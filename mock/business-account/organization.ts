import { type Organization, type OrganizationInput, organizations } from '@/api/business-account/organization';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { Forest, treeAnswers } from '../runtime/tree';
import { SEED_TIME, type World } from '../runtime/world';
import { accountsOf, membersOf } from './organization-accounts';

const DAY = 86_400_000;

/** What is kept of an organisation; names and counts of others are looked up. */
type Kept = Omit<Organization, 'parentName' | 'affiliatedName' | 'accounts' | 'childCount'>;

const row = (serial: number, parent: number | null, name: string, code: string, rest: Partial<Kept> = {}): Kept => ({
  id: `ORG-${serial}`,
  parentId: parent === null ? null : `ORG-${parent}`,
  name,
  code,
  affiliatedId: null,
  policy: 'ownAndBelow',
  policyIds: [],
  createdAt: SEED_TIME - serial * 5 * DAY,
  version: 1,
  ...rest,
});

/** Four levels, every data policy, one that this console does not know, one that is empty and can be deleted. */
const NAMED = [
  row(1, null, '集团总部', 'acme-hq', { policy: 'all' }),
  row(2, 1, 'Retail division', 'corp-retail'),
  row(3, 1, '华东研发中心', 'rd-east', { policy: 'custom', policyIds: ['ORG-5', 'ORG-6'] }),
  row(4, 1, '网络运维部', 'net-ops', { affiliatedId: 'ORG-2' }),
  row(5, 2, '线上商城', 'retail-online'),
  row(6, 2, 'Stores north', 'retail-north', { policy: 'own' }),
  row(7, 3, 'DNS 平台组', 'rd-dns'),
  row(8, 3, '安全实验室', 'rd-security', { policy: 'own' }),
  row(9, 7, '解析引擎小组', 'rd-dns-engine'),
  row(10, 4, 'Night shift', 'net-night', { policy: 'partner' }),
  row(11, 1, '待撤销的筹备组', 'to-dissolve'),
];

/** A big company: below the head office a hundred regions, then offices of up to forty teams. */
const parentOf = (serial: number) => (serial <= 111 ? 1 : 12 + Math.floor((serial - 112) / 40));
const further = (count: number) =>
  Array.from({ length: Math.max(0, count - NAMED.length) }, (_, index) => {
    const serial = NAMED.length + 1 + index;
    return row(serial, parentOf(serial), `分支机构 ${serial}`, `branch-${serial}`);
  });

const rows = table<Kept>('organization', (world) => [
  ...NAMED.map((one) => ({ ...one })),
  ...further(world.size('organization', NAMED.length)),
]);

const forests = new WeakMap<World, Forest<Kept>>();
/** The tree of a world; built anew only after a write, since a big one takes its time. */
function forestOf(world: World): Forest<Kept> {
  const known = forests.get(world);
  if (known) return known;
  const fresh = new Forest(rows.of(world).rows);
  forests.set(world, fresh);
  return fresh;
}
const changed = (world: World) => forests.delete(world);

/** An organisation's id and name, for what belongs to one; null if there is none. */
export function organizationRef(world: World, id: string | null): { id: string; name: string } | null {
  const found = forestOf(world).find(id);
  return found ? { id: found.id, name: found.name } : null;
}

/** The ids of organisations and of everything below them. */
export const organizationsBelow = (world: World, ids: readonly string[]): Set<string> =>
  new Set(ids.flatMap((id) => [...forestOf(world).below(id)]));

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

/** Refuses unknown organisations, a taken code, and a place below itself. */
function keptOf(world: World, input: OrganizationInput, id: string | null) {
  const forest = forestOf(world);
  const { name, code, policy } = input;
  const parentId = input.parentId ?? null;
  const affiliatedId = input.affiliatedId ?? null;
  if (parentId !== null && !forest.find(parentId)) refuse('NOT_FOUND', { fields: ['parentId'] });
  if (affiliatedId !== null && !forest.find(affiliatedId)) refuse('NOT_FOUND', { fields: ['affiliatedId'] });
  if (rows.of(world).rows.some((one) => one.id !== id && one.code.toLowerCase() === code.toLowerCase())) {
    refuse('CODE_TAKEN', { fields: ['code'] });
  }
  if (id !== null && parentId !== null && forest.below(id).has(parentId)) {
    refuse('OWN_DESCENDANT', { fields: ['parentId'] });
  }
  const policyIds = input.policy === 'custom' ? input.policyIds : [];
  return { name, code, policy, parentId, affiliatedId, policyIds };
}

const some = (list: readonly { id: string; name: string }[]) => ({
  list: list.slice(0, 10).map(({ id, name }) => ({ id, name })),
  total: list.length,
});

function usesOf(world: World, id: string) {
  rows.of(world).get(id);
  const names = rows.of(world).rows.filter((one) => one.affiliatedId === id || one.policyIds.includes(id));
  return {
    accounts: some(membersOf(world, id)),
    children: some(forestOf(world).childrenOf(id)),
    dependents: some(names.filter((one) => one.id !== id)),
  };
}

export const organization = implement(organizations, {
  getChildren: (request, { world }) => answers(world).getChildren(request),
  getMatches: (request, { world }) => answers(world).getMatches(request, rows.of(world).rows),
  getPaths: (request, { world }) => answers(world).getPaths(request),
  list: ({ filters: { within = [], ...filters } = {}, ...request }, { world }) => {
    const wanted = within.length > 0 ? organizationsBelow(world, within) : null;
    const among = wanted ? rows.of(world).rows.filter(({ id }) => wanted.has(id)) : rows.of(world).rows;
    const { list, total } = pageOf(among, { ...request, filters }, { keyword: ['name', 'code'] });
    return { list: list.map((one) => shown(world, one)), total };
  },
  get: ({ id }, { world }) => shown(world, rows.of(world).get(id)),
  add: (input, { world }) => {
    const kept = keptOf(world, input, null);
    const id = world.nextId('ORG');
    rows.of(world).add({ ...kept, id, createdAt: world.now(), version: 1 });
    changed(world);
    return { id };
  },
  update: ({ id, version, ...input }, { world }) => {
    rows.of(world).get(id);
    rows.of(world).changeVersion(id, version, keptOf(world, input, id));
    changed(world);
    return {};
  },
  getUses: ({ id }, { world }) => usesOf(world, id),
  delete: ({ id }, { world }) => {
    const uses = usesOf(world, id);
    if (Object.values(uses).some(({ total }) => total > 0)) refuse('IN_USE');
    rows.of(world).remove(id);
    changed(world);
    return {};
  },
  getAccounts: ({ id }, { world }) => {
    rows.of(world).get(id);
    const members = membersOf(world, id);
    return {
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
    rows.of(world).get(id);
    const accounts = accountsOf(world);
    for (const account of [...grant, ...revoke]) accounts.get(account);
    for (const account of grant) accounts.change(account, { organizationId: id });
    for (const account of revoke) {
      if (accounts.get(account).organizationId === id) accounts.change(account, { organizationId: null });
    }
    return {};
  },
});
