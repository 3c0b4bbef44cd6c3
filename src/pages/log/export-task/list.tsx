import { useMemo } from 'react';
import { EXPORT_AREAS, exportApi } from '@/api/log/export-task';
import { DownloadLines } from '@/components/upload/download-lines';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { useCan } from '@/session/session';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { useQuery } from '@/ui/page/use-query';
import { useExportActions } from './actions';
import { areaOf, STATUS, TITLES } from './areas';
import { Batches } from './batches';
import { exportColumns, typeText } from './columns';

const Create = lazyComponent(() => import('./create'));
const CreateBatch = lazyComponent(() => import('./create-batch'));

export default function ExportTaskList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const [query] = useQuery();
  const area = areaOf(useLocation().pathname);
  const api = exportApi[area];
  const hasBatches = useOffers()(api.addBatch);
  const actionsOf = useExportActions(area);
  const columns = useMemo(() => exportColumns(t, actionsOf), [t, actionsOf]);
  const batchId = query.get('batchId') ?? '';
  const filters = useMemo(
    () => [
      {
        name: 'status' as const,
        label: t('exportTask.status'),
        options: Object.entries(STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
      },
      {
        name: 'logType' as const,
        label: t('exportTask.logType'),
        options: EXPORT_AREAS[area].map((value) => ({ value, label: typeText(t, value) })),
      },
      {
        name: 'batchId' as const,
        label: t('exportTask.batch'),
        options: [{ value: batchId, label: batchId }],
        isElsewhere: true,
      },
    ],
    [t, area, batchId],
  );
  const create = (
    <ActionButton type="primary" permit={can(api.add)} onClick={() => panel.open('create')}>
      {t('exportTask.create')}
    </ActionButton>
  );
  return (
    <Screen
      title={t(TITLES[area])}
      note={t('exportTask.note')}
      actions={
        <>
          {hasBatches && (
            <ActionButton permit={can(api.addBatch)} onClick={() => panel.open('createBatch')}>
              {t('exportTask.createBatch')}
            </ActionButton>
          )}
          {create}
        </>
      }
    >
      <Batches key={area} area={area} />
      <DownloadLines />
      <ResourceTable
        load={api.list}
        columns={columns}
        keyword={t('exportTask.search')}
        time={t('exportTask.createdAt')}
        filters={filters}
        empty={<EmptyState title={t('exportTask.emptyTitle')} text={t('exportTask.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create area={area} onClose={panel.close} />}
        {hasBatches && panel.name === 'createBatch' && <CreateBatch area={area} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
