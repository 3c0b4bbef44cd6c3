import type { DdiNode } from '@/api/system-settings/ddi-node';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { Copyable } from '@/ui/feedback/copyable';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';
import { type RowResults, RowTest } from './row-test';
import { SyncAge } from './sync-age';
import './ddi-node.css';

export const STATUS = {
  normal: { label: 'ddiNode.normal', tone: 'good' },
  offline: { label: 'ddiNode.offline', tone: 'bad' },
} as const satisfies StatusMap;

export const TYPES = { primary: 'ddiNode.primary', standby: 'ddiNode.standby' } as const;

const col = columnsOf<DdiNode>();

const typeText = (t: T, type: string) => codeText(t, TYPES, type);

export const ddiNodeColumns = (
  t: T,
  actions: (node: DdiNode) => readonly Action[],
  results: RowResults,
): readonly Column<DdiNode>[] => [
  { ...col.text('name', t('ddiNode.name')), sorter: true },
  {
    ...col.status('status', t('ddiNode.status'), STATUS),
    className: 'ddi-status',
    inFile: [col.status('status', t('ddiNode.status'), STATUS), col.time('lastSyncAt', t('ddiNode.lastSyncAt'))],
    render: (_, { id, status, lastSyncAt }) => (
      <CellLines more={<SyncAge at={lastSyncAt} />} note={results[id] && <RowTest result={results[id]} />}>
        <StatusTag value={status} map={STATUS} />
      </CellLines>
    ),
  },
  { ...col.words('type', t('ddiNode.type'), ({ type }) => typeText(t, type)), isDetail: true },
  {
    ...col.code('ip', t('ddiNode.ipAndService')),
    exportValue: ({ ip, serviceNodeName }) => `${ip} ${serviceNodeName}`,
    render: (_, { ip, serviceNodeName }) => (
      <>
        <Copyable text={ip} />
        <div className="absent">{serviceNodeName}</div>
      </>
    ),
  },
  // With both texts at their usual least width the table is wider than 1280 px have room for.
  { ...col.text('organizationName', t('ddiNode.organization')), className: 'cell-text ddi-organization' },
  {
    key: 'model',
    title: t('ddiNode.modelAndVersion'),
    exportValue: ({ model, softwareVersion }) => `${model} ${softwareVersion}`,
    render: (_, { model, softwareVersion }) => (
      <>
        {model}
        <div className="absent">{softwareVersion || t('common.none')}</div>
      </>
    ),
  },
  { ...col.time('createdAt', t('ddiNode.createdAt')), standing: 'descend' },
  { ...col.time('lastSyncAt', t('ddiNode.lastSyncAt')), isExtra: true },
  { ...col.code('linkAddress', t('ddiNode.linkAddress')), isExtra: true },
  // A port is no quantity: it is written without separators.
  { ...col.text('port', t('ddiNode.port')), isExtra: true },
  { ...col.code('username', t('ddiNode.username')), isExtra: true },
  col.actions(t('table.actions'), actions),
];
