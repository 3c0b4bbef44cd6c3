import { useCallback, useMemo } from 'react';
import { configBackupApi } from '@/api/system-settings/config-backup';
import { DownloadLines } from '@/components/upload/download-lines';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { useRecordActions } from './actions';
import { recordColumns } from './columns';
import { STATUS, TYPES } from './labels';
import { Running } from './running';

const Create = lazyComponent(() => import('./create'));
const Recover = lazyComponent(() => import('./recover'));

/** Backups and recoveries of the configuration, the newest first. */
export default function ConfigBackupList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const actionsOf = useRecordActions(useCallback((id: string) => panel.open('recover', id), [panel.open]));
  const columns = useMemo(() => recordColumns(t, actionsOf), [t, actionsOf]);
  const filters = [
    {
      name: 'type',
      label: t('configBackup.type'),
      options: Object.entries(TYPES).map(([value, label]) => ({ value, label: t(label) })),
    },
    {
      name: 'status',
      label: t('configBackup.status'),
      options: Object.entries(STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
    },
  ] as const;
  const create = (
    <ActionButton type="primary" permit={can(configBackupApi.add)} onClick={() => panel.open('create')}>
      {t('configBackup.create')}
    </ActionButton>
  );
  const actions = (
    <>
      <ActionButton permit={can(configBackupApi.recover)} onClick={() => panel.open('recover')}>
        {t('configBackup.recoverConfig')}
      </ActionButton>
      {create}
    </>
  );
  return (
    <Screen title={t('configBackup.title')} actions={actions}>
      <Running />
      <DownloadLines />
      <ResourceTable
        load={configBackupApi.list}
        columns={columns}
        keyword={t('configBackup.search')}
        time={t('configBackup.at')}
        filters={filters}
        empty={<EmptyState title={t('configBackup.emptyTitle')} text={t('configBackup.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'recover' && <Recover key={panel.id} id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
