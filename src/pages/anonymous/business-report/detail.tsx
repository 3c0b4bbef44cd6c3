import { sharedReportApi } from '@/api/report/share';
import { BusinessReportSheet } from '@/components/report-sheet/business-report-sheet';
import { SharedReport } from '@/components/report-sheet/shared-report';
import { useT } from '@/i18n/use-t';

export default function SharedBusinessReport() {
  const t = useT();
  return (
    <SharedReport title={t('sharedBusinessReport.title')} load={sharedReportApi.getBusinessReport}>
      {(report) => <BusinessReportSheet report={report} />}
    </SharedReport>
  );
}
