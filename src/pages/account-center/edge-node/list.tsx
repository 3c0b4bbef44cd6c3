import { Suspense, useCallback, useMemo, useState } from 'react';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { type EdgeNode, edgeNodeApi } from '@/api/account-center/edge-node';
import { TreePanel } from '@/components/tree/tree-panel';
import { useNode } from '@/components/tree/use-node';
import { part } from '@/i18n/lazy-part';
import { useT } from '@/i18n/use-t';
import { allOf } from '@/lib/permit';
import { useCan } from '@/session/session';
import { ActionButton } from '@/ui/action-button';
import { ResourceTable } from '@/ui/resource-table';
import { RowActions } from '@/ui/row-actions';
import { Screen } from '@/ui/screen';
import { EmptyState } from '@/ui/states';
import { useLoad } from '@/ui/use-load';
import { usePanel } from '@/ui/use-panel';
import type { BulkAction, Chosen } from '@/ui/use-selection';
import { useEdgeNodeActions } from './actions';
import { edgeNodeColumns, STATUS } from './columns';
import { NodeCounts } from './counts';
import { useGroupActions } from './group-actions';
import { canRegister } from './model';

const Create = part(() => import('./create'));
const Edit = part(() => import('./edit'));
const Move = part(async () => ({ default: (await import('./move')).MoveNodes }));
const CreateGroup = part(async () => ({ default: (await import('./group-form')).CreateGroup }));
const EditGroup = part(async () => ({ default: (await import('./group-form')).EditGroup }));

const OF_GROUPS = ['/api/dcomm/edgeGroup'];
const OF_NODES = ['/api/dcomm/edgeNode'];
const nameOf = ({ nodeId }: EdgeNode) => nodeId;

export default function EdgeNodeList() {
  const t = useT();
  const can = useCan();
  const panel = usePanel();
  const [selected, select, leave] = useNode();
  const [moving, setMoving] = useState<Chosen<EdgeNode> | null>(null);
  const counts = useLoad(edgeNodeApi.getCounts, {});
  const actionsOf = useEdgeNodeActions(useCallback((node: EdgeNode) => panel.open('edit', node.id), [panel.open]));
  const groupActionsOf = useGroupActions(panel.open, leave);
  const columns = useMemo(() => edgeNodeColumns(t, actionsOf), [t, actionsOf]);
  const filters = useMemo(
    () => [
      {
        name: 'status',
        label: t('edgeNode.status'),
        options: Object.entries(STATUS).map(([value, { label }]) => ({ value, label: t(label) })),
      },
      { name: 'within', label: t('edgeNode.groups'), options: [], isElsewhere: true },
    ],
    [t],
  );
  const bulk = useMemo<readonly BulkAction<EdgeNode>[]>(
    () => [{ key: 'move', label: t('edgeNode.move'), permit: can('edgeNode.move'), run: setMoving }],
    [t, can],
  );
  const create = (
    <ActionButton
      type="primary"
      permit={allOf(can('edgeNode.create'), canRegister(counts.data))}
      onClick={() => panel.open('create', selected ?? undefined)}
    >
      {t('edgeNode.create')}
    </ActionButton>
  );
  return (
    <Screen title={t('edgeNode.title')} actions={create} note={<NodeCounts counts={counts} />}>
      <div className="with-tree">
        <TreePanel
          source={edgeGroupApi}
          dependsOn={OF_NODES}
          title={t('edgeNode.groups')}
          all={t('edgeNode.allGroups')}
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
      <Suspense>
        {panel.name === 'create' && <Create groupId={panel.id || null} onClose={panel.close} />}
        {panel.name === 'edit' && <Edit id={panel.id} onClose={panel.close} />}
        {panel.name === 'createGroup' && <CreateGroup parentId={panel.id || null} onClose={panel.close} />}
        {panel.name === 'editGroup' && <EditGroup id={panel.id} onClose={panel.close} />}
        {moving && <Move chosen={moving} onClose={() => setMoving(null)} />}
      </Suspense>
    </Screen>
  );
}
