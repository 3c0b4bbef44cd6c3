import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { keptSecret, robotName, secret } from '@/lib/rules/secret';
import { webhook } from '@/lib/rules/url';
import { receiverUse } from './contact';
import { deliveryMark } from './delivery-mark';

/** The two services whose group robots the console writes to; each has a tab of its own. */
export const robotType = z.enum(['dingtalk', 'enterprise']);

/** The secret is write-only: nobody gets it back. */
const robot = z.object({
  id: z.string(),
  type: robotType.or(z.string()),
  name: z.string(),
  webhook: z.string(),
  hasSecret: z.boolean(),
  /** The last test message; null before the first. */
  lastTest: computed(z.object({ at: instant, isDelivered: z.boolean() }).nullable()),
  delivery: deliveryMark,
  createdAt: instant,
  version: objectVersion,
});
export type Robot = z.output<typeof robot>;

export const robotInput = z.object({ name: robotName, webhook, secret: secret() });
/** An empty secret keeps the old one. */
export const robotChange = z.object({ name: robotName, webhook, secret: keptSecret });

/** What the receiver of a test answered; `status` is null where nothing answered. */
export const testReply = z.object({
  /** Null where the way there knows no answer, as over UDP: it was sent. */
  isDelivered: z.boolean().nullable(),
  status: z.int().nullable(),
  reply: z.string(),
  latencyMs: z.int().nullable(),
});
export type TestReply = z.output<typeof testReply>;

const taken = ['ROBOT_NAME_TAKEN', 'WEBHOOK_TAKEN'] as const;

export const robots = {
  list: page('/api/msg/robot/list', {
    row: robot,
    filters: { type: z.array(z.string()), delivery: z.array(z.string()) },
  }),
  get: endpoint('/api/msg/robot/get', { req: byId, res: robot, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/msg/robot/add', {
    req: robotInput.extend({ type: robotType }),
    res: byId,
    codes: [...taken],
    access: 'robot.create',
  }),
  update: endpoint('/api/msg/robot/update', {
    req: robotChange.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', ...taken],
    access: 'robot.update',
  }),
  getUses: endpoint('/api/msg/robot/getUses', {
    capability: 'impact',
    req: byId,
    res: z.object({ list: z.array(receiverUse) }),
    codes: ['NOT_FOUND'],
  }),
  delete: endpoint('/api/msg/robot/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND'],
    access: 'robot.delete',
  }),
  /** Writes a test message to the group, and says what the service answered. */
  sendTest: endpoint('/api/msg/robot/sendTest', {
    capability: 'samples',
    req: byId,
    res: testReply,
    codes: ['NOT_FOUND'],
    access: 'robot.test',
  }),
};

export const robotApi = client(robots);
