import * as z from 'zod';
import { CHANNELS } from '@/domain/message/channel';
import { daysIn } from '@/domain/report/schedule';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { integer } from '@/lib/rules/integer';
import { rule } from '@/lib/rules/rule';
import { LIMITS, text } from '@/lib/rules/text';
import { timeZone } from '@/lib/rules/time-zone';
import { reportKind } from './template';

export const TASK_TYPES = ['weekly', 'monthly', 'custom', 'single'] as const;

/** How many days one report may cover. */
export const REPORT_DAYS = { min: 1, max: 90 } as const;
const MAX_RECEIVERS = 100;

const filled = z.string().min(1);
const isDay = (value: string) => z.iso.date().safeParse(value).success;
const day = rule(filled, 'dateFormat', isDay);
const time = rule(filled, 'clockFormat', (value) => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(value));

/** When and of which days, by the type of the task; `src/domain/report/schedule` counts it. */
const weekly = { taskType: z.literal('weekly'), weekday: integer(1, 7), time };
const monthly = { taskType: z.literal('monthly'), monthDay: integer(1, 31), time };
const custom = {
  taskType: z.literal('custom'),
  everyDays: integer(REPORT_DAYS.min, REPORT_DAYS.max),
  firstDay: day,
  time,
};
const single = { taskType: z.literal('single'), fromDay: day, toDay: day, time };

const cycle = z.discriminatedUnion('taskType', [
  z.object(weekly),
  z.object(monthly),
  z.object(custom),
  z.object(single),
]);

const common = {
  name: text(LIMITS.name),
  templateId: filled,
  zone: timeZone,
  channels: z.array(z.enum(CHANNELS)).min(1),
  receiverIds: z.array(filled).min(1).max(MAX_RECEIVERS),
};

const bounds = (values: { fromDay?: unknown; toDay?: unknown; taskType?: unknown }): CrossIssue[] => {
  const { taskType, fromDay, toDay } = values;
  if (taskType !== 'single' || typeof fromDay !== 'string' || typeof toDay !== 'string') return [];
  if (!isDay(fromDay) || !isDay(toDay)) return [];
  const days = daysIn({ fromDay, toDay });
  if (days < 1) return [{ path: ['toDay'], rule: 'dayOrder' }];
  if (days > REPORT_DAYS.max) return [{ path: ['toDay'], rule: 'daysAtMost', values: { max: REPORT_DAYS.max, days } }];
  return [];
};

const input = z.discriminatedUnion('taskType', [
  z.object({ ...common, ...weekly }),
  z.object({ ...common, ...monthly }),
  z.object({ ...common, ...custom }),
  z.object({ ...common, ...single }),
]);

export const subscriptionInput = crossField(input, bounds);
export type SubscriptionInput = z.output<typeof subscriptionInput>;

const known = { id: z.string(), version: objectVersion };
const subscriptionUpdate = crossField(
  z.discriminatedUnion('taskType', [
    z.object({ ...known, ...common, ...weekly }),
    z.object({ ...known, ...common, ...monthly }),
    z.object({ ...known, ...common, ...custom }),
    z.object({ ...known, ...common, ...single }),
  ]),
  bounds,
);

const run = z.object({ at: instant, fromDay: z.string(), toDay: z.string() });

const subscription = z.object({
  id: z.string(),
  name: z.string(),
  kind: reportKind,
  templateId: z.string(),
  templateName: z.string(),
  taskType: z.enum(TASK_TYPES).or(z.string()),
  cycle,
  zone: z.string(),
  channels: z.array(z.enum(CHANNELS).or(z.string())),
  status: z.enum(['running', 'paused', 'generating', 'completed']).or(z.string()),
  /** Null unless one will be made. */
  nextRun: computed(run.nullable()),
  createdAt: instant,
  version: objectVersion,
});
export type Subscription = z.output<typeof subscription>;

/** A contact or robot, with the channels on which it can be reached now. */
const receiver = z.object({ id: z.string(), name: z.string(), channels: z.array(z.string()) });
export type Receiver = z.output<typeof receiver>;

const detail = subscription.extend({
  receivers: z.array(receiver),
  /** Reports that were made so far. */
  reports: computed(z.int()),
});
export type SubscriptionDetail = z.output<typeof detail>;

const REFUSALS = ['NAME_TAKEN', 'NOT_FOUND', 'RECEIVER_GONE', 'CHANNEL_UNREACHED'] as const;

export const subscriptions = {
  list: page('/api/report/subscription/list', {
    row: subscription,
    filters: { status: z.array(z.string()), taskType: z.array(z.string()), kind: z.array(z.string()) },
  }),
  get: endpoint('/api/report/subscription/get', { req: byId, res: detail, codes: ['NOT_FOUND'] }),
  getOptions: endpoint('/api/report/subscription/getOptions', {
    req: nothing,
    res: z.object({
      /** Channels whose provider is switched off stay in the list. */
      channels: z.array(z.object({ code: z.enum(CHANNELS).or(z.string()), isEnabled: z.boolean() })),
      receivers: z.array(receiver),
    }),
  }),
  add: endpoint('/api/report/subscription/add', {
    req: subscriptionInput,
    res: z.object({ id: z.string() }),
    codes: [...REFUSALS, 'QUOTA_REACHED'],
    access: 'reportSubscription.create',
  }),
  update: endpoint('/api/report/subscription/update', {
    req: subscriptionUpdate,
    res: nothing,
    codes: [...REFUSALS, 'STALE_VERSION', 'ILLEGAL_STATE'],
    access: 'reportSubscription.update',
    flattens: ['cycle'],
  }),
  enable: endpoint('/api/report/subscription/enable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'reportSubscription.enable',
  }),
  disable: endpoint('/api/report/subscription/disable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'reportSubscription.disable',
  }),
  /**
   * Makes a report of the last whole period at once, paused or not. Whoever asked hears of it; its receivers do not, and its
   * cycle stays as it is.
   */
  makeNow: endpoint('/api/report/subscription/makeNow', {
    capability: 'reportNow',
    req: byId,
    res: z.object({ reportId: z.string(), fromDay: z.string(), toDay: z.string() }),
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'reportSubscription.makeNow',
  }),
  /** What goes with it: its reports, and the links to them that work now. */
  getImpact: endpoint('/api/report/subscription/getImpact', {
    capability: 'impact',
    req: byId,
    res: z.object({
      reports: z.int(),
      links: z.array(z.object({ id: z.string(), reportName: z.string(), note: z.string(), expiresAt: instant })),
    }),
    codes: ['NOT_FOUND'],
  }),
  delete: endpoint('/api/report/subscription/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'reportSubscription.delete',
  }),
};

export const subscriptionApi = client(subscriptions);

type State = Pick<Subscription, 'status'>;

const whileIdle = ({ status }: State) =>
  status === 'running' || status === 'paused' || status === 'completed'
    ? true
    : status === 'generating'
      ? ('subscription.isGenerating' as const)
      : ('subscription.isUnknown' as const);

/** State rules of a subscription, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  edit: (one: State) => (one.status === 'completed' ? ('subscription.isCompleted' as const) : whileIdle(one)),
  disable: ({ status }: State) => status === 'running' || ('subscription.notRunning' as const),
  enable: ({ status }: State) => status === 'paused' || ('subscription.notPaused' as const),
  delete: whileIdle,
  makeNow: whileIdle,
};
