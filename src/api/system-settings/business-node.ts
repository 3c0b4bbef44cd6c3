import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { presentPassword } from '@/lib/rules/password';
import { LIMITS, text } from '@/lib/rules/text';
import { uploadedFile } from '../fs/upload';
import { applyReason } from './apply-reason';

/** States of an upgrade. */
const upgradeStatus = z.enum([
  'inactive',
  'upgrading',
  'success',
  'failed',
  'rollingBack',
  'rollbackSuccess',
  'rollbackFailed',
  'paused',
  'cancelled',
]);
export type UpgradeStatus = z.output<typeof upgradeStatus>;

/** What a business node can run; `escape` is emergency resolution. */
export const nodeServiceType = z.enum(['detection', 'escape', 'collection']);

const businessNode = z.object({
  /** The serial number of the device. */
  id: z.string(),
  name: z.string(),
  ip: z.string(),
  model: z.string(),
  status: z.enum(['online', 'offline', 'running', 'stopped']).or(z.string()),
  /** The services that run now. */
  services: z.array(nodeServiceType.or(z.string())),
  softwareVersion: z.string(),
  upgrade: upgradeStatus.or(z.string()),
  /** Where the latest upgrade leads to; null if there was none. */
  upgradeVersion: z.string().nullable(),
  /** The rollout that its latest upgrade is of; null where it was upgraded by itself. A gateway without rollouts leaves it out. */
  rolloutId: z.string().nullable().optional(),
  deployment: z.enum(['online', 'offline']).or(z.string()),
  /** The end of the key the device signs its link with; null before one was issued. The key is told once, when issued. */
  authKeyTail: z.string().nullable(),
  activatedAt: instant.nullable(),
  lastLinkAt: instant.nullable(),
});
export type BusinessNode = z.output<typeof businessNode>;

/** What the node tells of itself besides. */
const nodeDetail = businessNode.extend({
  hostname: z.string(),
  managementIp: z.string(),
  os: z.string(),
  /** How it was activated; null before. */
  activatedBy: z.enum(['online', 'file', 'key']).or(z.string()).nullable(),
});
export type BusinessNodeDetail = z.output<typeof nodeDetail>;

/** Offline activation takes a file or a key that the platform made for this device. */
export const activationForm = z.discriminatedUnion('method', [
  z.object({ method: z.literal('file'), file: uploadedFile }),
  z.object({ method: z.literal('key'), activationKey: text(LIMITS.long, 'none') }),
]);

const activation = z.discriminatedUnion('method', [
  byId.extend({ method: z.literal('file'), fileId: z.string().min(1) }),
  byId.extend({ method: z.literal('key'), activationKey: text(LIMITS.long, 'none') }),
]);

const upgradeStep = (verb: string) =>
  endpoint(`/api/dcomm/businessNode/${verb}`, {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'businessNode.upgrade',
  });

/** A step that brings other software onto the node: in a freeze only with a reason, sent where there is one. */
const softwareStep = (verb: string) =>
  endpoint(`/api/dcomm/businessNode/${verb}`, {
    req: byId.extend({ despite: applyReason.optional() }),
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'FROZEN'],
    access: 'businessNode.upgrade',
  });

export const businessNodes = {
  list: page('/api/dcomm/businessNode/list', {
    row: businessNode,
    filters: { status: z.array(z.string()), upgrade: z.array(z.string()), deployment: z.array(z.string()) },
  }),
  get: endpoint('/api/dcomm/businessNode/get', { req: byId, res: nodeDetail, codes: ['NOT_FOUND'] }),
  /** The nodes that are upgrading or rolling back, to be followed. */
  getTransitions: endpoint('/api/dcomm/businessNode/getTransitions', {
    capability: 'upgradeSteps',
    req: nothing,
    res: z.object({ list: z.array(businessNode.pick({ id: true, name: true, upgrade: true })) }),
  }),
  resumeUpgrade: softwareStep('resumeUpgrade'),
  cancelUpgrade: upgradeStep('cancelUpgrade'),
  retryUpgrade: softwareStep('retryUpgrade'),
  rollBackUpgrade: softwareStep('rollBackUpgrade'),
  /** Makes a new key; the one before it stops working. */
  issueAuthKey: endpoint('/api/dcomm/businessNode/issueAuthKey', {
    req: byId.extend({ password: presentPassword }),
    res: z.object({ authKey: z.string() }),
    codes: ['NOT_FOUND', 'WRONG_PASSWORD'],
    access: 'businessNode.issueAuthKey',
  }),
  activate: endpoint('/api/dcomm/businessNode/activate', {
    req: activation,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE', 'BAD_ACTIVATION', 'OTHER_DEVICE'],
    access: 'businessNode.activate',
  }),
};

export const businessNodeApi = client(businessNodes);
