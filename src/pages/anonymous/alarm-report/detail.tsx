import { sharedReportApi } from '@/api/report/share';
import { AlarmReportSheet } from '@/components/report-sheet/alarm-report-sheet';
import { SharedReport } from '@/components/report-sheet/shared-report';
import { useT } from '@/i18n/use-t';

export default function SharedAlarmReport() {
  const t = useT();
  return (
    <SharedReport title={t('sharedAlarmReport.title')} load={sharedReportApi.getAlarmReport}>
      {(report) => <AlarmReportSheet report={report} />}
    </SharedReport>
  );
}
