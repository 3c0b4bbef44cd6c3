import { reportInstanceApi } from '@/api/report/instance';
import { AlarmReportSheet } from '@/components/report-sheet/alarm-report-sheet';
import { ReportViewer } from '@/components/report-viewer/report-viewer';
import { useT } from '@/i18n/use-t';

export default function AlarmReportViewer() {
  const t = useT();
  return (
    <ReportViewer title={t('alarmReport.title')} load={reportInstanceApi.getAlarmReport}>
      {(report, actions) => <AlarmReportSheet report={report} actions={actions} />}
    </ReportViewer>
  );
}
