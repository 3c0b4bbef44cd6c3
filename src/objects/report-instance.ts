import { to } from '@/routes/href';
import { object } from './object';

export const reportInstance = object({
  label: 'log.kindReportInstance',
  address: ({ id }) => to('/alarm/business_report/list', { q: id }),
});

/** The log has the id of a link, and not of which report it is. */
export const reportShare = object({
  label: 'log.kindReportShare',
  fields: { days: 'log.fieldDays', note: 'log.fieldRemark', reportId: 'log.fieldReportId' },
});
