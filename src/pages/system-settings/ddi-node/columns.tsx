import type { DdiNode } from '@/api/system-settings/ddi-node';
import type { T } from '@/i18n/use-t';
import { Copyable } from '@/ui/data/copyable';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/list/row-actions';
import { type RowResults, RowTest } from './row-test';
import { SyncAge } from './sync-age';
import './ddi-node.css';

export const STATUS = {
  normal: { label: 'ddiNode.normal', tone: 'good' },
  offline: { label: 'ddiNode.offline', tone: 'bad' },
} as const satisfies StatusMap;

export const TYPES = { primary: 'ddiNode.primary', standby: 'ddiNode.standby' } as const;

const col = columnsOf<DdiNode>();

const typeText = (t: T, type: string) => (type === 'primary' || type === 'standby' ? t(TYPES[type]) : type);

export const ddiNodeColumns = (
  t: T,
  actions: (node: DdiNode) => readonly Action[],
  results: RowResults,
): readonly Column<DdiNode>[] => [
  { ...col.text('name', t('ddiNode.name')), sorter: true, width: 140 },
  {
    ...col.status('status', t('ddiNode.status'), STATUS),
    width: 156,
    render: (_, { id, status, lastSyncAt }) => (
      <>
        <StatusTag value={status} map={STATUS} />
        <SyncAge at={lastSyncAt} />
        <RowTest result={results[id]} />
      </>
    ),
  },
  { ...col.text('type', t('ddiNode.type')), width: 76, render: (type: string) => typeText(t, type) },
  {
    ...col.code('ip', t('ddiNode.ipAndService')),
    width: 152,
    exportValue: ({ ip, serviceNodeName }) => `${ip} ${serviceNodeName}`,
    render: (_, { ip, serviceNodeName }) => (
      <>
        <Copyable text={ip} />
        <div className="absent">{serviceNodeName}</div>
      </>
    ),
  },
  { ...col.text('organizationName', t('ddiNode.organization')), width: 116 },
  {
    ...col.text('model', t('ddiNode.modelAndVersion')),
    width: 104,
    exportValue: ({ model, softwareVersion }) => `${model} ${softwareVersion}`,
    render: (_, { model, softwareVersion }) => (
      <>
        {model}
        <div className="absent">{softwareVersion || t('common.none')}</div>
      </>
    ),
  },
  { ...col.time('createdAt', t('ddiNode.createdAt')), width: 148 },
  { ...col.actions(t('table.actions'), actions), width: 120 },
];
