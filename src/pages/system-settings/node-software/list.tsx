import { useCallback, useMemo } from 'react';
import { type NodeSoftware, nodeSoftwareApi } from '@/api/system-settings/node-software';
import { DownloadLines } from '@/components/upload/download-lines';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
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
import { NODE_TYPES } from './labels';

const Create = lazyComponent(() => import('./create'));
const Edit = lazyComponent(() => import('./edit'));

export default function NodeSoftwareList() {
  const t = useT();
  const can = useCan();
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
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
