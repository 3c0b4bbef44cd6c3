import { UrlTabs } from '@/components/url-tabs';
import { part } from '@/i18n/lazy-part';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Screen } from '@/ui/screen';
import { Contacts } from './contacts';

const AccessControl = part(async () => ({
  default: (await import('@/components/access-control/access-control')).AccessControl,
}));
const LoginSecurity = part(async () => ({
  default: (await import('@/components/login-security/login-security')).LoginSecurity,
}));
const PasswordTab = part(async () => ({ default: (await import('./password')).PasswordTab }));

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
