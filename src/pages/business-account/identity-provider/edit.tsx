import { type IdentityProviderDetail, identityProviderApi } from '@/api/business-account/identity-provider';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { FormPage } from '@/ui/form/form-page';
import { LoadedScreen } from '@/ui/form/loaded-screen';
import { Screen } from '@/ui/page/screen';
import { oidcEdit, samlEdit, toSaml } from './model';
import { NameField } from './name-field';
import { OidcFields } from './oidc-fields';
import { SamlFields } from './saml-fields';
import { storeDocument } from './save';

/** Changes an identity provider; its type stays. */
export default function EditIdentityProvider() {
  const t = useT();
  const { id = '' } = useParams();
  const title = t('identityProvider.editTitle');
  return (
    <LoadedScreen title={title} loaded={useLoad(identityProviderApi.get, { id })}>
      {(provider) => {
        if (provider.type === 'saml') return <EditSaml provider={provider} />;
        if (provider.type === 'oidc') return <EditOidc provider={provider} />;
        return (
          <Screen title={title}>
            <p>{t('identityProvider.unknownType', { type: provider.type })}</p>
          </Screen>
        );
      }}
    </LoadedScreen>
  );
}

function useFacts({ id, name }: IdentityProviderDetail) {
  const t = useT();
  return {
    name: `identityProviderEdit:${id}`,
    title: t('identityProvider.editTitle'),
    about: name,
    submitText: t('common.save'),
    back: to('/business_account/sso_management/role_sso/:id', { id }),
  };
}

function EditSaml({ provider }: { provider: IdentityProviderDetail }) {
  const t = useT();
  const can = useCan();
  const { id, version, name, metadata, metadataFileId } = provider;
  return (
    <FormPage
      {...useFacts(provider)}
      schema={samlEdit}
      initial={{ name, ...metadata }}
      success={({ name }) => t('identityProvider.updated', { name })}
      permit={can(identityProviderApi.update)}
      onSubmit={async ({ document, ...form }) => {
        const fileId = document ? await storeDocument(document) : (metadataFileId ?? '');
        await identityProviderApi.update({ id, version, ...toSaml(form, fileId) });
      }}
    >
      <NameField id={id} />
      <SamlFields {...(metadata && { stored: metadata })} />
    </FormPage>
  );
}

function EditOidc({ provider }: { provider: IdentityProviderDetail }) {
  const t = useT();
  const can = useCan();
  const { id, version, name, authEndpoint, tokenEndpoint, clientId, hasSecret } = provider;
  return (
    <FormPage
      {...useFacts(provider)}
      schema={oidcEdit}
      initial={{
        name,
        authEndpoint: authEndpoint ?? '',
        tokenEndpoint: tokenEndpoint ?? '',
        clientId: clientId ?? '',
      }}
      success={({ name }) => t('identityProvider.updated', { name })}
      permit={can(identityProviderApi.update)}
      onSubmit={async (form) => {
        await identityProviderApi.update({ id, version, type: 'oidc', ...form });
      }}
    >
      <NameField id={id} />
      <OidcFields hasSecret={hasSecret} />
    </FormPage>
  );
}
