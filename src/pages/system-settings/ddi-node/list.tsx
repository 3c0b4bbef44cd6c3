import { useCallback, useMemo } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { type DdiNode, ddiNodeApi } from '@/api/system-settings/ddi-node';
import { useUpgradeOfMany } from '@/components/node-upgrade/use-upgrade';
import { useT } from '@/i18n/use-t';
import { anyFilters } from '@/lib/contract/client';
import { useCan } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { useDdiNodeActions } from './actions';
import { ddiNodeColumns, STATUS, TYPES } from './columns';
import { useRowTests } from './row-test';

const Create = lazyComponent(() => import('./create'));
const Edit = lazyComponent(() => import('./edit'));

const ALL = anyFilters(ddiNodeApi.list);
const nameOf = ({ name }: DdiNode) => name;

const OF_ORGANIZATIONS = [organizationApi.update];

export default function DdiNodeList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const { results, test } = useRowTests();
  const edit = useCallback((node: DdiNode) => panel.open('edit', node.id), [panel.open]);
  const actionsOf = useDdiNodeActions(edit, test);
  const columns = useMemo(() => ddiNodeColumns(t, actionsOf, results), [t, actionsOf, results]);
  const bulk = useUpgradeOfMany<DdiNode>(ALL);
  const filters = [
    {
      name: 'status',
      label: t('ddiNode.status'),
      options: optionsOf(t, STATUS),
    },
    {
      name: 'type',
      label: t('ddiNode.type'),
      options: optionsOf(t, TYPES),
    },
  ] as const;
  const create = (
    <ActionButton type="primary" permit={can(ddiNodeApi.add)} onClick={() => panel.open('create')}>
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
        bulk={bulk}
        nameOf={nameOf}
        empty={<EmptyState title={t('ddiNode.emptyTitle')} text={t('ddiNode.emptyText')} action={create} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
