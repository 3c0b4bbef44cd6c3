import { useMemo } from 'react';
import { type Host, hostApi } from '@/api/system-settings/host';
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
import { useHostActions, useHostBulk } from './actions';
import { hostColumns, STATUS } from './columns';

const Create = lazyComponent(() => import('./create'));
const Clone = lazyComponent(() => import('./clone'));
const Edit = lazyComponent(() => import('./edit'));
const Import = lazyComponent(() => import('./import').then(({ ImportHosts }) => ImportHosts));

const nameOf = ({ name }: Host) => name;

export default function HostList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const actionsOf = useHostActions(panel.open);
  const columns = useMemo(() => hostColumns(t, actionsOf), [t, actionsOf]);
  const bulk = useHostBulk();
  const filters = [
    {
      name: 'status',
      label: t('host.status'),
      options: optionsOf(t, STATUS),
    },
  ] as const;
  const create = (
    <ActionButton type="primary" permit={can(hostApi.add)} onClick={() => panel.open('create')}>
      {t('host.create')}
    </ActionButton>
  );
  const actions = (
    <>
      <ActionButton permit={can(hostApi.add)} onClick={() => panel.open('import')}>
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
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'clone' && <Clone id={panel.id} onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'import' && <Import onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
