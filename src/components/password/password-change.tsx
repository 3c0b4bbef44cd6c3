import { passwordApi, passwordForm } from '@/api/account-center/password';
import { useT } from '@/i18n/use-t';
import { useOwn } from '@/session/session';
import { SecretInput } from '@/ui/feedback/secret-input';
import { formOf } from '@/ui/form/form-of';
import { FormPanel } from '@/ui/form/form-panel';
import { PasswordFields } from '@/ui/form/password-fields';

const { Field } = formOf(passwordForm);

/** The password of the signed-in account, asked for in account security and by the forced reset alike. */
export function PasswordChange({ onDone }: { onDone: () => void }) {
  const t = useT();
  return (
    <FormPanel
      name="passwordChange"
      schema={passwordForm}
      permit={useOwn()}
      submitText={t('passwordChange.submit')}
      onSubmit={({ current, next }) => passwordApi.change({ current, next })}
      onDone={onDone}
    >
      <Field name="current" label={t('passwordChange.current')}>
        <SecretInput autoComplete="current-password" />
      </Field>
      <PasswordFields label={t('passwordChange.next')} name="next" />
    </FormPanel>
  );
}
