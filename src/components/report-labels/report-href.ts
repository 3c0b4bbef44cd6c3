import type { ReportInstance } from '@/api/report/instance';
import { to } from '@/routes/href';

/** The viewer of a report's kind; none for a kind that is not known. */
export function reportHref({ id, kind }: Pick<ReportInstance, 'id' | 'kind'>): string | null {
  if (kind === 'alarm') return to('/report/monitoring_alarm', { id });
  return kind === 'business' ? to('/report/business_report', { id }) : null;
}
