import type { Organization } from '@/api/business-account/organization';
import { table } from '../runtime/table';
import { Forest } from '../runtime/tree';
import { SEED_TIME, type World } from '../runtime/world';

const DAY = 86_400_000;

/** What is kept of an organization; names and counts of others are looked up. */
export type Kept = Omit<Organization, 'parentName' | 'affiliatedName' | 'accounts' | 'childCount'>;

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

const organizationRows = table<Kept>('organization', (world) => [
  ...NAMED.map((one) => ({ ...one })),
  ...further(world.size('organization', NAMED.length)),
]);

const forests = new WeakMap<World, Forest<Kept>>();
/** The tree of a world; built anew only after a write, since a big one takes its time. */
export function forestOf(world: World): Forest<Kept> {
  const known = forests.get(world);
  if (known) return known;
  const fresh = new Forest(organizationRows.of(world).rows);
  forests.set(world, fresh);
  return fresh;
}
/** To be called after each write. */
export const changed = (world: World) => forests.delete(world);

export const organizationsOf = (world: World) => organizationRows.of(world);

/** An organization's id and name, for what belongs to one; null if there is none. */
export function organizationRef(world: World, id: string | null): { id: string; name: string } | null {
  const found = forestOf(world).find(id);
  return found ? { id: found.id, name: found.name } : null;
}

/** The ids of organizations and of everything below them. */
export const organizationsBelow = (world: World, ids: readonly string[]): Set<string> =>
  new Set(ids.flatMap((id) => [...forestOf(world).below(id)]));

/** An organization and the ones whose data its accounts see; null is every one. */
export function organizationScope(world: World, id: string) {
  const { name, policy, policyIds } = organizationRows.of(world).get(id);
  const byPolicy: Record<string, string[] | null> = {
    all: null,
    own: [id],
    ownAndBelow: [...forestOf(world).below(id)],
    custom: policyIds,
  };
  const scope = byPolicy[policy];
  return { id, name, dataPolicy: policy, scope: scope === undefined ? [] : scope };
}
