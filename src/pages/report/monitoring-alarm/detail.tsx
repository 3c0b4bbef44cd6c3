import type { ReactNode } from 'react';
import { reportInstanceApi } from '@/api/report/instance';
import type { AlarmReport } from '@/api/report/sheet';
import { AlarmReportSheet } from '@/components/report-sheet/alarm-report-sheet';
import { ReportViewer } from '@/components/report-viewer/report-viewer';
import { ScreenLink, useMaySee } from '@/components/screen-link/screen-link';
import { type T, useT } from '@/i18n/use-t';
import { timeAt } from '@/lib/time-zone';
import { to } from '@/routes/href';

const ALARMS = '/alarm/monitoring_alarm/list';
const OBJECTS = { alarm: `${ALARMS}/:id`, task: '/alarm/monitoring_alarm/task_management/:id' } as const;

/** The alarms of a level that a report counts: those that began on its days, in its zone. */
const alarmsOf = ({ zone, fromDay, toDay }: AlarmReport, level: string): string =>
  to(ALARMS, {
    level,
    from: String(timeAt({ date: fromDay, time: '00:00:00' }, zone)),
    to: String(timeAt({ date: toDay, time: '23:59:59' }, zone) + 999),
  });

const linked = (kind: 'alarm' | 'task', id: string, name: string) => (
  <ScreenLink to={to(OBJECTS[kind], { id })}>
    <bdi>{name}</bdi>
  </ScreenLink>
);

const fileOf = (report: AlarmReport) =>
  (report.list ?? report.ongoing) &&
  ((t: T, language: string) =>
    import('@/components/report-viewer/report-file').then((file) => file.saveAlarmReport(t, language, report)));

export default function AlarmReportViewer() {
  const t = useT();
  const maySee = useMaySee()(ALARMS);
  const sheetOf = (report: AlarmReport, actions: ReactNode) => (
    <AlarmReportSheet
      report={report}
      actions={actions}
      linked={linked}
      {...(maySee && { levelHref: (level: string) => alarmsOf(report, level) })}
    />
  );
  return (
    <ReportViewer title={t('alarmReport.title')} load={reportInstanceApi.getAlarmReport} fileOf={fileOf}>
      {sheetOf}
    </ReportViewer>
  );
}
