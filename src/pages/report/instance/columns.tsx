import { type ReportInstance, can as state } from '@/api/report/instance';
import { reportHref } from '@/components/report-labels/report-href';
import { REPORT_STATUS, reportKindText } from '@/components/report-labels/report-labels';
import { RunTime } from '@/components/report-labels/run-time';
import type { T } from '@/i18n/use-t';
import { DOT, plainDots } from '@/lib/dot';
import { Link } from '@/lib/navigation';
import { isoText } from '@/lib/time';
import { to } from '@/routes/href';
import { CellLines } from '@/ui/list/cell-lines';
import { type Column, columnsOf } from '@/ui/list/columns';
import type { Action } from '@/ui/page/row-actions';

const col = columnsOf<ReportInstance>();

const reportOf = (t: T, { templateName, kind }: ReportInstance) => `${templateName}${DOT}${reportKindText(t, kind)}`;

/** `common` is the zone of most reports, which the heads say: only rows of another one say theirs. A phone has no heads. */
export const reportColumns = (
  t: T,
  actions: (report: ReportInstance) => readonly Action[],
  common: string | null,
  isNarrow: boolean,
): readonly Column<ReportInstance>[] => {
  const headOf = (title: string) =>
    isNarrow || common === null ? title : t('common.aside', { text: title, note: `\u2066${common}\u2069` });
  return [
    {
      key: 'name',
      title: t('reportInstance.name'),
      className: 'cell-wrap',
      inFile: [
        col.text('name', t('reportInstance.name')),
        {
          key: 'template',
          title: t('reportInstance.template'),
          exportValue: (report) => plainDots(reportOf(t, report)),
        },
        col.text('reason', t('reportInstance.reason')),
      ],
      render: (_, report) => {
        const href = reportHref(report);
        const isLink = href !== null && state.open(report) === true;
        const subscription = (
          <Link to={to('/alarm/business_report/subscription_task/:id', { id: report.subscriptionId })}>
            {t('reportInstance.ofSubscription')}
          </Link>
        );
        return (
          <CellLines
            more={
              isNarrow ? (
                reportOf(t, report)
              ) : (
                <>
                  {reportOf(t, report)}
                  {DOT}
                  {subscription}
                </>
              )
            }
            note={isNarrow && subscription}
            reason={report.reason}
          >
            {isLink ? <Link to={href}>{report.name}</Link> : <bdi>{report.name}</bdi>}
          </CellLines>
        );
      },
    },
    {
      key: 'period',
      title: headOf(t('reportInstance.period')),
      width: 192,
      isFigure: true,
      isInSight: true,
      inFile: [
        {
          key: 'period',
          title: t('reportInstance.period'),
          exportValue: ({ fromDay, toDay }) => `${fromDay} – ${toDay}`,
        },
        col.text('zone', t('reportInstance.zone')),
      ],
      render: (_, { fromDay, toDay, zone }) => (
        <>
          <bdi className="tabular" dir="ltr">
            {fromDay === toDay ? fromDay : `${fromDay} – ${toDay}`}
          </bdi>
          {zone !== common && (
            <div className="absent">
              <bdi dir="ltr">{zone}</bdi>
            </div>
          )}
        </>
      ),
    },
    col.status('status', t('reportInstance.status'), REPORT_STATUS),
    {
      ...col.time('dueAt', headOf(t('reportInstance.dueAt'))),
      standing: 'descend',
      inFile: [{ key: 'dueAt', title: t('reportInstance.dueAt'), exportValue: ({ dueAt }) => isoText(dueAt) }],
      // By the clock of the period beside it, which it follows.
      isDetail: true,
      render: (_, { dueAt, zone }) => <RunTime at={dueAt} zone={zone} isStacked isNamed said={common ?? undefined} />,
    },
    { ...col.time('expiresAt', t('reportInstance.expiresAt')), sorter: false, isExtra: true },
    { ...col.number('links', t('reportInstance.links')), sorter: false, width: 84, isExtra: true },
    { ...col.actions(t('table.actions'), actions), width: 96 },
  ];
};
