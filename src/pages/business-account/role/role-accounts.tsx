import { useMemo } from 'react';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import type { ProductMenus } from '@/api/business-account/menu-tree';
import { type RoleAccount, roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { ACCOUNT_STATUS } from '@/components/account/account-labels';
import { menuTexts } from '@/components/menu-tree/menu-texts';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { listed } from '@/i18n/isolated';
import { type T, useT } from '@/i18n/use-t';
import { scoped } from '@/lib/contract/scoped';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { EmptyState } from '@/ui/feedback/states';
import { columnsOf } from '@/ui/list/columns';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { accountsOfRole, REACH } from './labels';

const col = columnsOf<RoleAccount>();
const DEPENDS_ON = [subAccountApi.list, accountAuthorizationApi.updateBasic];
const NO_TREE: readonly ProductMenus[] = [];

const columnsFor = (t: T, tree: readonly ProductMenus[]) => [
  {
    key: 'name',
    title: t('role.account'),
    sorter: true,
    exportValue: ({ name }: RoleAccount) => name,
    render: (_: unknown, { id, name }: RoleAccount) => (
      <Copyable text={name}>
        <Link to={to('/business_account/account_management/:id', { id }, { tab: 'basicAuthorization' })}>{name}</Link>
      </Copyable>
    ),
  },
  col.status('status', t('role.accountStatus'), ACCOUNT_STATUS),
  col.status('reach', t('role.reach'), REACH),
  col.number('menuCount', t('role.menus')),
  {
    ...col.words('withheld', t('role.withheld'), ({ withheld }) =>
      withheld.length === 0 ? '' : listed(menuTexts(tree, withheld), t('common.separator')),
    ),
    className: 'cell-text',
  },
];

/** The accounts that have a role: which take all of it, and which chose less and are not reached by what it gets. */
export function RoleAccounts({ id, count }: { id: string; count: number }) {
  const t = useT();
  const tree = useLoad(roleApi.getMenuTree, {}).data?.list ?? NO_TREE;
  const load = useMemo(() => scoped(roleApi.listAccounts, { role: [id] }), [id]);
  const columns = useMemo(() => columnsFor(t, tree), [t, tree]);
  return (
    <>
      <p className="screen-note">{t('role.rule')}</p>
      {count > 0 && (
        <p className="screen-note">
          <ScreenLink isOptional to={accountsOfRole(id)}>
            {t('role.assignAnother')}
          </ScreenLink>
        </p>
      )}
      <ResourceTable
        load={load}
        dependsOn={DEPENDS_ON}
        columns={columns}
        keyword={t('role.searchAccounts')}
        filters={[{ name: 'reach', label: t('role.reach'), options: optionsOf(t, REACH) }]}
        empty={<EmptyState title={t('role.unused')} />}
      />
    </>
  );
}
