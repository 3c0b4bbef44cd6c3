import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { alarmReport, businessReport } from './sheet';
import { reportKind } from './template';

/**
 * One generated report. `notEnabled`: its time came while the subscription was paused, so nothing was made; `expired`: it is no
 * longer kept.
 */
const instance = z.object({
  id: z.string(),
  name: z.string(),
  kind: reportKind,
  subscriptionId: z.string(),
  templateName: z.string(),
  taskType: z.enum(['weekly', 'monthly', 'custom', 'single']).or(z.string()),
  fromDay: z.string(),
  toDay: z.string(),
  zone: z.string(),
  status: z.enum(['generated', 'notEnabled', 'generating', 'failed', 'expired']).or(z.string()),
  /** Why it failed, in the gateway's words. */
  reason: z.string().nullable(),
  /** When its time came. */
  dueAt: instant,
  generatedAt: instant.nullable(),
  /** Until when it is kept. */
  expiresAt: instant.nullable(),
  /** How many links to it work now. */
  links: z.int().min(0),
});
export type ReportInstance = z.output<typeof instance>;

/** A report with what it shows; null while there is nothing to show. */
const opened = <R extends z.ZodType>(report: R) => z.object({ instance, report: report.nullable() });

export const reportInstances = {
  list: page('/api/report/instance/list', {
    row: instance,
    filters: { status: z.array(z.string()), kind: z.array(z.string()), subscriptionId: z.array(z.string()) },
  }),
  /** How many are being generated, and when the state of any changed last: enough to know that a list is old. */
  getProgress: endpoint('/api/report/instance/getProgress', {
    capability: 'progress',
    req: nothing,
    res: z.object({ generating: z.int().min(0), changedAt: instant }),
  }),
  getAlarmReport: endpoint('/api/report/instance/getAlarmReport', {
    req: byId,
    res: opened(alarmReport),
    codes: ['NOT_FOUND'],
  }),
  getBusinessReport: endpoint('/api/report/instance/getBusinessReport', {
    req: byId,
    res: opened(businessReport),
    codes: ['NOT_FOUND'],
  }),
  retry: endpoint('/api/report/instance/retry', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'reportInstance.retry',
  }),
};

export const reportInstanceApi = client(reportInstances);

type State = Pick<ReportInstance, 'status'>;

/** State rules of a report, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  open: ({ status }: State) => status === 'generated' || ('reportState.notGenerated' as const),
  share: ({ status }: State) => status === 'generated' || ('reportState.notGenerated' as const),
  retry: ({ status }: State) => status === 'failed' || ('reportState.notFailed' as const),
};
