import * as z from 'zod';
import { CHANNELS } from '@/domain/message/channel';
import { client } from '@/lib/contract/client';
import { bulkOf, bulkResult, byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { acknowledgment, acknowledgmentInput, acknowledgmentNote, acknowledgmentTurn } from './acknowledgment';

/** An alarm. Times in epoch milliseconds; `endedAt` is when it recovered, was interrupted, or (an event) was over. */
const alarmRecord = z.object({
  id: z.string(),
  name: z.string(),
  taskId: z.string(),
  taskName: z.string(),
  source: z.string(),
  type: z.string(),
  cycle: z.string(),
  level: z.string(),
  notice: z.string(),
  triggerCount: z.int().min(1),
  firstAt: instant,
  lastAt: instant,
  restoredAt: instant.nullable(),
  endedAt: instant.nullable(),
  status: z.enum(['alarmed', 'inAlarm', 'recovered', 'interrupted']).or(z.string()),
  reportStatus: z.enum(['generated', 'notEnabled', 'generating']).or(z.string()),
  /** The report that it stands in, once that is generated. */
  reportId: z.string().optional(),
  taskStatus: z.enum(['enabled', 'paused', 'deleted']).or(z.string()),
  product: z.string(),
  sceneId: z.string(),
  sceneName: z.string(),
  /** `noData`: its source sent nothing; absent on a gateway without such alarms. */
  kind: z.enum(['condition', 'noData']).or(z.string()).optional(),
  /** Whether somebody takes care of it now; absent on a gateway without acknowledgments. */
  isAcknowledged: z.boolean().optional(),
  /** By whom; of an alarm that is over by whom it was then. */
  acknowledgment: acknowledgment.nullish(),
  /** The node that it is about, if it is about one; absent on a gateway without silences. */
  node: z.object({ id: z.string(), name: z.string() }).nullish(),
  /** What keeps it quiet now; null where it is told, and once it is over. Absent on a gateway without silences. */
  quiet: z.object({ id: z.string(), name: z.string(), until: instant.nullable() }).nullish(),
});
export type AlarmRecord = z.output<typeof alarmRecord>;

const filters = {
  status: z.array(z.string()),
  level: z.array(z.string()),
  type: z.array(z.string()),
  taskId: z.array(z.string()),
  source: z.array(z.string()),
  reportStatus: z.array(z.string()),
  product: z.array(z.string()),
  /** `mine`, or `nobody`: of those that go on, what nobody takes care of. */
  owner: z.array(z.string()),
  /** `quiet`: what a silence keeps quiet now. */
  quiet: z.array(z.string()),
};

const listed = page('/api/alarm/record/list', { row: alarmRecord, filters });

/** What was sent to one receiver, and what came of it. */
const sending = z.object({
  channel: z.enum(CHANNELS).or(z.string()),
  receiver: z.string(),
  /** `waiting`: it is tried again, or waits for what was suspended; on a gateway that keeps deliveries. */
  state: z.enum(['delivered', 'failed', 'skipped', 'waiting']),
  reason: z.enum(['unverified', 'noAddress', 'gone', 'locked', 'providerDisabled', 'providerFailed']).nullable(),
  answer: z.string().nullable(),
  at: instant,
});

/** One thing that happened to an alarm, and who was told of it, or why nobody was. */
const turn = z.object({
  at: instant,
  /** `announce`: the effective time began, and the alarm that nobody had been notified of still went on. */
  /** `resume`: nobody takes care of it any more, and it still goes on; `unsilence`: no silence keeps it quiet any more. */
  move: z.enum(['begin', 'trigger', 'announce', 'resume', 'unsilence', 'recover', 'interrupt', 'close']),
  count: z.int(),
  /** `unannounced`: the end of an alarm that nobody was notified of; `acknowledged`: somebody took care of it. */
  decision: z.enum(['sent', 'suppressed', 'muted', 'acknowledged', 'quiet', 'noChannel', 'unannounced']),
  /** The silence that kept it quiet. */
  quietBy: z.object({ id: z.string(), name: z.string() }).optional(),
  /** After a suppressed trigger: the next one that is told. */
  next: z.int().nullable(),
  /** After a muted one: when notices are sent again. */
  until: instant.nullable(),
  /** The words of the notice. */
  text: z.string().optional(),
  sendings: z.array(sending),
});
export type AlarmTurn = z.output<typeof turn>;

const timeline = z.object({
  /** When the first of the cycles in a row was that led to the alarm, and how many it took. */
  since: instant,
  triggerAfter: z.int(),
  notice: z.string(),
  cause: z.enum(['dataLost', 'taskPaused', 'taskDeleted', 'taskChanged']).nullable(),
  turns: z.array(turn),
  /** Who took care of it, oldest first. */
  care: z.array(acknowledgmentTurn).optional(),
});

const group = z.object({
  id: z.string(),
  name: z.string(),
  total: z.int(),
  inAlarm: z.int(),
  firstAt: instant,
  lastAt: instant,
  level: z.string(),
});
export type AlarmGroup = z.output<typeof group>;

const grouped = page('/api/alarm/record/getGroups', { capability: 'alarmGroups', row: group, filters });
const by = z.enum(['task', 'source']);
const named = z.object({ value: z.string(), name: z.string() });
const ACKNOWLEDGE = ['OWNER_UNFIT', 'ILLEGAL_STATE'] as const;

export const alarmRecords = {
  /**
   * Without a sorter what is in alarm leads, the newest first, and the rest follows in the same way; with `asOf` as it was then.
   * `asOf` leaves out what began later, so that pages stay where they are while alarms pour in.
   */
  list: endpoint('/api/alarm/record/list', {
    req: listed.req.extend({ asOf: instant.optional() }),
    /** As of when the answer is, where the gateway keeps pages of one moment. */
    res: listed.res.extend({ asOf: instant.optional() }),
  }),
  get: endpoint('/api/alarm/record/get', { req: byId, res: alarmRecord, codes: ['NOT_FOUND'] }),
  getTimeline: endpoint('/api/alarm/record/getTimeline', {
    capability: 'alarmStory',
    req: byId,
    res: timeline,
    codes: ['NOT_FOUND'],
  }),
  /**
   * How many have begun since `asOf` that match, how many older ones match only since then or no longer do, and how the
   * named rows stand by now.
   */
  getNews: endpoint('/api/alarm/record/getNews', {
    capability: 'alarmGroups',
    req: listed.req
      .pick({ filters: true, keyword: true, timeRange: true })
      .extend({ asOf: instant, ids: z.array(z.string()).max(1000) }),
    res: z.object({
      total: z.int(),
      joined: z.int().optional(),
      left: z.int().optional(),
      now: instant,
      changed: z.array(alarmRecord),
    }),
  }),
  /** With `asOf` the groups as they were then, in the order that they had. */
  getGroups: endpoint('/api/alarm/record/getGroups', {
    capability: 'alarmGroups',
    req: grouped.req.extend({ by, asOf: instant.optional() }),
    /** As of when the answer is, where the gateway keeps pages of one moment. */
    res: grouped.res.extend({ asOf: instant.optional() }),
  }),
  /**
   * How many groups there are that have begun since `asOf`, how many of older alarms that match only since then, how many have
   * none that matches any more, and how the named ones stand by now.
   */
  getGroupNews: endpoint('/api/alarm/record/getGroupNews', {
    capability: 'alarmGroups',
    req: grouped.req
      .pick({ filters: true, keyword: true, timeRange: true })
      .extend({ by, asOf: instant, ids: z.array(z.string()).max(1000) }),
    res: z.object({ total: z.int(), joined: z.int(), left: z.int(), now: instant, changed: z.array(group) }),
  }),
  getOptions: endpoint('/api/alarm/record/getOptions', {
    req: nothing,
    res: z.object({ tasks: z.array(named), sources: z.array(z.string()), products: z.array(z.string()) }),
  }),
  /**
   * Takes care of an alarm, or gives it to somebody. What another account takes care of is refused with its name, unless it is
   * said that it is taken over.
   */
  acknowledge: endpoint('/api/alarm/record/acknowledge', {
    capability: 'acknowledgments',
    req: byId.and(acknowledgmentInput),
    res: nothing,
    codes: ['NOT_FOUND', 'ALARM_TAKEN', ...ACKNOWLEDGE],
    access: 'alarmRecord.acknowledge',
  }),
  bulkAcknowledge: endpoint('/api/alarm/record/bulkAcknowledge', {
    capability: 'acknowledgments',
    req: bulkOf(filters).and(acknowledgmentInput),
    res: bulkResult,
    codes: ACKNOWLEDGE,
    access: 'alarmRecord.acknowledge',
  }),
  release: endpoint('/api/alarm/record/release', {
    capability: 'acknowledgments',
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'alarmRecord.acknowledge',
  }),
  addNote: endpoint('/api/alarm/record/addNote', {
    capability: 'acknowledgments',
    req: byId.extend({ note: acknowledgmentNote }),
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'alarmRecord.acknowledge',
  }),
  /** Who can take care of alarms. */
  getOwners: endpoint('/api/alarm/record/getOwners', {
    capability: 'acknowledgments',
    req: nothing,
    res: z.object({ list: z.array(z.object({ id: z.string(), name: z.string() })) }),
  }),
};

export const alarmRecordApi = client(alarmRecords);

/** What narrows the list and its groups alike. */
export type AlarmFilters = NonNullable<Parameters<typeof alarmRecordApi.list>[0]['filters']>;
export type AlarmFilterName = keyof AlarmFilters & string;

/** How long an alarm went on; until now while it is in alarm. */
export const durationOf = ({ firstAt, lastAt, endedAt, status }: AlarmRecord, now: number): number =>
  Math.max(0, (status === 'inAlarm' ? now : status === 'alarmed' ? lastAt : (endedAt ?? lastAt)) - firstAt);
