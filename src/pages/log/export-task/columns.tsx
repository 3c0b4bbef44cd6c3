import type { ExportTask } from '@/api/log/export-task';
import type { T } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { isoText, timeText } from '@/lib/time';
import { StatusTag } from '@/ui/data/status-tag';
import { columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/list/row-actions';
import { LOG_TYPES, STATUS } from './areas';

const col = columnsOf<ExportTask>();

export const typeText = (t: T, type: string): string => {
  const label = LOG_TYPES[type];
  return label ? t(label) : type;
};

export const periodText = ({ from, to }: { from: number; to: number }): string =>
  `\u2066${timeText(from)} – ${timeText(to)}\u2069`;

export const exportColumns = (t: T, actions: (task: ExportTask) => readonly Action[]) => [
  {
    key: 'logType',
    title: t('exportTask.logType'),
    width: 120,
    exportValue: ({ logType }: ExportTask) => typeText(t, logType),
    render: (_: unknown, { logType }: ExportTask) => typeText(t, logType),
  },
  {
    key: 'status',
    isState: true,
    title: t('exportTask.status'),
    width: 136,
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
    width: 316,
    exportValue: ({ from, to }: ExportTask) => `${isoText(from)}/${isoText(to)}`,
    render: (_: unknown, task: ExportTask) => <span className="tabular">{periodText(task)}</span>,
  },
  col.text('domain', t('exportTask.domain')),
  {
    key: 'recordType',
    title: t('exportTask.recordType'),
    width: 96,
    render: (_: unknown, { recordType }: ExportTask) =>
      recordType || <span className="absent">{t('common.none')}</span>,
  },
  {
    key: 'fileSize',
    title: t('exportTask.fileSize'),
    width: 96,
    align: 'end' as const,
    render: (_: unknown, { fileSize }: ExportTask) =>
      fileSize === null ? <span className="absent">{t('common.none')}</span> : bytesText(fileSize),
  },
  col.time('createdAt', t('exportTask.createdAt')),
  col.time('expiresAt', t('exportTask.expiresAt')),
  col.actions(t('table.actions'), actions),
];
