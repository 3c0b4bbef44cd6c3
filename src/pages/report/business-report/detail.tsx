import type { ReactNode } from 'react';
import { reportInstanceApi } from '@/api/report/instance';
import type { BusinessReport } from '@/api/report/sheet';
import { BusinessReportSheet } from '@/components/report-sheet/business-report-sheet';
import { ReportViewer } from '@/components/report-viewer/report-viewer';
import { type T, useT } from '@/i18n/use-t';

const sheetOf = (report: BusinessReport, actions: ReactNode) => (
  <BusinessReportSheet report={report} actions={actions} />
);

const fileOf = (report: BusinessReport) => (t: T) =>
  import('@/components/report-viewer/report-file').then((file) => file.saveBusinessReport(t, report));

export default function BusinessReportViewer() {
  const t = useT();
  return (
    <ReportViewer title={t('businessReport.title')} load={reportInstanceApi.getBusinessReport} fileOf={fileOf}>
      {sheetOf}
    </ReportViewer>
  );
}
