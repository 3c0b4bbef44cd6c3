import { Radio } from 'antd';
import { identityProviderApi } from '@/api/business-account/identity-provider';
import { ssoSetupApi } from '@/api/business-account/sso-setup';
import { PROVIDER_TYPES } from '@/components/identity-provider/labels';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { formOf } from '@/ui/form/form-of';
import { FormPage } from '@/ui/form/form-page';
import { FormSection } from '@/ui/form/form-section';
import { optionsOf } from '@/ui/list/options';
import { providerForm, toSaml } from './model';
import { NameField } from './name-field';
import { OidcFields } from './oidc-fields';
import { OwnSideFacts } from './own-side';
import { SamlFields } from './saml-fields';
import { storeDocument } from './save';

const { Field, useValue } = formOf(providerForm);

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
      <NameField />
      <Field name="type" label={t('identityProvider.type')}>
        <Radio.Group options={optionsOf(t, PROVIDER_TYPES)} />
      </Field>
      <TypeFields />
    </FormPage>
  );
}

function TypeFields() {
  const t = useT();
  const offers = useOffers();
  const type = useValue('type') === 'oidc' ? 'oidc' : 'saml';
  return (
    <>
      {type === 'oidc' ? <OidcFields /> : <SamlFields />}
      {offers(ssoSetupApi.getOwnSide) && (
        <FormSection title={t('ssoSetup.ownSide')}>
          <OwnSideFacts type={type} />
        </FormSection>
      )}
    </>
  );
}
