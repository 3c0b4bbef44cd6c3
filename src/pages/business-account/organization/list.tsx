import { Suspense, useMemo } from 'react';
import { organizationApi } from '@/api/business-account/organization';
import { TreePanel } from '@/components/tree/tree-panel';
import { useNode } from '@/components/tree/use-node';
import { part } from '@/i18n/lazy-part';
import { useT } from '@/i18n/use-t';
import { useCan } from '@/session/session';
import { ActionButton } from '@/ui/action-button';
import { ResourceTable } from '@/ui/resource-table';
import { RowActions } from '@/ui/row-actions';
import { Screen } from '@/ui/screen';
import { EmptyState } from '@/ui/states';
import { usePanel } from '@/ui/use-panel';
import { useOrganizationActions } from './actions';
import { organizationColumns } from './columns';
import { POLICIES } from './labels';

const Create = part(() => import('./create'));
const Edit = part(() => import('./edit'));
const Authorize = part(async () => ({ default: (await import('./authorize')).Authorize }));

/** An account's organisation is written with the account. */
const DEPENDS_ON = ['/api/acm/subAccount'];

export default function OrganizationList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const [selected, select, leave] = useNode();
  const actionsOf = useOrganizationActions(panel.open, leave);
  const columns = useMemo(() => organizationColumns(t, actionsOf), [t, actionsOf]);
  const filters = useMemo(
    () => [
      {
        name: 'policy',
        label: t('organization.policy'),
        options: POLICIES.map(({ value, label }) => ({ value, label: t(label) })),
      },
      { name: 'within', label: t('organization.tree'), options: [], isElsewhere: true },
    ],
    [t],
  );
  const create = (
    <ActionButton
      type="primary"
      permit={can('organization.create')}
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
      <Suspense>
        {panel.name === 'create' && <Create parentId={panel.id || null} onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'authorize' && <Authorize id={panel.id} onClose={panel.close} />}
      </Suspense>
    </Screen>
  );
}
