import { Suspense, useCallback, useMemo } from 'react';
import { type NodeSoftware, nodeSoftwareApi } from '@/api/system-settings/node-software';
import { DownloadLines } from '@/components/download-lines';
import { part } from '@/i18n/lazy-part';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { ActionButton } from '@/ui/action-button';
import { ResourceTable } from '@/ui/resource-table';
import { Screen } from '@/ui/screen';
import { EmptyState } from '@/ui/states';
import { usePanel } from '@/ui/use-panel';
import { useSoftwareActions } from './actions';
import { nodeSoftwareColumns } from './columns';
import { NODE_TYPES } from './labels';

const Create = part(() => import('./create'));
const Edit = part(() => import('./edit'));

export default function NodeSoftwareList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const actionsOf = useSoftwareActions(useCallback(({ id }: NodeSoftware) => panel.open('edit', id), [panel.open]));
  const columns = useMemo(() => nodeSoftwareColumns(t, actionsOf), [t, actionsOf]);
  const filters = useMemo(
    () => [
      {
        name: 'type',
        label: t('nodeSoftware.type'),
        options: Object.entries(NODE_TYPES).map(([value, label]) => ({ value, label: t(label) })),
      },
    ],
    [t],
  );
  const create = (
    <ActionButton type="primary" permit={can('nodeSoftware.create')} onClick={() => panel.open('create')}>
      {t('nodeSoftware.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('nodeSoftware.title')} actions={create}>
      <DownloadLines />
      <ResourceTable
        load={nodeSoftwareApi.list}
        columns={columns}
        keyword={t('nodeSoftware.search')}
        time={t('nodeSoftware.uploadedAt')}
        filters={filters}
        empty={<EmptyState title={t('nodeSoftware.emptyTitle')} text={t('nodeSoftware.emptyText')} action={create} />}
      />
      <Suspense>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
      </Suspense>
    </Screen>
  );
}
