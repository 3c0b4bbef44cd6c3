import * as z from 'zod';
import { deliveryMark } from '@/api/message/delivery-mark';
import { testReply } from '@/api/message/robot';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';
import type { Permit } from '@/lib/permit';
import { email, phone } from '@/lib/rules/contact';
import { optional } from '@/lib/rules/optional';
import { keptSecret, secret } from '@/lib/rules/secret';
import { LIMITS, text } from '@/lib/rules/text';
import { endpointUrl } from '@/lib/rules/url';

/** What carries messages out of the console; every channel but in-site needs an enabled provider. */
export const providerKind = z.enum(['sms', 'email', 'wechat', 'dingtalk']);

/** The secret is write-only: nobody gets it back. */
const serviceProvider = z.object({
  id: z.string(),
  kind: providerKind.or(z.string()),
  name: z.string(),
  endpoint: z.string(),
  account: z.string(),
  hasSecret: z.boolean(),
  signature: z.string(),
  isEnabled: z.boolean(),
  delivery: deliveryMark,
  createdAt: instant,
  version: objectVersion,
});
export type ServiceProvider = z.output<typeof serviceProvider>;

const facts = {
  name: text(LIMITS.name),
  endpoint: endpointUrl,
  account: text(LIMITS.remark, 'none'),
  /** What a message is signed with, such as the 【name】 in front of a short message. */
  signature: optional(text(LIMITS.short)),
};

export const providerInput = z.object({ kind: providerKind, ...facts, secret: secret() });
/** An empty secret keeps the old one. */
export const providerChange = z.object({ ...facts, secret: keptSecret });

/** Whom a test goes to: a phone number, an e-mail address, or the id of a WeChat or DingTalk user. */
export const testTarget = (kind: string) => {
  if (kind === 'sms') return z.object({ target: phone });
  return kind === 'email' ? z.object({ target: email }) : z.object({ target: text(LIMITS.name, 'none') });
};

/** What the gateway and the screen allow: true, or the message id of the reason. */
export const providerRules = {
  enable: ({
    isEnabled,
    hasSecret,
  }: Pick<ServiceProvider, 'isEnabled' | 'hasSecret'>): Permit<
    'serviceProvider.isEnabled' | 'serviceProvider.noSecret'
  > => {
    if (isEnabled) return 'serviceProvider.isEnabled';
    return hasSecret || 'serviceProvider.noSecret';
  },
  disable: ({ isEnabled }: Pick<ServiceProvider, 'isEnabled'>): Permit<'serviceProvider.isDisabled'> =>
    isEnabled || 'serviceProvider.isDisabled',
  delete: ({ isEnabled }: Pick<ServiceProvider, 'isEnabled'>): Permit<'serviceProvider.disableFirst'> =>
    !isEnabled || 'serviceProvider.disableFirst',
};

export const serviceProviders = {
  list: page('/api/msg/provider/list', {
    row: serviceProvider,
    filters: { kind: z.array(z.string()), delivery: z.array(z.string()) },
  }),
  get: endpoint('/api/msg/provider/get', { req: byId, res: serviceProvider, codes: ['NOT_FOUND'] }),
  add: endpoint('/api/msg/provider/add', {
    req: providerInput,
    res: byId,
    codes: ['NAME_TAKEN'],
    access: 'serviceProvider.create',
  }),
  update: endpoint('/api/msg/provider/update', {
    req: providerChange.extend({ id: z.string().min(1), version: objectVersion }),
    res: nothing,
    codes: ['NOT_FOUND', 'NAME_TAKEN', 'STALE_VERSION'],
    access: 'serviceProvider.update',
  }),
  /** What stops when this one stops: channels without another enabled provider, and what is sent over them. */
  getImpact: endpoint('/api/msg/provider/getImpact', {
    capability: 'impact',
    req: byId,
    res: z.object({
      channels: z.array(z.string()),
      /** Sends of the last 24 hours that went through it. */
      sentLastDay: z.int(),
      /** The enabled provider that takes over, if there is one. */
      successor: z.string().nullable(),
    }),
    codes: ['NOT_FOUND'],
  }),
  enable: endpoint('/api/msg/provider/enable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'serviceProvider.enable',
  }),
  disable: endpoint('/api/msg/provider/disable', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'serviceProvider.disable',
  }),
  delete: endpoint('/api/msg/provider/delete', {
    req: byId,
    res: nothing,
    codes: ['NOT_FOUND', 'ILLEGAL_STATE'],
    access: 'serviceProvider.delete',
  }),
  /** Sends a test message, also through a provider that is disabled, and says what the provider answered. */
  sendTest: endpoint('/api/msg/provider/sendTest', {
    capability: 'samples',
    req: byId.extend({ target: z.string().min(1).max(LIMITS.email) }),
    res: testReply,
    codes: ['NOT_FOUND', 'INVALID'],
    access: 'serviceProvider.test',
  }),
};

export const serviceProviderApi = client(serviceProviders);
