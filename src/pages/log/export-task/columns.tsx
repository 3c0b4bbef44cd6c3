import type { ExportTask } from '@/api/log/export-task';
import { codeText } from '@/i18n/code-text';
import type { T } from '@/i18n/use-t';
import { bytesText } from '@/lib/bytes';
import { shownText } from '@/lib/shown';
import { dateText, isoText, secondText, spanText } from '@/lib/time';
import { Absent } from '@/ui/data/absent';
import { Time } from '@/ui/data/time';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import { type Action, RowActions } from '@/ui/page/row-actions';
import { fateOf, LOG_TYPES, STATUS } from './areas';

const col = columnsOf<ExportTask>();

export const typeText = (t: T, type: string): string => {
  return codeText(t, LOG_TYPES, type);
};

type Criteria = { [K in 'recordType' | 'hostname' | 'sourceIp']?: string | undefined };

/** What narrows an export beside its domain, in words: two of one domain are told apart by it. */
export const narrowingOf = (t: T, { recordType, hostname, sourceIp }: Criteria): string =>
  [
    { name: t('exportTask.recordType'), value: recordType },
    { name: t('exportTask.hostname'), value: hostname },
    { name: t('exportTask.sourceIp'), value: sourceIp },
  ]
    .filter(({ value }) => value)
    .map(({ name, value = '' }) => t('table.chip', { name, value: shownText(value) }))
    .join(' · ');

const extra = (column: Column<ExportTask>): Column<ExportTask> => ({ ...column, isExtra: true });

/** The criteria that a screen has room for under the domain, one by one for files and for who wants columns of them. */
const criteriaColumns = (t: T) => [
  col.text('recordType', t('exportTask.recordType')),
  col.code('hostname', t('exportTask.hostname')),
  col.code('sourceIp', t('exportTask.sourceIp')),
];

export const exportColumns = (
  t: T,
  actions: (task: ExportTask) => readonly Action[],
): readonly Column<ExportTask>[] => [
  col.words('logType', t('exportTask.logType'), ({ logType }) => typeText(t, logType)),
  col.status('status', t('exportTask.status'), STATUS),
  {
    key: 'from',
    title: t('exportTask.period'),
    exportValue: ({ from, to }) => `${isoText(from)}/${isoText(to)}`,
    render: (_, { from, to }) => <span className="tabular">{spanText(from, to)}</span>,
  },
  {
    key: 'domain',
    title: t('exportTask.domain'),
    className: 'cell-wrap',
    isLead: true,
    inFile: [
      col.text('domain', t('exportTask.domain')),
      ...criteriaColumns(t),
      col.text('reason', t('exportTask.reason')),
    ],
    render: (_, { domain, reason, ...task }) => (
      <CellLines more={narrowingOf(t, task)} reason={reason}>
        <bdi>{shownText(domain)}</bdi>
      </CellLines>
    ),
  },
  {
    key: 'fileSize',
    title: t('exportTask.fileSize'),
    align: 'end',
    exportValue: ({ fileSize }) => (fileSize === null ? null : bytesText(fileSize)),
    render: (_, { fileSize }) => (fileSize === null ? <Absent /> : bytesText(fileSize)),
  },
  {
    ...col.time('createdAt', t('exportTask.createdAt')),
    standing: 'descend',
    inFile: [col.time('createdAt', t('exportTask.createdAt')), col.time('generatedAt', t('exportTask.generatedAt'))],
    render: (_, { createdAt, generatedAt }) => (
      <CellLines
        more={
          generatedAt !== null && (
            <>
              {t('exportTask.generatedBy')}{' '}
              {dateText(generatedAt) === dateText(createdAt) ? secondText(generatedAt) : <Time at={generatedAt} />}
            </>
          )
        }
      >
        <Time at={createdAt} />
      </CellLines>
    ),
  },
  ...criteriaColumns(t).map(extra),
  extra({ ...col.time('generatedAt', t('exportTask.generatedAt')), sorter: false }),
  // A day after the file was generated: the note above says so.
  extra(col.time('expiresAt', t('exportTask.expiresAt'))),
  {
    key: 'actions',
    title: t('table.actions'),
    fixed: 'end',
    // Deleting is in the menu of each row, also of one with which nothing else can be done.
    render: (_, task) => <RowActions actions={actions(task)} of={task.id} inSight={fateOf(task).hasEnded ? 0 : 1} />,
  },
];
