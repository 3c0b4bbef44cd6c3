import type { ExportTask } from '@/api/log/export-task';
import type { T } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { isoText, spanText } from '@/lib/time';
import { StatusTag } from '@/ui/data/status-tag';
import { columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/list/row-actions';
import { LOG_TYPES, STATUS } from './areas';

const col = columnsOf<ExportTask>();

export const typeText = (t: T, type: string): string => {
  const label = LOG_TYPES[type];
  return label ? t(label) : type;
};

export const exportColumns = (t: T, actions: (task: ExportTask) => readonly Action[]) => [
  {
    key: 'logType',
    title: t('exportTask.logType'),
    exportValue: ({ logType }: ExportTask) => typeText(t, logType),
    render: (_: unknown, { logType }: ExportTask) => typeText(t, logType),
  },
  {
    key: 'status',
    isState: true,
    // The reason of a failure takes lines, not width.
    className: 'cell-wrap',
    title: t('exportTask.status'),
    render: (_: unknown, { status, reason }: ExportTask) => (
      <>
        <StatusTag value={status} map={STATUS} />
        {reason && <div className="absent">{reason}</div>}
      </>
    ),
  },
  {
    key: 'from',
    title: t('exportTask.period'),
    exportValue: ({ from, to }: ExportTask) => `${isoText(from)}/${isoText(to)}`,
    render: (_: unknown, { from, to }: ExportTask) => <span className="tabular">{spanText(from, to)}</span>,
  },
  col.text('domain', t('exportTask.domain')),
  {
    key: 'recordType',
    isExtra: true,
    title: t('exportTask.recordType'),
    render: (_: unknown, { recordType }: ExportTask) =>
      recordType || <span className="absent">{t('common.none')}</span>,
  },
  {
    key: 'fileSize',
    title: t('exportTask.fileSize'),
    align: 'end' as const,
    render: (_: unknown, { fileSize }: ExportTask) =>
      fileSize === null ? <span className="absent">{t('common.none')}</span> : bytesText(fileSize),
  },
  col.time('createdAt', t('exportTask.createdAt')),
  // A day after the file was generated: the note above says so.
  { ...col.time('expiresAt', t('exportTask.expiresAt')), isExtra: true },
  col.actions(t('table.actions'), actions),
];
