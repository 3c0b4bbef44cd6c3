import { useState } from 'react';
import { accessControlApi } from '@/api/account-center/access-control';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { accessApi } from '@/api/business-account/access';
import { accountKeyApi } from '@/api/business-account/account-key';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { licenseApi } from '@/api/business-account/license';
import { organizationApi } from '@/api/business-account/organization';
import { roleApi } from '@/api/business-account/role';
import { type SubAccount, subAccountApi } from '@/api/business-account/sub-account';
import { ACCOUNT_STATUS, AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { useHistoryTab } from '@/components/history/use-history-tab';
import { ScreenLink } from '@/components/screen-link/screen-link';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { allOf, type Permit } from '@/lib/permit';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Copyable } from '@/ui/feedback/copyable';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage } from '@/ui/page/detail-page';
import type { Action } from '@/ui/page/row-actions';
import { UrlTabs } from '@/ui/page/url-tabs';
import { useQuery } from '@/ui/page/use-query';
import { type FreshPassword, useSubAccountActions } from './actions';
import { BasicTab } from './basic-tab';
import { PasswordOnce } from './password-once';
import { PasswordTab } from './password-tab';

const AccessControl = lazyComponent(() =>
  import('@/components/access-control/access-control').then(({ AccessControl }) => AccessControl),
);
const LoginSecurity = lazyComponent(() =>
  import('@/components/login-security/login-security').then(({ LoginSecurity }) => LoginSecurity),
);
const AuthorizationTab = lazyComponent(
  () => import('./authorization-tab').then((module) => module.AuthorizationTab),
  ['components/menu-tree', 'components/message-channel', 'components/resource-rows'],
);
const ResourcesTab = lazyComponent(
  () => import('./resources-tab').then((module) => module.ResourcesTab),
  ['components/resource-rows'],
);
const LicenseTab = lazyComponent(() => import('./license-tab').then(({ LicenseTab }) => LicenseTab));
const AccountKeys = lazyComponent(
  () => import('./keys-tab').then((module) => module.AccountKeys),
  ['business-account/account-key', 'account-center/secret-key'],
);

/** What the header says of an account is decided in its tabs, and by its role and organization. */
const DEPENDS_ON = [licenseApi.get, accountAuthorizationApi.get, roleApi.list, organizationApi.update];

const copyable = (text: string | null | undefined) => (text ? <Copyable text={text} /> : '');

const PASSWORD_TAB = 'passwordSecurity';

const isReset = ({ key }: Action) => key === 'resetPassword';

const toList = () => go(to('/business_account/account_management'), { replace: true });

export default function SubAccountDetail() {
  const t = useT();
  const offers = useOffers();
  const { id = '' } = useParams();
  const [query] = useQuery();
  const [fresh, setFresh] = useState<FreshPassword | null>(null);
  const loaded = useLoad(subAccountApi.get, { id }, { dependsOn: DEPENDS_ON });
  const actionsOf = useSubAccountActions(setFresh, toList);
  // The tab of the password has it itself.
  const isBelow = query.get('tab') === PASSWORD_TAB;
  const headOf = (account: SubAccount) => {
    const actions = actionsOf(account);
    return [...actions.filter((one) => isReset(one) && !isBelow), ...actions.filter((one) => !isReset(one))];
  };
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
          // Where it belongs and whether it is in use, before what is asked for once in a while; what else its first tab has as
          // fields stands there only: they lead nowhere.
          facts: [
            {
              label: t('subAccount.role'),
              value: account.role ? (
                <ScreenLink to={to('/business_account/role_management/:id', { id: account.role.id })}>
                  <bdi>{account.role.name}</bdi>
                </ScreenLink>
              ) : (
                t('common.none')
              ),
            },
            {
              label: t('subAccount.organization'),
              value: account.organization ? (
                <ScreenLink to={to('/business_account/organization_management', { within: account.organization.id })}>
                  <bdi>{account.organization.name}</bdi>
                </ScreenLink>
              ) : (
                t('common.none')
              ),
            },
            {
              label: t('subAccount.authorization'),
              value: <StatusTag value={account.authorization} map={AUTHORIZATION_STATUS} />,
            },
            {
              label: t('subAccount.lastLoginAt'),
              value: account.lastLoginAt === null ? t('subAccount.idleNever') : <FullTime at={account.lastLoginAt} />,
            },
            { label: t('subAccount.mainAccount'), value: account.mainAccount ?? '' },
            { label: t('subAccount.backupPhone'), value: copyable(account.backupPhone) },
            { label: t('subAccount.softwareVersion'), value: account.softwareVersion ?? '' },
          ],
        })}
        isPlain
        actions={(account) => [
          // What is asked for most is framed; what only leads elsewhere is not.
          ...headOf(account),
          ...(offers(accessApi.getFacts) ? [explain(account)] : []),
        ]}
      >
        {(account) => <Tabs account={account} loaded={loaded} actionsOf={actionsOf} />}
      </DetailPage>
      {fresh && <PasswordOnce {...fresh} onClose={() => setFresh(null)} />}
    </>
  );
}

interface TabsProps {
  account: SubAccount;
  loaded: Loaded<SubAccount>;
  actionsOf: (account: SubAccount) => readonly Action[];
}

/** Seven tabs, each saved by itself, of which that of the password has its keys too for who may lock it; and what was done so far. */
function Tabs({ account, loaded, actionsOf }: TabsProps) {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const { id, name } = account;
  const history = useHistoryTab('subAccount', id);
  const hasKeys = offers(accountKeyApi.list) && can(accountKeyApi.disableKeys) === true;
  const permit = (own: Permit<MessageId>) => allOf(can(subAccountApi.update), own);
  const tabs = [
    { key: 'basicInfo', label: t('subAccount.basicInfo'), content: <BasicTab loaded={loaded} /> },
    { key: 'license', label: t('license.tab'), content: <LicenseTab id={id} name={name} /> },
    {
      key: 'basicAuthorization',
      label: t('subAccount.basicAuthorization'),
      content: <AuthorizationTab id={id} name={name} />,
    },
    {
      key: 'resourceAuthorization',
      label: t('subAccount.resourceSection'),
      content: <ResourcesTab id={id} name={name} />,
    },
    {
      key: 'loginSecurity',
      label: t('loginSecurity.tab'),
      content: <LoginSecurity account={{ id, name }} permit={permit(can(loginSecurityApi.update))} />,
    },
    {
      key: 'accessControl',
      label: t('accessControl.tab'),
      content: <AccessControl account={{ id, name }} permit={permit(can(accessControlApi.update))} />,
    },
    {
      key: PASSWORD_TAB,
      label: t(hasKeys ? 'subAccount.passwordAndKeys' : 'subAccount.passwordSecurity'),
      content: (
        <>
          <PasswordTab account={account} actionsOf={actionsOf} />
          {hasKeys && <AccountKeys account={account} />}
        </>
      ),
    },
    ...history,
  ];
  return <UrlTabs tabs={tabs} />;
}
