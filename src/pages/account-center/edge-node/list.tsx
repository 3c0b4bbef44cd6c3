import { useMemo, useState } from 'react';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { type EdgeNode, edgeNodeApi } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import { Link, useLocation } from '@/lib/navigation';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { useLoad } from '@/ui/data/use-load';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import type { BulkAction, Chosen } from '@/ui/list/use-selection';
import { ActionButton } from '@/ui/page/action-button';
import { RowActions } from '@/ui/page/row-actions';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { TreePanel } from '@/ui/tree/tree-panel';
import { useTreeNode } from '@/ui/tree/use-tree-node';
import { useEdgeNodeActions } from './actions';
import { edgeNodeColumns, STATUS } from './columns';
import { NodeCounts } from './counts';
import { useGroupActions } from './group-actions';
import { canRegister } from './model';

const Create = lazyComponent(() => import('./create'));
const Clone = lazyComponent(() => import('./clone'));
const Edit = lazyComponent(() => import('./edit'));
const Import = lazyComponent(() => import('./import'), ['components/csv-import', 'components/upload']);
const History = lazyComponent(
  () => import('@/components/history/history-drawer').then(({ HistoryDrawer }) => HistoryDrawer<EdgeNode>),
  ['components/log'],
);
const Move = lazyComponent(() => import('./move').then(({ MoveNodes }) => MoveNodes));
const CreateGroup = lazyComponent(() => import('./group-form').then(({ CreateGroup }) => CreateGroup));
const EditGroup = lazyComponent(() => import('./group-form').then(({ EditGroup }) => EditGroup));

const LACKS = { group: 'edgeNode.lacksGroup' } as const;
const OF_GROUPS = [edgeGroupApi.getContents];
const OF_NODES = [edgeNodeApi.list];
const nameOf = ({ nodeId }: EdgeNode) => nodeId;

export default function EdgeNodeList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const { pathname } = useLocation();
  const [selected, select, leave] = useTreeNode();
  const [moving, setMoving] = useState<Chosen<EdgeNode> | null>(null);
  const counts = useLoad(edgeNodeApi.getCounts, {});
  const actionsOf = useEdgeNodeActions(panel.open);
  const groupActionsOf = useGroupActions(panel.open, leave);
  const columns = useMemo(() => edgeNodeColumns(t, actionsOf), [t, actionsOf]);
  const filters = [
    {
      name: 'status',
      label: t('edgeNode.status'),
      options: optionsOf(t, STATUS),
    },
    {
      name: 'lacks',
      label: t('edgeNode.lacks'),
      options: optionsOf(t, LACKS),
    },
    { name: 'within', label: t('edgeNode.groups'), options: [], isElsewhere: true },
  ] as const;
  const bulk = useMemo<readonly BulkAction<EdgeNode>[]>(
    () => [{ key: 'move', label: t('edgeNode.move'), permit: can(edgeNodeApi.move), run: setMoving }],
    [t, can],
  );
  const create = (
    <ActionButton
      type="primary"
      permit={allOf(can(edgeNodeApi.add), canRegister(counts.data))}
      onClick={() => panel.open('create', selected ?? undefined)}
    >
      {t('edgeNode.create')}
    </ActionButton>
  );
  const actions = (
    <>
      <ActionButton
        permit={allOf(can(edgeNodeApi.import), canRegister(counts.data))}
        onClick={() => panel.open('import', selected ?? undefined)}
      >
        {t('edgeNode.import')}
      </ActionButton>
      {create}
    </>
  );
  return (
    <Screen title={t('edgeNode.title')} actions={actions} note={<NodeCounts counts={counts} />}>
      <div className="with-tree">
        <TreePanel
          source={edgeGroupApi}
          dependsOn={OF_NODES}
          title={t('edgeNode.groups')}
          all={t('edgeNode.allGroups')}
          whole={
            counts.data && {
              count: counts.data.registered,
              rest: (count) => <Link to={`${pathname}?lacks=group`}>{t('edgeNode.inNoGroup', { count })}</Link>,
            }
          }
          search={t('edgeNode.searchGroups')}
          selected={selected}
          onSelect={select}
          actions={(group) => <RowActions actions={groupActionsOf(group)} of={group?.name ?? t('edgeNode.groups')} />}
        />
        <ResourceTable
          load={edgeNodeApi.list}
          dependsOn={OF_GROUPS}
          columns={columns}
          keyword={t('edgeNode.search')}
          filters={filters}
          bulk={bulk}
          nameOf={nameOf}
          empty={<EmptyState title={t('edgeNode.emptyTitle')} text={t('edgeNode.emptyText')} action={create} />}
        />
      </div>
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'create' && <Create from={{ groupId: panel.id || null }} onClose={panel.close} />}
        {panel.name === 'import' && <Import groupId={panel.id || null} onClose={panel.close} />}
        {panel.name === 'clone' && <Clone id={panel.id} onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'history' && (
          <History kind="edgeNode" id={panel.id} of={edgeNodeApi.get} columns={columns} onClose={panel.close} />
        )}
        {panel.name === 'createGroup' && <CreateGroup parentId={panel.id || null} onClose={panel.close} />}
        {panel.name === 'editGroup' && <EditGroup id={panel.id} onClose={panel.close} />}
        {moving && <Move chosen={moving} onClose={() => setMoving(null)} />}
      </Overlays>
    </Screen>
  );
}
