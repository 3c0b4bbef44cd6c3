import type { EdgeNode } from '@/api/account-center/edge-node';
import type { T } from '@/i18n/use-t';
import type { StatusMap } from '@/ui/data/status-tag';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

export const STATUS = {
  online: { label: 'edgeNode.online', tone: 'good' },
  offline: { label: 'edgeNode.offline', tone: 'bad' },
  upgrading: { label: 'edgeNode.upgrading', tone: 'busy' },
} as const satisfies StatusMap;

const col = columnsOf<EdgeNode>();

export const edgeNodeColumns = (t: T, actions: (node: EdgeNode) => readonly Action[]): readonly Column<EdgeNode>[] => [
  { ...col.code('nodeId', t('edgeNode.nodeId')), sorter: true },
  { ...col.text('deviceName', t('edgeNode.deviceName')), sorter: true },
  { ...col.text('name', t('edgeNode.name')), className: 'cell-wrap', isLead: true },
  col.status('status', t('edgeNode.status'), STATUS),
  {
    ...col.number('capacity', t('edgeNode.capacity')),
    exportValue: ({ capacity }) => capacity,
    render: (_, { capacity }) => t('edgeNode.qps', { count: capacity }),
  },
  col.text('groupName', t('edgeNode.group')),
  { ...col.time('registeredAt', t('edgeNode.registeredAt')), isExtra: true },
  col.actions(t('table.actions'), actions),
];
