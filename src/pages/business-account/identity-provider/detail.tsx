import { DownloadOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { Suspense } from 'react';
import { type IdentityProviderDetail, identityProviderApi } from '@/api/business-account/identity-provider';
import { roleSsoApi } from '@/api/business-account/role-sso';
import { ssoSetupApi } from '@/api/business-account/sso-setup';
import { downloadFile } from '@/api/fs/upload';
import { ExpiryOf } from '@/components/identity-provider/expiry';
import { useProviderActions } from '@/components/identity-provider/provider-actions';
import { TypeName } from '@/components/identity-provider/type-name';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { saveFile } from '@/lib/save-file';
import { to } from '@/routes/href';
import { AddressText } from '@/ui/data/address-text';
import { Facts } from '@/ui/data/facts';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Copyable } from '@/ui/feedback/copyable';
import { useReport } from '@/ui/feedback/report';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage, Section } from '@/ui/page/detail-page';
import { bindingName } from './model';
import { OwnSideFacts } from './own-side';
import { SignInTests } from './sign-in-test';

const Certificates = lazyComponent(() => import('./certificates'));
const ExpiryWarning = lazyComponent(() => import('./expiry-warning'));
const Precedence = lazyComponent(() => import('./precedence'), ['components/list-parts']);
const MAPPINGS = [roleSsoApi.list];
const backToList = () => go(to('/business_account/sso_management/role_sso'), { replace: true });

/** One identity provider: what sign-in uses of it, its certificates, and which mappings rely on it. */
export default function IdentityProviderPage() {
  const t = useT();
  const { id = '' } = useParams();
  const offers = useOffers();
  const loaded = useLoad(identityProviderApi.get, { id }, { dependsOn: MAPPINGS });
  const actionsOf = useProviderActions(backToList);
  return (
    <DetailPage
      title={t('identityProvider.title')}
      loaded={loaded}
      actions={actionsOf}
      identity={(provider) => ({
        name: provider.name,
        id: provider.id,
        state: provider.certificateExpiresAt !== null && <ExpiryOf expiresAt={provider.certificateExpiresAt} />,
        facts: [
          { label: t('identityProvider.type'), value: <TypeName type={provider.type} /> },
          { label: t('identityProvider.createdAt'), value: <FullTime at={provider.createdAt} /> },
          { label: t('identityProvider.updatedAt'), value: <FullTime at={provider.updatedAt} /> },
        ],
      })}
    >
      {(provider) => (
        <>
          {provider.metadata && <Saml provider={provider} metadata={provider.metadata} />}
          {provider.authEndpoint !== null && <Oidc provider={provider} />}
          {offers(ssoSetupApi.getOwnSide) && isKnown(provider) && (
            <Section title={t('ssoSetup.ownSide')}>
              <OwnSideFacts type={provider.type} />
            </Section>
          )}
          {offers(ssoSetupApi.startTest) && (
            <Section title={t('ssoSetup.testTitle')}>
              <SignInTests provider={provider} />
            </Section>
          )}
          <Section title={t('identityProvider.uses')}>
            <Suspense fallback={<Skeleton active />}>
              <Precedence key={provider.id} providerId={provider.id} name={provider.name} />
            </Suspense>
          </Section>
        </>
      )}
    </DetailPage>
  );
}

const isKnown = <Provider extends { type: string }>(
  provider: Provider,
): provider is Provider & { type: 'saml' | 'oidc' } => provider.type === 'saml' || provider.type === 'oidc';

type Metadata = NonNullable<IdentityProviderDetail['metadata']>;

function Saml({ provider, metadata }: { provider: IdentityProviderDetail; metadata: Metadata }) {
  const t = useT();
  const report = useReport();
  const { metadataFileId } = provider;
  const download = (fileId: string) =>
    downloadFile(fileId).then(
      (file) => saveFile(`${provider.id}.xml`, file),
      (thrown: unknown) => report.error(thrown),
    );
  return (
    <>
      <Section
        title={t('identityProvider.document')}
        actions={
          metadataFileId !== null && (
            <Button icon={<DownloadOutlined aria-hidden />} onClick={() => void download(metadataFileId)}>
              {t('identityProvider.download')}
            </Button>
          )
        }
      >
        <Facts
          items={[
            { label: t('identityProvider.entityId'), value: <CopiedAddress text={metadata.entityId} /> },
            ...metadata.endpoints.map(({ binding, url }) => ({
              label: bindingName(binding),
              value: <CopiedAddress text={url} label={bindingName(binding)} />,
            })),
          ]}
        />
      </Section>
      <Section title={t('identityProvider.certificates')}>
        <Suspense fallback={<Skeleton active />}>
          <div className="sso-part">
            <ExpiryWarning certificates={metadata.certificates} />
            <Certificates value={metadata.certificates} />
          </div>
        </Suspense>
      </Section>
    </>
  );
}

function Oidc({ provider }: { provider: IdentityProviderDetail }) {
  const t = useT();
  return (
    <Section title={t('identityProvider.connection')}>
      <Facts
        items={[
          { label: t('identityProvider.authEndpoint'), value: <CopiedAddress text={provider.authEndpoint} /> },
          { label: t('identityProvider.tokenEndpoint'), value: <CopiedAddress text={provider.tokenEndpoint} /> },
          { label: t('identityProvider.clientId'), value: <Copyable text={provider.clientId} /> },
          {
            label: t('identityProvider.clientSecret'),
            value: provider.hasSecret ? t('identityProvider.secretSet') : t('common.none'),
          },
        ]}
      />
    </Section>
  );
}

/** An address that takes several lines on a phone. */
function CopiedAddress({ text, label }: { text: string | null; label?: string }) {
  return (
    <Copyable text={text} {...(label !== undefined && { label })}>
      <AddressText text={text ?? ''} />
    </Copyable>
  );
}
