import { type RoleAccount, roleApi } from '@/api/business-account/role';
import { menuTexts } from '@/components/menu-tree/menu-texts';
import type { T } from '@/i18n/use-t';
import { allPages } from '@/lib/contract/all-pages';
import { anyFilters, type ListQuery } from '@/lib/contract/client';
import type { EvidenceTable } from '@/lib/evidence';
import { isoText } from '@/lib/time';
import { REACH, typeText } from './labels';
import { listRoles } from './list-roles';

/** Each role with its menu items, and each of its accounts with what the account has of them: a line for each account. */
export async function roleEvidence(t: T, request: ListQuery, signal: AbortSignal): Promise<EvidenceTable> {
  const tree = (await roleApi.getMenuTree({}, { signal })).list;
  const itemsOf = (ids: readonly string[]) => menuTexts(tree, ids).join('; ');
  const reachOf = ({ reach }: RoleAccount) => t(REACH[reach].label);
  const rows: EvidenceTable['rows'][number][] = [];
  const load = anyFilters(listRoles);
  for (const { id } of await allPages((page) => load({ ...request, ...page }, { signal }))) {
    const role = await roleApi.get({ id }, { signal });
    const accounts = await allPages((page) => roleApi.listAccounts({ ...page, filters: { role: [id] } }, { signal }));
    const facts = [id, role.name, typeText(t, role.type), isoText(role.updatedAt), itemsOf(role.menus)];
    if (accounts.length === 0) rows.push([...facts, null, null, null, null, null]);
    for (const one of accounts) {
      const own = role.menus.filter((menu) => !one.withheld.includes(menu));
      rows.push([...facts, one.id, one.name, one.status, reachOf(one), itemsOf(own)]);
    }
  }
  const header = [
    t('role.evidence.id'),
    t('role.name'),
    t('role.type'),
    t('role.updatedAt'),
    t('role.menus'),
    t('role.evidence.accountId'),
    t('role.account'),
    t('role.accountStatus'),
    t('role.reach'),
    t('role.evidence.accountMenus'),
  ];
  return { header, rows };
}
