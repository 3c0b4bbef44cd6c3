import { type Licence, licenceApi } from '@/api/business-account/licence';
import { AUTHORIZATION_STATUS } from '@/components/account/account-labels';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Copyable } from '@/ui/data/copyable';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { ActionButton } from '@/ui/page/action-button';
import { Section } from '@/ui/page/detail-page';
import { usePanel } from '@/ui/page/use-panel';
import { LicenceActivation } from './licence-activation';
import { DEPLOY_ENVS } from './model';

/** Where the account's products run, and its license. */
export function LicenceTab({ id, name }: { id: string; name: string }) {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const loaded = useLoad(licenceApi.get, { id });
  const activate = (
    <ActionButton permit={can(licenceApi.activate)} onClick={() => panel.open('activate')}>
      {t('licence.activate')}
    </ActionButton>
  );
  return (
    <LoadedPanel loaded={loaded}>
      {(licence) => (
        <>
          <Environment licence={licence} />
          <Section title={t('licence.title')} actions={activate}>
            <LicenceFacts licence={licence} />
          </Section>
          {panel.name === 'activate' && <LicenceActivation id={id} name={name} onClose={panel.close} />}
        </>
      )}
    </LoadedPanel>
  );
}

function Environment({ licence: { deployEnv, address } }: { licence: Licence }) {
  const t = useT();
  const known = DEPLOY_ENVS[deployEnv];
  return (
    <Section title={t('licence.environment')}>
      <Facts
        items={[
          { label: t('licence.deployEnv'), value: known ? t(known) : deployEnv },
          { label: t('licence.address'), value: <Copyable text={address} /> },
        ]}
      />
    </Section>
  );
}

function LicenceFacts({ licence }: { licence: Licence }) {
  const t = useT();
  const { machineCode, serialNumber, productVersion, nodes, status, expiresAt, daysLeft } = licence;
  return (
    <Facts
      items={[
        { label: t('licence.status'), value: <StatusTag value={status} map={AUTHORIZATION_STATUS} /> },
        { label: t('licence.expiresAt'), value: expiresAt === null ? t('common.none') : <Time at={expiresAt} /> },
        {
          label: t('licence.daysLeft'),
          value: daysLeft === null ? t('common.none') : t('licence.days', { count: daysLeft }),
        },
        { label: t('licence.machineCode'), value: <Copyable text={machineCode} /> },
        { label: t('licence.serialNumber'), value: <Copyable text={serialNumber} /> },
        { label: t('licence.productVersion'), value: productVersion ?? t('common.none') },
        { label: t('licence.nodes'), value: nodes ? t('licence.nodesOf', nodes) : t('common.none') },
      ]}
    />
  );
}
