import { Suspense, useCallback, useMemo } from 'react';
import { type Host, hostApi } from '@/api/system-settings/host';
import { part } from '@/i18n/lazy-part';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { ActionButton } from '@/ui/action-button';
import { ResourceTable } from '@/ui/resource-table';
import { Screen } from '@/ui/screen';
import { EmptyState } from '@/ui/states';
import { usePanel } from '@/ui/use-panel';
import { useHostActions, useHostBulk } from './actions';
import { hostColumns, STATUS } from './columns';

const Create = part(() => import('./create'));
const Edit = part(() => import('./edit'));
const Import = part(async () => ({ default: (await import('./import')).ImportHosts }));

const nameOf = ({ name }: Host) => name;

export default function HostList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const actionsOf = useHostActions(useCallback((host: Host) => panel.open('edit', host.id), [panel.open]));
  const columns = useMemo(() => hostColumns(t, actionsOf), [t, actionsOf]);
  const bulk = useHostBulk();
  const filters = useMemo(
    () => [
      {
        name: 'status',
        label: t('host.status'),
        options: Object.entries(STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
      },
    ],
    [t],
  );
  const create = (
    <ActionButton type="primary" permit={can('host.create')} onClick={() => panel.open('create')}>
      {t('host.create')}
    </ActionButton>
  );
  const actions = (
    <>
      <ActionButton permit={can('host.create')} onClick={() => panel.open('import')}>
        {t('host.import')}
      </ActionButton>
      {create}
    </>
  );
  return (
    <Screen title={t('host.title')} actions={actions}>
      <ResourceTable
        load={hostApi.list}
        columns={columns}
        bulk={bulk}
        nameOf={nameOf}
        keyword={t('host.search')}
        filters={filters}
        empty={<EmptyState title={t('host.emptyTitle')} text={t('host.emptyText')} action={create} />}
      />
      <Suspense>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'import' && <Import onClose={panel.close} />}
      </Suspense>
    </Screen>
  );
}
