import { Suspense, useCallback, useMemo } from 'react';
import { type DdiNode, ddiNodeApi } from '@/api/system-settings/ddi-node';
import { part } from '@/i18n/lazy-part';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { ActionButton } from '@/ui/action-button';
import { ResourceTable } from '@/ui/resource-table';
import { Screen } from '@/ui/screen';
import { EmptyState } from '@/ui/states';
import { usePanel } from '@/ui/use-panel';
import { useDdiNodeActions } from './actions';
import { ddiNodeColumns, STATUS, TYPES } from './columns';

const Create = part(() => import('./create'));
const Edit = part(() => import('./edit'));

const OF_ORGANIZATIONS = ['/api/acm/organization'];

export default function DdiNodeList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const actionsOf = useDdiNodeActions(useCallback((node: DdiNode) => panel.open('edit', node.id), [panel.open]));
  const columns = useMemo(() => ddiNodeColumns(t, actionsOf), [t, actionsOf]);
  const filters = useMemo(
    () => [
      {
        name: 'status',
        label: t('ddiNode.status'),
        options: Object.entries(STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
      },
      {
        name: 'type',
        label: t('ddiNode.type'),
        options: Object.entries(TYPES).map(([value, label]) => ({ value, label: t(label) })),
      },
    ],
    [t],
  );
  const create = (
    <ActionButton type="primary" permit={can('ddiNode.create')} onClick={() => panel.open('create')}>
      {t('ddiNode.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('ddiNode.title')} actions={create}>
      <ResourceTable
        load={ddiNodeApi.list}
        dependsOn={OF_ORGANIZATIONS}
        columns={columns}
        keyword={t('ddiNode.search')}
        filters={filters}
        empty={<EmptyState title={t('ddiNode.emptyTitle')} text={t('ddiNode.emptyText')} action={create} />}
      />
      <Suspense>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
      </Suspense>
    </Screen>
  );
}
