import { contactBindingApi } from '@/api/account-center/contact-binding';
import { type LoginSecurityInput, loginSecurityApi, loginSecurityInput } from '@/api/account-center/login-security';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { Permit } from '@/lib/permit';
import { useLoad } from '@/ui/data/use-load';
import { useAgreement } from '@/ui/feedback/use-agreement';
import { FormPanel } from '@/ui/form/form-panel';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { LoginSecurityFields } from './login-security-fields';

interface Props {
  /** Another account's settings; absent: one's own. */
  account?: { id: string; name: string };
  permit: Permit<MessageId>;
}

/** How an account signs in; a saved form is loaded again in its new version. */
export function LoginSecurity({ account, permit }: Props) {
  const t = useT();
  const accountId = account?.id;
  const loaded = useLoad(loginSecurityApi.get, { accountId }, { dependsOn: [contactBindingApi.get] });
  const agree = useAgreement();
  const save = async (settings: LoginSecurityInput, version: number | undefined, contactCount: number) => {
    const isLockout = settings.isOn && settings.policy === 'force' && contactCount === 0;
    const question = {
      title: t('loginSecurity.lockoutTitle'),
      content: t(accountId === undefined ? 'loginSecurity.lockoutText' : 'loginSecurity.lockoutTextOf'),
      verb: t('loginSecurity.lockoutVerb'),
    };
    if (isLockout && !(await agree(question))) return false;
    return loginSecurityApi.update({ accountId, settings, version, acceptsLockout: isLockout });
  };
  return (
    <LoadedPanel loaded={loaded}>
      {({ settings, version, platforms, inactivityDays, contactCount }) => (
        <FormPanel
          version={version}
          name={`loginSecurity:${accountId ?? 'own'}`}
          schema={loginSecurityInput}
          initial={settings}
          permit={permit}
          submitText={t('common.save')}
          onSubmit={(input) => save(input, version, contactCount)}
          success={account ? t('loginSecurity.savedOf', { name: account.name }) : t('loginSecurity.saved')}
        >
          <LoginSecurityFields platforms={platforms} inactivityDays={inactivityDays} />
        </FormPanel>
      )}
    </LoadedPanel>
  );
}
