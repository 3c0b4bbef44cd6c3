import * as z from 'zod';
import { deliveryMark } from '@/api/message/delivery-mark';
import { testReply } from '@/api/message/robot';
import { dynamicValues, syslogTag, tagIssues } from '@/domain/push/tag';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import type { Permit } from '@/lib/permit';
import { crossField, type Known } from '@/lib/rules/cross-field';
import { serverIp } from '@/lib/rules/ip';
import { port } from '@/lib/rules/port';
import { keptSecret } from '@/lib/rules/secret';
import { LIMITS, text } from '@/lib/rules/text';
import { callbackUrl } from '@/lib/rules/url';

/** The log modules that can be pushed, with the fields that an event of each has. */
export const EVENT_FIELDS = {
  operation: ['account', 'action', 'object', 'result', 'clientIp'],
  alarm: ['name', 'level', 'state', 'source', 'value'],
  authoritative: ['domain', 'recordType', 'clientIp', 'responseCode', 'latencyMs'],
  shield: ['domain', 'recordType', 'clientIp', 'policy', 'responseCode'],
  recursive: ['domain', 'recordType', 'clientIp', 'answer', 'latencyMs'],
  threat: ['domain', 'clientIp', 'threatType', 'action', 'score'],
} as const;

export const pushModule = z.enum(['operation', 'alarm', 'authoritative', 'shield', 'recursive', 'threat']);
export type PushModule = z.output<typeof pushModule>;

export const pushMethod = z.enum(['POST', 'PUT']);
export const pushProtocol = z.enum(['udp', 'tcp', 'tls']);
export const pushFormat = z.enum(['rfc5424', 'rfc3164']);
const tags = z.array(z.object({ tag: z.string(), value: z.string() }));

/** The token is write-only: nobody gets it back. */
const pushTask = z.object({
  id: z.string(),
  name: z.string(),
  kind: z.enum(['callback', 'syslog']).or(z.string()),
  status: z.enum(['running', 'suspended']).or(z.string()),
  modules: z.array(z.string()),
  tags,
  /** Of a callback; null of the other kind. */
  callback: z.object({ url: z.string(), method: z.string(), hasToken: z.boolean() }).nullable(),
  /** Whether an update can take the token of the callback away; a gateway that does not say so keeps it. */
  isTokenRemovable: z.boolean().optional(),
  syslog: z
    .object({ serverIp: z.string(), protocol: z.string(), port: z.int(), format: pushFormat, tag: z.string() })
    .nullable(),
  /** The last event that was pushed; null before the first. */
  lastDelivery: computed(z.object({ at: instant, isDelivered: z.boolean().nullable() }).nullable()),
  delivery: deliveryMark,
  createdAt: instant,
  version: objectVersion,
});
export type PushTask = z.output<typeof pushTask>;

const common = { name: text(LIMITS.name), modules: z.array(pushModule).min(1), tags: dynamicValues };

type Common = Known<{ modules: PushModule[]; tags: { tag: string; value: string }[] }>;

const issuesOf = ({ modules = [], tags: values = [] }: Common) =>
  tagIssues(
    values,
    new Set(modules.flatMap((module): readonly string[] => (module ? EVENT_FIELDS[module] : []))),
    'tags',
  );

/** An empty token keeps the old one, or means none; `isTokenRemoved` takes it away, whatever is typed, where it is removable. */
const callbackInput = crossField(
  z.object({
    kind: z.literal('callback'),
    ...common,
    url: callbackUrl,
    method: pushMethod,
    token: keptSecret,
    isTokenRemoved: z.boolean().optional(),
  }),
  issuesOf,
);
const syslogInput = crossField(
  z.object({
    kind: z.literal('syslog'),
    ...common,
    serverIp,
    protocol: pushProtocol,
    port,
    format: pushFormat,
    tag: syslogTag,
  }),
  issuesOf,
);
export const pushTaskInput = z.discriminatedUnion('kind', [callbackInput, syslogInput]);
export type PushTaskInput = z.output<typeof pushTaskInput>;

/** One event of a module, as it is pushed. */
const sample = z.object({
  id: z.string(),
  module: pushModule,
  at: instant,
  severity: z.int().min(0).max(7),
  host: z.string(),
  text: z.string(),
  fields: z.record(z.string(), z.union([z.string(), z.number()])),
});

/** What the gateway and the screen allow: true, or the message id of the reason. */
export const pushTaskRules = {
  enable: ({ status }: Pick<PushTask, 'status'>): Permit<'pushTask.isRunning'> =>
    status === 'suspended' || 'pushTask.isRunning',
  disable: ({ status }: Pick<PushTask, 'status'>): Permit<'pushTask.isSuspended'> =>
    status === 'running' || 'pushTask.isSuspended',
};

export const pushTasks = {
  list: page('/api/log/pushTask/list', {
    row: pushTask,
    filters: { kind: z.array(z.string()), status: z.array(z.string()), delivery: z.array(z.string()) },
  }),
  get: endpoint('/api/log/pushTask/get', { req: byId, res: pushTask, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/log/pushTask/add', {
    req: pushTaskInput,
    res: byId,
    codes: ['NAME_TAKEN'],
    access: 'pushTask.create',
  }),
  update: endpoint('/api/log/pushTask/update', {
    req: pushTaskInput.and(byId.extend({ version: objectVersion })),
    res: nothing,
    codes: ['NOT_FOUND', 'NAME_TAKEN', 'STALE_VERSION'],
    access: 'pushTask.update',
    flattens: ['callback', 'syslog'],
  }),
  enable: endpoint('/api/log/pushTask/enable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'pushTask.enable',
  }),
  disable: endpoint('/api/log/pushTask/disable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'pushTask.disable',
  }),
  delete: endpoint('/api/log/pushTask/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'pushTask.delete',
  }),
  /** A typical event of each module, to see what a receiver will get. */
  getSamples: endpoint('/api/log/pushTask/getSamples', {
    capability: 'samples',
    req: nothing,
    res: z.object({ list: z.array(sample) }),
  }),
  /** Sends the sample event of a module to the task's receiver, whether the task runs or not. */
  sendTest: endpoint('/api/log/pushTask/sendTest', {
    capability: 'samples',
    req: byId.extend({ module: pushModule }),
    res: testReply,
    codes: ['NOT_FOUND'],
    access: 'pushTask.test',
  }),
  /**
   * The same with a task as its form has it, saved or not. The token of a saved one is sent where the form has none and its
   * address is still the saved one: nobody else may get it. A receiver that takes no such token is told as it answered.
   */
  test: endpoint('/api/log/pushTask/test', {
    capability: 'pushTest',
    req: z.object({ id: z.string().min(1).optional(), task: pushTaskInput, module: pushModule }),
    res: testReply,
    codes: ['NOT_FOUND'],
    access: 'pushTask.test',
  }),
};

export const pushTaskApi = client(pushTasks);
