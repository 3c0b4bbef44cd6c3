import { useCallback, useMemo } from 'react';
import { type NodeSoftware, nodeSoftwareApi } from '@/api/system-settings/node-software';
import { rolloutApi } from '@/api/system-settings/rollout';
import { NODE_TYPES } from '@/components/business-node/labels';
import { DownloadLines } from '@/components/upload/download-lines';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { useSoftwareActions } from './actions';
import { nodeSoftwareColumns } from './columns';

const ROLLOUTS = '/system_settings/node_access_management/node_software_management/rollouts';

const Create = lazyComponent(() => import('./create'));
const Edit = lazyComponent(() => import('./edit'));

export default function NodeSoftwareList() {
  const t = useT();
  const can = useCan();
  const offers = useOffers();
  const panel = usePanel();
  const actionsOf = useSoftwareActions(useCallback(({ id }: NodeSoftware) => panel.open('edit', id), [panel.open]));
  const columns = useMemo(() => nodeSoftwareColumns(t, actionsOf), [t, actionsOf]);
  const filters = [
    {
      name: 'type',
      label: t('nodeSoftware.type'),
      options: optionsOf(t, NODE_TYPES),
    },
  ] as const;
  const create = (
    <ActionButton type="primary" permit={can(nodeSoftwareApi.add)} onClick={() => panel.open('create')}>
      {t('nodeSoftware.create')}
    </ActionButton>
  );
  const actions = (
    <>
      {offers(rolloutApi.list) && <Link to={to(ROLLOUTS)}>{t('rollout.title')}</Link>}
      {create}
    </>
  );
  return (
    <Screen title={t('nodeSoftware.title')} actions={actions}>
      <DownloadLines />
      <ResourceTable
        load={nodeSoftwareApi.list}
        columns={columns}
        keyword={t('nodeSoftware.search')}
        time={t('nodeSoftware.uploadedAt')}
        filters={filters}
        empty={<EmptyState title={t('nodeSoftware.emptyTitle')} text={t('nodeSoftware.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
