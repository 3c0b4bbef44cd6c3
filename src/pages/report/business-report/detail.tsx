import { reportInstanceApi } from '@/api/report/instance';
import { BusinessReportSheet } from '@/components/report-sheet/business-report-sheet';
import { ReportViewer } from '@/components/report-viewer/report-viewer';
import { useT } from '@/i18n/use-t';

export default function BusinessReportViewer() {
  const t = useT();
  return (
    <ReportViewer title={t('businessReport.title')} load={reportInstanceApi.getBusinessReport}>
      {(report, actions) => <BusinessReportSheet report={report} actions={actions} />}
    </ReportViewer>
  );
}
