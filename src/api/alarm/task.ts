import * as z from 'zod';
import { NOTICES } from '@/domain/alarm/notice';
import { ALARM_LEVELS, CYCLES, SCENE_TYPES } from '@/domain/alarm/scene';
import { CHANNELS } from '@/domain/message/channel';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import type { Permit } from '@/lib/permit';
import { type CrossIssue, crossField, type Known } from '@/lib/rules/cross-field';
import { rule } from '@/lib/rules/rule';
import { LIMITS, text } from '@/lib/rules/text';
import type { Scene } from './scene';
import { condition, effective, MOST_RULES, misfitsOf, savedEffective } from './task-rule';

const ids = z.array(z.string().min(1)).min(1).max(100).optional();
const wechatIds = z.array(text(LIMITS.name, 'none')).min(1).max(100).optional();

/** The receivers of each channel that is on; one that is off is absent, so that nothing hidden is required. */
export const channels = z.object({
  inSite: ids,
  sms: ids,
  email: ids,
  wechat: wechatIds,
  dingtalk: ids,
  enterprise: ids,
  wechatService: ids,
});

const few = z.int().min(1).max(5);

export const alarmTaskInput = z.object({
  name: text(LIMITS.name),
  sceneId: z.string().min(1),
  level: z.enum(ALARM_LEVELS),
  filters: z.array(condition).max(MOST_RULES),
  /** Required where the scene reports events; a form without that field sends none. */
  event: z.string().nullable().default(null),
  match: z.enum(['all', 'any']),
  triggers: rule(z.array(condition).max(MOST_RULES), 'triggerRequired', (list) => list.length > 0),
  triggerAfter: few,
  restoreAfter: few,
  notice: z.enum(NOTICES),
  effective,
  channels,
});
export type AlarmTaskInput = z.output<typeof alarmTaskInput>;

const LISTS = ['filters', 'triggers'] as const;

type Ruled = Known<Pick<AlarmTaskInput, 'sceneId' | 'event' | 'filters' | 'triggers'>>;

/** For crossField, what a scene asks for: one of its events, if it reports any, and values that its fields can have. */
export const sceneIssues =
  (scenes: readonly Pick<Scene, 'id' | 'events' | 'fields'>[]) =>
  ({ sceneId, event, ...lists }: Ruled): CrossIssue[] => {
    const { events = [], fields = [] } = scenes.find(({ id }) => id === sceneId) ?? {};
    const isMissing = events.length > 0 && !events.some(({ value }) => value === event);
    const misfits = LISTS.flatMap((name) =>
      (lists[name] ?? []).flatMap((one, index) => {
        const field = fields.find(({ alias }) => alias === one?.field);
        if (!one || !field) return [];
        return misfitsOf(one, field).map((issue) => ({ ...issue, path: [name, index, ...issue.path] }));
      }),
    );
    return [...(isMissing ? [{ path: ['event'], rule: 'eventRequired' as const }] : []), ...misfits];
  };

/** A task with what its scene asks for. */
export const alarmTaskInputFor = (scenes: Parameters<typeof sceneIssues>[0]) =>
  crossField(alarmTaskInput, sceneIssues(scenes));

const row = z.object({
  id: z.string(),
  name: z.string(),
  sceneId: z.string(),
  sceneName: z.string(),
  type: z.enum(SCENE_TYPES).or(z.string()),
  cycle: z.enum(CYCLES).or(z.string()),
  level: z.enum(ALARM_LEVELS).or(z.string()),
  notice: z.enum(NOTICES).or(z.string()),
  status: z.enum(['enabled', 'paused']).or(z.string()),
  channelsOn: z.array(z.enum(CHANNELS).or(z.string())),
  /** Those of them by which none of the chosen receivers would get a notice now; absent without the capability `noticePreview`. */
  unreached: computed(z.array(z.enum(CHANNELS).or(z.string()))).optional(),
  /** Alarms of the task that go on now. */
  inAlarm: z.int(),
  updatedAt: instant,
  version: objectVersion,
});
export type AlarmTaskRow = z.output<typeof row>;

