import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint } from '@/lib/contract/endpoint';

/** What both reports say about themselves: the period is the report's own, epoch milliseconds. */
const head = {
  name: z.string(),
  account: z.string(),
  from: z.number(),
  to: z.number(),
  generatedAt: z.number(),
};

const alarm = z.object({
  id: z.string(),
  name: z.string(),
  taskName: z.string(),
  level: z.string(),
  status: z.string(),
  triggerCount: z.int(),
  firstAt: z.number(),
  lastAt: z.number(),
  restoredAt: z.number().nullable(),
});

const alarmReport = z.object({
  ...head,
  /** Numbers of alarms by status code. */
  counts: z.record(z.string(), z.int()),
  /** At most 200 rows, newest first; `total` says how many there are. */
  list: z.array(alarm),
  total: z.int(),
});
export type AlarmReport = z.output<typeof alarmReport>;

const businessReport = z.object({
  ...head,
  /** The zone whose calendar days `days` counts, as `UTC+08:00`; `day` is `2026-10-26`. */
  zone: z.string(),
  /** A value is null where nothing was measured; `previous` is the same span before. */
  figures: z.array(z.object({ code: z.string(), value: z.number().nullable(), previous: z.number().nullable() })),
  days: z.array(z.object({ day: z.string(), resolutions: z.number().nullable(), intercepts: z.number().nullable() })),
  topDomains: z.array(z.object({ domain: z.string(), resolutions: z.number() })),
});
export type BusinessReport = z.output<typeof businessReport>;

const byShare = z.object({ share: z.string().min(1).max(256) });

/** The report behind a link, or why it is not shown. */
const shared = <R extends z.ZodType>(report: R) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('open'), expiresAt: z.number(), report }),
    z.object({ state: z.literal('expired'), expiredAt: z.number() }),
    z.object({ state: z.literal('invalid') }),
  ]);

export const sharedReports = {
  getAlarmReport: endpoint('/api/report/share/getAlarmReport', {
    req: byShare,
    res: shared(alarmReport),
    access: 'anonymous',
  }),
  getBusinessReport: endpoint('/api/report/share/getBusinessReport', {
    req: byShare,
    res: shared(businessReport),
    access: 'anonymous',
  }),
};

export const sharedReportApi = client(sharedReports);
