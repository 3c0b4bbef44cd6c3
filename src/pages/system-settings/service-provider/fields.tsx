import { Input } from 'antd';
import { providerInput } from '@/api/system-settings/service-provider';
import { useT } from '@/i18n/use-t';
import { SecretInput } from '@/ui/feedback/secret-input';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(providerInput);

/** `secretHelp` says what the form does with a secret: one is needed, or an empty one keeps the old. */
export function ProviderFields({ secretHelp }: { secretHelp: string }) {
  const t = useT();
  return (
    <>
      <Field name="name" label={t('serviceProvider.name')}>
        <Input autoComplete="off" />
      </Field>
      <Field name="endpoint" label={t('serviceProvider.endpoint')} help={t('serviceProvider.endpointHelp')}>
        <Input dir="ltr" inputMode="url" autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="account" label={t('serviceProvider.account')} help={t('serviceProvider.accountHelp')}>
        <Input dir="ltr" autoComplete="off" spellCheck={false} />
      </Field>
      <Field name="secret" label={t('serviceProvider.secret')} help={secretHelp}>
        <SecretInput autoComplete="off" />
      </Field>
      <Field name="signature" label={t('serviceProvider.signature')} help={t('serviceProvider.signatureHelp')}>
        <Input autoComplete="off" />
      </Field>
    </>
  );
}
