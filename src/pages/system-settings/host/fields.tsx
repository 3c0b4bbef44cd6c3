import { Input } from 'antd';
import { hostInput } from '@/api/system-settings/host';
import { useT } from '@/i18n/use-t';
import { SecretInput } from '@/ui/feedback/secret-input';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(hostInput);

/** `passwordHelp` says what the form does with a password: a new one is needed, or an empty one keeps the old. */
export function HostFields({ passwordHelp }: { passwordHelp: string }) {
  const t = useT();
  return (
    <>
      <Field name="name" label={t('host.name')} help={t('host.nameHelp')}>
        <Input spellCheck={false} dir="ltr" />
      </Field>
      <Field name="hostname" label={t('host.hostname')} help={t('host.hostnameHelp')}>
        <Input spellCheck={false} dir="ltr" />
      </Field>
      <Field name="ip" label={t('host.ip')} help={t('host.ipHelp')}>
        <Input spellCheck={false} dir="ltr" />
      </Field>
      <Field name="port" label={t('host.port')}>
        <Input inputMode="numeric" />
      </Field>
      <Field name="user" label={t('host.user')}>
        <Input spellCheck={false} autoComplete="off" dir="ltr" />
      </Field>
      <Field name="password" label={t('host.password')} help={passwordHelp}>
        <SecretInput autoComplete="new-password" />
      </Field>
      <Field name="remark" label={t('host.remark')}>
        <Input.TextArea rows={2} />
      </Field>
    </>
  );
}
