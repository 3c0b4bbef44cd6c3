import { DownloadOutlined } from '@ant-design/icons';
import { Button, Skeleton } from 'antd';
import { type OwnSide, ssoSetupApi } from '@/api/business-account/sso-setup';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { saveFile } from '@/lib/save-file';
import { AddressText } from '@/ui/data/address-text';
import { Facts } from '@/ui/data/facts';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { LoadFailure } from '@/ui/feedback/states';
import './identity-provider.css';

/** What has to be entered at the provider before anybody can sign in through it. */
export function OwnSideFacts({ type }: { type: 'saml' | 'oidc' }) {
  const t = useT();
  const { data, failure, reload } = useLoad(ssoSetupApi.getOwnSide, {});
  return (
    <div className="sso-part">
      <p>{t(`ssoSetup.ownSide.${type}`)}</p>
      {failure && <LoadFailure failure={failure} onRetry={reload} />}
      {!data && !failure && <Skeleton active />}
      {data && (type === 'saml' ? <Saml saml={data.saml} /> : <Addresses list={oidcOf(data.oidc)} />)}
    </div>
  );
}

type Address = readonly [name: MessageId, text: string];

const oidcOf = ({ redirectUri, signOutUri }: OwnSide['oidc']): Address[] => [
  ['ssoSetup.redirectUri', redirectUri],
  ['ssoSetup.signOutUri', signOutUri],
];
const samlOf = ({ entityId, acsUrl, signOutUrl, metadataUrl }: OwnSide['saml']): Address[] => [
  ['ssoSetup.entityId', entityId],
  ['ssoSetup.acsUrl', acsUrl],
  ['ssoSetup.signOutUrl', signOutUrl],
  ['ssoSetup.metadataUrl', metadataUrl],
];

function Addresses({ list }: { list: readonly Address[] }) {
  const t = useT();
  const items = list.map(([name, text]) => ({
    label: t(name),
    value: (
      <Copyable text={text} label={t(name)}>
        <AddressText text={text} />
      </Copyable>
    ),
  }));
  return (
    <div className="sso-whole">
      <Facts items={items} />
    </div>
  );
}

function Saml({ saml }: { saml: OwnSide['saml'] }) {
  const t = useT();
  return (
    <>
      <Addresses list={samlOf(saml)} />
      <span>
        <Button
          icon={<DownloadOutlined aria-hidden />}
          onClick={() => saveFile('service-provider.xml', saml.metadata, 'application/xml')}
        >
          {t('ssoSetup.downloadOwn')}
        </Button>
      </span>
    </>
  );
}
