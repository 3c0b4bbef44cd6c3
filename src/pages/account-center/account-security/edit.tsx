import { lazy } from 'react';
import { UrlTabs } from '@/components/url-tabs';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Screen } from '@/ui/screen';
import { Contacts } from './contacts';

const AccessControl = lazy(() =>
  import('@/components/access-control/access-control').then((part) => ({ default: part.AccessControl })),
);
const LoginSecurity = lazy(() =>
  import('@/components/login-security/login-security').then((part) => ({ default: part.LoginSecurity })),
);
const PasswordTab = lazy(() => import('./password').then((part) => ({ default: part.PasswordTab })));

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
            content: <LoginSecurity permit={can('loginSecurity.update')} />,
          },
          {
            key: 'accessControl',
            label: t('accessControl.tab'),
            content: <AccessControl permit={can('accessControl.update')} />,
          },
        ]}
      />
    </Screen>
  );
}
