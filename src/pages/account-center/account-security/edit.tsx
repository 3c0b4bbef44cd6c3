import { accessControlApi } from '@/api/account-center/access-control';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { Contacts } from './contacts';

const AccessControl = lazyComponent(() =>
  import('@/components/access-control/access-control').then(({ AccessControl }) => AccessControl),
);
const LoginSecurity = lazyComponent(() =>
  import('@/components/login-security/login-security').then(({ LoginSecurity }) => LoginSecurity),
);
const PasswordTab = lazyComponent(() => import('./password').then(({ PasswordTab }) => PasswordTab));

export default function AccountSecurity() {
  const t = useT();
  const can = useCan();
  return (
    <Screen title={t('accountSecurity.title')}>
      <UrlTabs
        tabs={[
          { key: 'contacts', label: t('contact.tab'), content: <Contacts /> },
          { key: 'password', label: t('passwordChange.tab'), content: <PasswordTab /> },
          {
            key: 'loginSecurity',
            label: t('loginSecurity.tab'),
            content: <LoginSecurity permit={can(loginSecurityApi.update)} />,
          },
          {
            key: 'accessControl',
            label: t('accessControl.tab'),
            content: <AccessControl permit={can(accessControlApi.update)} />,
          },
        ]}
      />
    </Screen>
  );
}
