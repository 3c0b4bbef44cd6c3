import { useMemo } from 'react';
import { type Organization, organizationApi } from '@/api/business-account/organization';
import { subAccountApi } from '@/api/business-account/sub-account';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { ResourceTable } from '@/ui/list/resource-table';
import { ActionButton } from '@/ui/page/action-button';
import { RowActions } from '@/ui/page/row-actions';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { TreePanel } from '@/ui/tree/tree-panel';
import { useTreeNode } from '@/ui/tree/use-tree-node';
import { useOrganizationActions } from './actions';
import { organizationColumns } from './columns';
import { POLICIES } from './labels';

const Create = lazyComponent(() => import('./create'));
const Edit = lazyComponent(() => import('./edit'));
const History = lazyComponent(
  () => import('@/components/history/history-drawer').then(({ HistoryDrawer }) => HistoryDrawer<Organization>),
  ['components/log'],
);
const Authorize = lazyComponent(() => import('./authorize').then(({ Authorize }) => Authorize));

/** An account's organization is written with the account. */
const DEPENDS_ON = [subAccountApi.list];

export default function OrganizationList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const [selected, select, leave] = useTreeNode();
  const actionsOf = useOrganizationActions(panel.open, leave);
  const columns = useMemo(() => organizationColumns(t, actionsOf), [t, actionsOf]);
  const filters = [
    {
      name: 'policy',
      label: t('organization.policy'),
      options: POLICIES.map(({ value, label }) => ({ value, label: t(label) })),
    },
    { name: 'within', label: t('organization.tree'), options: [], isElsewhere: true },
  ] as const;
  const create = (
    <ActionButton
      type="primary"
      permit={can(organizationApi.add)}
      onClick={() => panel.open('create', selected ?? undefined)}
    >
      {t('organization.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('organization.title')} actions={create}>
      <div className="with-tree">
        <TreePanel
          source={organizationApi}
          title={t('organization.tree')}
          all={t('organization.all')}
          search={t('organization.searchTree')}
          selected={selected}
          onSelect={select}
          actions={(node) => node && <RowActions actions={actionsOf(node)} of={node.name} />}
        />
        <ResourceTable
          load={organizationApi.list}
          dependsOn={DEPENDS_ON}
          columns={columns}
          keyword={t('organization.search')}
          filters={filters}
          empty={<EmptyState title={t('organization.emptyTitle')} text={t('organization.emptyText')} action={create} />}
        />
      </div>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create parentId={panel.id || null} onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'history' && (
          <History kind="organization" id={panel.id} of={organizationApi.get} columns={columns} onClose={panel.close} />
        )}
        {panel.name === 'authorize' && <Authorize id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
