import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { optional } from '@/lib/rules/optional';
import { LIMITS, text } from '@/lib/rules/text';
import { alarmReport, businessReport } from './sheet';

const byShare = z.object({ share: z.string().min(1).max(256) });

/** The report behind a link, or why it is not shown. */
const shared = <R extends z.ZodType>(report: R) =>
  z.discriminatedUnion('state', [
    z.object({ state: z.literal('open'), expiresAt: instant, report }),
    z.object({ state: z.literal('expired'), expiredAt: instant }),
    z.object({ state: z.literal('withdrawn'), withdrawnAt: instant }),
    z.object({ state: z.literal('invalid') }),
  ]);

/** What anybody with a link may call. */
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

/** How many days a link may work; it never outlives its report. */
export const SHARE_DAYS = [1, 7, 30] as const;

/** A link as lists show it: never the secret in it, which whoever may only look could pass on. */
const shareLink = z.object({
  id: z.string(),
  note: z.string(),
  /** The last characters of the secret, to tell links apart. */
  tail: z.string(),
  state: z.enum(['valid', 'expired', 'withdrawn']).or(z.string()),
  createdBy: z.string(),
  createdAt: instant,
  expiresAt: instant,
  opened: z.int(),
});
export type ShareLink = z.output<typeof shareLink>;

export const shareLinkInput = z.object({
  days: z.union(SHARE_DAYS.map((days) => z.literal(days))),
  note: optional(text(LIMITS.name)),
});

const byReport = z.object({ reportId: z.string().min(1) });

export const shareLinks = {
  list: endpoint('/api/report/share/list', {
    capability: 'shares',
    req: byReport,
    res: z.object({ list: z.array(shareLink) }),
    codes: ['NOT_FOUND'],
  }),
  /** The secret comes this once. */
  add: endpoint('/api/report/share/add', {
    capability: 'shares',
    req: shareLinkInput.extend(byReport.shape),
    res: z.object({ id: z.string(), share: z.string(), expiresAt: instant }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'QUOTA_REACHED'],
    access: 'reportShare.create',
  }),
  disable: endpoint('/api/report/share/disable', {
    capability: 'shares',
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'reportShare.disable',
  }),
};

export const shareLinkApi = client(shareLinks);

/** Only a link that works can be withdrawn: true, or the message id of the reason. */
export const canWithdraw = ({ state }: Pick<ShareLink, 'state'>) => state === 'valid' || ('share.isOver' as const);
