import { intelLookupApi } from '@/api/system-settings/intel-lookup';
import { intelSourceApi } from '@/api/system-settings/intelligence-source';
import { DownloadLines } from '@/components/upload/download-lines';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { usePanel } from '@/ui/page/use-panel';
import { SourceTable } from './sources';
import { UpdateLog } from './update-log';
import { useExport } from './use-export';

const Create = lazyComponent(() => import('./create'));
const Edit = lazyComponent(() => import('./edit'));
const Import = lazyComponent(() => import('./import'));
const Entry = lazyComponent(() => import('./log-entry'));
const Lookup = lazyComponent(() => import('./lookup'));

/** Where threat intelligence comes from, what its updates did, and which source decides: three tabs of one screen. */
export default function IntelligenceSources() {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const panel = usePanel();
  const exportLocal = useExport();
  const create = (
    <ActionButton type="primary" permit={can(intelSourceApi.add)} onClick={() => panel.open('create')}>
      {t('intelSource.create')}
    </ActionButton>
  );
  const actions = (
    <>
      <ActionButton permit={can(intelSourceApi.export)} onClick={exportLocal}>
        {t('intelSource.export')}
      </ActionButton>
      <ActionButton permit={can(intelSourceApi.import)} onClick={() => panel.open('import')}>
        {t('intelSource.import')}
      </ActionButton>
      {create}
    </>
  );
  return (
    <Screen title={t('intelSource.title')} actions={actions}>
      <DownloadLines />
      <UrlTabs
        areSeparate
        tabs={[
          {
            key: 'sources',
            label: t('intelSource.sources'),
            content: <SourceTable create={create} open={panel.open} />,
          },
          { key: 'log', label: t('intelSource.log'), content: <UpdateLog open={panel.open} /> },
          ...(offers(intelLookupApi.get)
            ? [{ key: 'lookup', label: t('intelSource.lookup'), content: <Lookup /> }]
            : []),
        ]}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'import' && <Import onClose={panel.close} />}
        {panel.name === 'entry' && <Entry id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
