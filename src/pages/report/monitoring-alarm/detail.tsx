import type { ReactNode } from 'react';
import { reportInstanceApi } from '@/api/report/instance';
import type { AlarmReport } from '@/api/report/sheet';
import { AlarmReportSheet } from '@/components/report-sheet/alarm-report-sheet';
import { ReportViewer } from '@/components/report-viewer/report-viewer';
import { useT } from '@/i18n/use-t';

const sheetOf = (report: AlarmReport, actions: ReactNode) => <AlarmReportSheet report={report} actions={actions} />;

export default function AlarmReportViewer() {
  const t = useT();
  return (
    <ReportViewer title={t('alarmReport.title')} load={reportInstanceApi.getAlarmReport}>
      {sheetOf}
    </ReportViewer>
  );
}
