import { Suspense, useState } from 'react';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { ACCOUNT_STATUS, AUTHORIZATION_STATUS } from '@/components/account-labels';
import { UrlTabs } from '@/components/url-tabs';
import { lazyPart, part } from '@/i18n/lazy-part';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { DetailPage } from '@/ui/detail-page';
import type { Action } from '@/ui/row-actions';
import { StatusTag } from '@/ui/status-tag';
import { type Loaded, useLoad } from '@/ui/use-load';
import { type FreshPassword, useSubAccountActions } from './actions';
import { BasicTab } from './basic-tab';
import { PasswordTab } from './password-tab';

const AccessControl = part(async () => ({
  default: (await import('@/components/access-control/access-control')).AccessControl,
}));
const LoginSecurity = part(async () => ({
  default: (await import('@/components/login-security/login-security')).LoginSecurity,
}));
const AuthorizationTab = lazyPart(['components/menu-tree', 'components/resource-rows'], () =>
  import('./authorization-tab').then((module) => module.AuthorizationTab),
);
const ResourcesTab = lazyPart(['components/resource-rows'], () =>
  import('./resources-tab').then((module) => module.ResourcesTab),
);
const PasswordOnce = part(async () => ({ default: (await import('./password-once')).PasswordOnce }));
const LicenceTab = part(async () => ({ default: (await import('./licence-tab')).LicenceTab }));

const toList = () => go(to('/business_account/account_management'), { replace: true });

export default function SubAccountDetail() {
  const t = useT();
  const { id = '' } = useParams();
  const [fresh, setFresh] = useState<FreshPassword | null>(null);
  const loaded = useLoad(subAccountApi.get, { id });
  const actionsOf = useSubAccountActions(setFresh, toList);
  const explain = ({ id: key }: SubAccount): Action => ({
    key: 'explain',
    label: t('subAccount.explain'),
    run: () => go(to('/business_account/account_management/:id/access', { id: key })),
  });
  return (
    <>
      <DetailPage
        title={t('subAccount.detail')}
        loaded={loaded}
        identity={(account) => ({
          id: account.id,
          name: account.name,
          state: <StatusTag value={account.status} map={ACCOUNT_STATUS} />,
          facts: [
            {
              label: t('subAccount.authorization'),
              value: <StatusTag value={account.authorization} map={AUTHORIZATION_STATUS} />,
            },
            { label: t('subAccount.role'), value: account.role?.name ?? t('common.none') },
            { label: t('subAccount.organization'), value: account.organization?.name ?? t('common.none') },
          ],
        })}
        actions={(account) => [explain(account), ...actionsOf(account)]}
      >
        {(account) => <Tabs account={account} loaded={loaded} actionsOf={actionsOf} />}
      </DetailPage>
      <Suspense>{fresh && <PasswordOnce {...fresh} onClose={() => setFresh(null)} />}</Suspense>
    </>
  );
}

interface TabsProps {
  account: SubAccount;
  loaded: Loaded<SubAccount>;
  actionsOf: (account: SubAccount) => readonly Action[];
}

/** Seven tabs, each saved by itself (SUB-03). */
function Tabs({ account, loaded, actionsOf }: TabsProps) {
  const t = useT();
  const can = useCan();
  const { id } = account;
  const permit = (right: string) => allOf(can('subAccount.update'), can(right));
  const tabs = [
    { key: 'basicInfo', label: t('subAccount.basicInfo'), content: <BasicTab loaded={loaded} /> },
    { key: 'licence', label: t('licence.tab'), content: <LicenceTab id={id} /> },
    { key: 'basicAuthorization', label: t('subAccount.basicAuthorization'), content: <AuthorizationTab id={id} /> },
    { key: 'resourceAuthorization', label: t('subAccount.resourceSection'), content: <ResourcesTab id={id} /> },
    {
      key: 'loginSecurity',
      label: t('loginSecurity.tab'),
      content: <LoginSecurity accountId={id} permit={permit('loginSecurity.update')} />,
    },
    {
      key: 'accessControl',
      label: t('accessControl.tab'),
      content: <AccessControl accountId={id} permit={permit('accessControl.update')} />,
    },
    {
      key: 'passwordSecurity',
      label: t('subAccount.passwordSecurity'),
      content: <PasswordTab account={account} actionsOf={actionsOf} />,
    },
  ];
  return <UrlTabs tabs={tabs} />;
}
