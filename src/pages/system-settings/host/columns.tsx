import type { Host } from '@/api/system-settings/host';
import type { T } from '@/i18n/use-t';
import { fileText } from '@/lib/shown';
import type { StatusMap } from '@/ui/data/status-tag';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

export const STATUS = {
  online: { label: 'host.online', tone: 'good' },
  offline: { label: 'host.offline', tone: 'bad' },
} as const satisfies StatusMap;

const col = columnsOf<Host>();

export const hostColumns = (t: T, actions: (host: Host) => readonly Action[]): readonly Column<Host>[] => [
  { ...col.text('name', t('host.name')), sorter: true, className: '' },
  { ...col.code('hostname', t('host.hostname')), width: 128 },
  { ...col.code('ip', t('host.ip')), width: 168 },
  {
    key: 'port',
    dataIndex: 'port',
    title: t('host.port'),
    width: 64,
    align: 'end',
    exportValue: ({ port }) => fileText(port),
    render: (value: number) => <span className="tabular">{value}</span>,
  },
  { ...col.text('user', t('host.user')), className: '' },
  { ...col.status('status', t('host.status'), STATUS), width: 112 },
  col.text('remark', t('host.remark')),
  { ...col.actions(t('table.actions'), actions), width: 112 },
];
