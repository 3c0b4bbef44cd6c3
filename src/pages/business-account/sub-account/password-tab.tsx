import type { SubAccount } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import type { Action } from '@/ui/page/row-actions';

interface Props {
  account: SubAccount;
  actionsOf: (account: SubAccount) => readonly Action[];
}

/** What an administrator can do about the account's password: give it a new one. */
export function PasswordTab({ account, actionsOf }: Props) {
  const t = useT();
  const reset = actionsOf(account).find(({ key }) => key === 'resetPassword');
  return (
    <Section title={t('subAccount.passwordSecurity')}>
      <p className="screen-note">{t('subAccount.passwordSecurityText')}</p>
      {reset && (
        <ActionButton permit={reset.permit ?? true} onClick={reset.run}>
          {reset.label}
        </ActionButton>
      )}
    </Section>
  );
}
