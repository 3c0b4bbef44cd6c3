import { type License, licenseApi } from '@/api/business-account/license';
import { AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { Copyable } from '@/ui/feedback/copyable';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { LicenseActivation } from './license-activation';
import { DEPLOY_ENVS } from './model';

/** Where the account's products run, and its license. */
export function LicenseTab({ id, name }: { id: string; name: string }) {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const loaded = useLoad(licenseApi.get, { id });
  const activate = (
    <ActionButton permit={can(licenseApi.activate)} onClick={() => panel.open('activate')}>
      {t('license.activate')}
    </ActionButton>
  );
  return (
    <LoadedPanel loaded={loaded}>
      {(license) => (
        <>
          <Environment license={license} />
          <Section title={t('license.title')} actions={activate}>
            <LicenseFacts license={license} />
          </Section>
          {panel.name === 'activate' && <LicenseActivation id={id} name={name} onClose={panel.close} />}
        </>
      )}
    </LoadedPanel>
  );
}

function Environment({ license: { deployEnv, address } }: { license: License }) {
  const t = useT();
  return (
    <Section title={t('license.environment')}>
      <Facts
        items={[
          { label: t('license.deployEnv'), value: codeText(t, DEPLOY_ENVS, deployEnv) },
          { label: t('license.address'), value: <Copyable text={address} /> },
        ]}
      />
    </Section>
  );
}

function LicenseFacts({ license }: { license: License }) {
  const t = useT();
  const { machineCode, serialNumber, productVersion, nodes, status, expiresAt, daysLeft } = license;
  return (
    <Facts
      items={[
        { label: t('license.status'), value: <StatusTag value={status} map={AUTHORIZATION_STATUS} /> },
        { label: t('license.expiresAt'), value: expiresAt === null ? t('common.none') : <FullTime at={expiresAt} /> },
        {
          label: t('license.daysLeft'),
          value: daysLeft === null ? t('common.none') : t('license.days', { count: daysLeft }),
        },
        {
          label: t('license.machineCode'),
          value: (
            <span className="fact-whole">
              <Copyable text={machineCode} />
            </span>
          ),
        },
        { label: t('license.serialNumber'), value: <Copyable text={serialNumber} /> },
        { label: t('license.productVersion'), value: productVersion ?? t('common.none') },
        { label: t('license.nodes'), value: nodes ? t('license.nodesOf', nodes) : t('common.none') },
      ]}
    />
  );
}
