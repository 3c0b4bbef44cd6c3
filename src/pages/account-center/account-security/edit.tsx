import { useT } from '@/i18n/use-t';
import { Screen } from '@/ui/screen';
import { UrlTabs } from '@/ui/url-tabs';
import { AccessControl } from './access-control';
import { Contacts } from './contacts';
import { LoginSecurity } from './login-security';
import { PasswordTab } from './password';

export default function AccountSecurity() {
  const t = useT();
  return (
    <Screen title={t('accountSecurity.title')}>
      <UrlTabs
        tabs={[
          { key: 'contacts', label: t('contact.tab'), content: <Contacts /> },
          { key: 'password', label: t('passwordChange.tab'), content: <PasswordTab /> },
          { key: 'loginSecurity', label: t('loginSecurity.tab'), content: <LoginSecurity /> },
          { key: 'accessControl', label: t('accessControl.tab'), content: <AccessControl /> },
        ]}
      />
    </Screen>
  );
}
