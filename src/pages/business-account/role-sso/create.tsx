import { Form, Input, Radio } from 'antd';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { Field } from '@/ui/form/field';
import { FormPage } from '@/ui/form/form-page';
import { optionsOf } from '@/ui/list/options';
import { TYPES } from './labels';
import { providerForm, toSaml } from './model';
import { OidcFields } from './oidc-fields';
import { SamlFields } from './saml-fields';
import { storeDocument } from './save';

/** A new identity provider: SAML needs its metadata, OIDC its endpoints. */
export default function CreateIdentityProvider() {
  const t = useT();
  const can = useCan();
  return (
    <FormPage
      name="identityProviderCreate"
      title={t('identityProvider.create')}
      schema={providerForm}
      initial={{ type: 'saml' }}
      submitText={t('identityProvider.create')}
      back={to('/business_account/sso_management/role_sso')}
      success={({ name }) => t('identityProvider.added', { name })}
      permit={can(identityProviderApi.add)}
      onSubmit={async (form) => {
        const input = form.type === 'oidc' ? form : toSaml(form, await storeDocument(form.document));
        await identityProviderApi.add(input);
      }}
    >
      <Field name="name" label={t('identityProvider.name')}>
        <Input />
      </Field>
      <Field name="type" label={t('identityProvider.type')}>
        <Radio.Group options={optionsOf(t, TYPES)} />
      </Field>
      <TypeFields />
    </FormPage>
  );
}

function TypeFields() {
  const type: unknown = Form.useWatch('type', Form.useFormInstance());
  return type === 'oidc' ? <OidcFields /> : <SamlFields />;
}