const alarmTask = alarmTaskInput.extend({
  effective: savedEffective,
  id: z.string(),
  status: z.string(),
  inAlarm: computed(z.int()),
  updatedAt: instant,
  version: objectVersion,
});
export type AlarmTask = z.output<typeof alarmTask>;

const receivers = z.object({
  contacts: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      phone: z.string().nullable(),
      email: z.string().nullable(),
      isPhoneVerified: z.boolean(),
      isEmailVerified: z.boolean(),
    }),
  ),
  robots: z.array(z.object({ id: z.string(), name: z.string(), channel: z.string() })),
  accounts: z.array(z.object({ id: z.string(), name: z.string(), isLocked: z.boolean() })),
});
export type Receivers = z.output<typeof receivers>;

/** Why a receiver of a channel would not be told now. */
const problem = z.enum(['unverified', 'noAddress', 'gone', 'locked', 'providerDisabled']).nullable();

const preview = z.object({
  now: instant,
  channels: z.array(
    z.object({
      channel: z.enum(CHANNELS),
      /** The message as it would arrive, in the language of the receivers. */
      text: z.string(),
      receivers: z.array(z.object({ name: z.string(), address: z.string(), problem })),
    }),
  ),
  /** What keeps alarms of this task quiet now: all of them, or those of some sources. Absent on a gateway without silences. */
  silences: z
    .array(z.object({ id: z.string(), name: z.string(), until: instant.nullable(), isWhole: z.boolean() }))
    .optional(),
});

const filters = {
  status: z.array(z.string()),
  type: z.array(z.string()),
  level: z.array(z.string()),
  sceneId: z.array(z.string()),
};
const REFUSALS = ['NAME_TAKEN', 'SCENE_WITHDRAWN', 'RECEIVER_GONE', 'EVENT_REQUIRED', 'RULE_UNFIT'] as const;

export const alarmTasks = {
  list: page('/api/alarm/task/list', { row, filters }),
  get: endpoint('/api/alarm/task/get', { req: byId, res: alarmTask, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/alarm/task/add', {
    req: alarmTaskInput,
    res: byId,
    codes: [...REFUSALS, 'NOT_FOUND'],
    access: 'alarmTask.create',
  }),
  update: endpoint('/api/alarm/task/update', {
    req: alarmTaskInput.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: [...REFUSALS, 'NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE'],
    access: 'alarmTask.update',
  }),
  enable: endpoint('/api/alarm/task/enable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'SCENE_WITHDRAWN'],
    access: 'alarmTask.enable',
  }),
  disable: endpoint('/api/alarm/task/disable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'alarmTask.disable',
  }),
  delete: endpoint('/api/alarm/task/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'TASK_ENABLED'],
    access: 'alarmTask.delete',
  }),
  getReceivers: endpoint('/api/alarm/task/getReceivers', { req: nothing, res: receivers }),
  /** Who would get the notice of an alarm of this task now, and what it would say. */
  previewNotice: endpoint('/api/alarm/task/previewNotice', {
    capability: 'noticePreview',
    /** By its id the silences of a task that is saved are found. */
    req: alarmTaskInput.extend({ id: z.string().min(1).optional() }),
    res: preview,
    codes: ['NOT_FOUND'],
  }),
  /** Sends a test message to the receivers of one channel and tells what its provider answered. */
  test: endpoint('/api/alarm/task/test', {
    capability: 'samples',
    req: z.object({ task: alarmTaskInput, channel: z.enum(CHANNELS) }),
    res: z.object({
      list: z.array(z.object({ name: z.string(), isAccepted: z.boolean(), answer: z.string() })),
    }),
    codes: ['NOT_FOUND'],
    access: 'alarmTask.test',
  }),
};

export const alarmTaskApi = client(alarmTasks);

type State = Pick<AlarmTaskRow, 'status'>;

/** State rules of a task, for the screen and the gateway alike: true, or the message id of the reason. */
export const can = {
  enable: ({ status }: State): Permit<'alarmTask.isEnabled'> => status === 'paused' || 'alarmTask.isEnabled',
  disable: ({ status }: State): Permit<'alarmTask.isPaused'> => status === 'enabled' || 'alarmTask.isPaused',
  delete: ({ status }: State): Permit<'alarmTask.pauseFirst'> => status === 'paused' || 'alarmTask.pauseFirst',
};
