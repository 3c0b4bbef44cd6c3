import type { AlarmRecord } from '@/api/alarm/record';
import { ALARM_REPORT_STATUS } from '@/components/alarm/labels';
import { ScreenLink } from '@/components/screen-link/screen-link';
import { to } from '@/routes/href';
import { StatusTag } from '@/ui/data/status-tag';

/** How the report of an alarm stands; the way there where it is generated and the gateway names it. */
export function ReportStatus({ alarm }: { alarm: Pick<AlarmRecord, 'reportStatus' | 'reportId'> }) {
  const { reportStatus, reportId } = alarm;
  const status = <StatusTag value={reportStatus} map={ALARM_REPORT_STATUS} />;
  if (reportStatus !== 'generated' || !reportId) return status;
  return <ScreenLink to={to('/report/monitoring_alarm', { id: reportId })}>{status}</ScreenLink>;
}
