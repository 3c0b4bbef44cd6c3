import { useCallback } from 'react';
import { roleApi } from '@/api/business-account/role';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { useT } from '@/i18n/use-t';
import { go, Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Quantity } from '@/ui/data/quantity';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { DetailPage } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useRoleActions } from './actions';
import { typeText } from './labels';
import { RoleAccounts } from './role-accounts';
import { RoleCompare } from './role-compare';
import { RoleMenus } from './role-menus';

export default function RoleDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const history = useHistoryTab('role', id);
  const loaded = useLoad(roleApi.get, { id }, { dependsOn: [subAccountApi.list] });
  const leave = useCallback(() => go(to('/business_account/role_management')), []);
  const actionsOf = useRoleActions(leave);
  return (
    <DetailPage
      title={t('role.detailTitle')}
      loaded={loaded}
      actions={actionsOf}
      identity={(role) => ({
        name: role.name,
        id: role.id,
        state: typeText(t, role.type),
        facts: [
          { label: t('role.products'), value: role.productCount },
          { label: t('role.menus'), value: role.menuCount },
          {
            label: t('role.accounts'),
            value: (
              <Link to={to('/business_account/role_management/:id', { id: role.id }, { tab: 'accounts' })}>
                <Quantity value={role.accountCount} />
              </Link>
            ),
          },
          { label: t('role.updatedAt'), value: <FullTime at={role.updatedAt} /> },
        ],
      })}
    >
      {(role) => (
        <UrlTabs
          tabs={[
            { key: 'menus', label: t('role.menus'), content: <RoleMenus menus={role.menus} /> },
            { key: 'accounts', label: t('role.accounts'), content: <RoleAccounts id={id} count={role.accountCount} /> },
            { key: 'compare', label: t('role.compare'), content: <RoleCompare role={role} /> },
            ...history,
          ]}
        />
      )}
    </DetailPage>
  );
}
