import { Input, Skeleton } from 'antd';
import { useState } from 'react';
import { type IdentityProviderDetail, identityProviderApi } from '@/api/business-account/identity-provider';
import { useT } from '@/i18n/use-t';
import { useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { useReport } from '@/ui/feedback/report';
import { LoadFailure } from '@/ui/feedback/states';
import { Field } from '@/ui/form/field';
import { FormPage } from '@/ui/form/form-page';
import { Screen } from '@/ui/page/screen';
import { oidcEdit, samlEdit, toSaml } from './model';
import { OidcFields } from './oidc-fields';
import { SamlFields } from './saml-fields';
import { storeDocument } from './save';

/** Changes an identity provider; its type stays. */
export default function EditIdentityProvider() {
  const t = useT();
  const { id = '' } = useParams();
  const { data, failure, reload } = useLoad(identityProviderApi.get, { id });
  if (data?.type === 'saml') return <EditSaml key={data.id} provider={data} />;
  if (data?.type === 'oidc') return <EditOidc key={data.id} provider={data} />;
  return (
    <Screen title={t('identityProvider.editTitle')}>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!failure && !data && <Skeleton active />}
      {data && <p>{t('identityProvider.unknownType', { type: data.type })}</p>}
    </Screen>
  );
}

function useFacts({ id }: IdentityProviderDetail) {
  const t = useT();
  return {
    name: `identityProviderEdit:${id}`,
    title: t('identityProvider.editTitle'),
    submitText: t('common.save'),
    back: to('/business_account/sso_management/role_sso/:id', { id }),
  };
}

function NameField() {
  return (
    <Field name="name" label={useT()('identityProvider.name')}>
      <Input />
    </Field>
  );
}

function EditSaml({ provider }: { provider: IdentityProviderDetail }) {
  const t = useT();
  const report = useReport();
  // A later load does not touch the form: the input is the operator's, and so is the version it started from.
  const [{ id, version, name, metadata, metadataFileId }] = useState(provider);
  return (
    <FormPage
      {...useFacts(provider)}
      schema={samlEdit}
      initial={{ name, ...metadata }}
      onSubmit={async ({ document, ...form }) => {
        const fileId = document ? await storeDocument(document) : (metadataFileId ?? '');
        await identityProviderApi.update({ id, version, ...toSaml(form, fileId) });
        report.success(t('identityProvider.updated'));
      }}
    >
      <NameField />
      <SamlFields {...(metadata && { stored: metadata })} />
    </FormPage>
  );
}

function EditOidc({ provider }: { provider: IdentityProviderDetail }) {
  const t = useT();
  const report = useReport();
  const [{ id, version, name, authEndpoint, tokenEndpoint, clientId, hasSecret }] = useState(provider);
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
      onSubmit={async (form) => {
        await identityProviderApi.update({ id, version, type: 'oidc', ...form });
        report.success(t('identityProvider.updated'));
      }}
    >
      <NameField />
      <OidcFields hasSecret={hasSecret} />
    </FormPage>
  );
}
