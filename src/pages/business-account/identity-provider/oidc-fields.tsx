import { Input } from 'antd';
import { oidcInput } from '@/api/business-account/identity-provider';
import { useT } from '@/i18n/use-t';
import { SecretInput } from '@/ui/feedback/secret-input';
import { formOf } from '@/ui/form/form-of';

const { Field } = formOf(oidcInput);

/** Endpoints and credentials of an OIDC provider; a stored secret is never shown, an empty one keeps it. */
export function OidcFields({ hasSecret = false }: { hasSecret?: boolean }) {
  const t = useT();
  return (
    <>
      <Field name="authEndpoint" label={t('identityProvider.authEndpoint')} help={t('identityProvider.httpsHelp')}>
        <Input dir="ltr" inputMode="url" />
      </Field>
      <Field name="tokenEndpoint" label={t('identityProvider.tokenEndpoint')}>
        <Input dir="ltr" inputMode="url" />
      </Field>
      <Field name="clientId" label={t('identityProvider.clientId')}>
        <Input dir="ltr" autoComplete="off" />
      </Field>
      <Field
        name="clientSecret"
        label={t('identityProvider.clientSecret')}
        help={hasSecret ? t('identityProvider.secretKept') : undefined}
      >
        <SecretInput autoComplete="off" placeholder={hasSecret ? '••••••••' : undefined} />
      </Field>
    </>
  );
}
