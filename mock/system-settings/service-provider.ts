import type { TestReply } from '@/api/message/robot';
import {
  providerRules,
  type ServiceProvider,
  serviceProviders,
  testTarget,
} from '@/api/system-settings/service-provider';
import { isSameText } from '@/lib/rules/same-text';
import { implement } from '../runtime/implement';
import { refuse } from '../runtime/refusal';
import { pageOf, table } from '../runtime/table';
import { SEED_TIME, type World } from '../runtime/world';

const DAY = 86_400_000;

const row = (serial: number, seed: Partial<ServiceProvider> & { name: string; kind: string }): ServiceProvider => ({
  id: `SP-${serial}`,
  endpoint: `https://${seed.kind}.provider.example/v1/send`,
  account: `acme-${serial}`,
  hasSecret: true,
  signature: '',
  isEnabled: true,
  createdAt: SEED_TIME - serial * 20 * DAY,
  version: 1,
  ...seed,
});

/** Every kind; short messages have a second one that takes over, e-mail has none; one without a secret; one unknown kind. */
export const providerRows = table<ServiceProvider>('serviceProvider', () => [
  row(1, { name: '短信主通道', kind: 'sms', signature: 'Acme 云解析' }),
  row(2, { name: 'SMS backup', kind: 'sms', endpoint: 'https://backup.sms.provider.example/send' }),
  row(3, { name: '邮件网关', kind: 'email', signature: 'Acme DNS Operations' }),
  row(4, { name: '微信服务号', kind: 'wechat' }),
  row(5, { name: '钉钉工作通知', kind: 'dingtalk' }),
  row(6, { name: 'Mail relay, waiting for its secret', kind: 'email', hasSecret: false, isEnabled: false }),
  row(7, { name: 'Voice calls', kind: 'voice', isEnabled: false }),
]);

/** The message channels of a kind (specification, message channels). */
const CHANNELS: Readonly<Record<string, readonly string[]>> = {
  sms: ['sms'],
  email: ['email'],
  wechat: ['wechat', 'wechatService'],
  dingtalk: ['dingtalk'],
};

/** Whether a channel has a provider that is enabled; one that needs none always works. */
export function isServed(world: World, channel: string): boolean {
  const kinds = Object.entries(CHANNELS).flatMap(([kind, channels]) => (channels.includes(channel) ? [kind] : []));
  return (
    kinds.length === 0 || providerRows.of(world).rows.some(({ kind, isEnabled }) => isEnabled && kinds.includes(kind))
  );
}

function checkName(world: World, name: string, own?: string): void {
  const others = providerRows.of(world).rows.filter(({ id }) => id !== own);
  if (others.some((one) => isSameText(one.name, name))) refuse('NAME_TAKEN', { fields: ['name'] });
}

const successorOf = (world: World, { id, kind }: ServiceProvider) =>
  providerRows.of(world).rows.find((one) => one.id !== id && one.kind === kind && one.isEnabled);

function setEnabled(world: World, id: string, isEnabled: boolean) {
  const found = providerRows.of(world).get(id);
  const permit = isEnabled ? providerRules.enable(found) : providerRules.disable(found);
  if (permit !== true) refuse('ILLEGAL_STATE');
  found.isEnabled = isEnabled;
  return {};
}

/** What the provider answers in its own words; one without a secret is turned away. */
function answerOf({ endpoint, hasSecret, kind }: ServiceProvider, serial: string): TestReply {
  if (new URL(endpoint).hostname.endsWith('.invalid'))
    return { isDelivered: false, status: null, reply: 'getaddrinfo ENOTFOUND', latencyMs: null };
  if (!hasSecret) return { isDelivered: false, status: 401, reply: '{"code":"InvalidCredential"}', latencyMs: 41 };
  return { isDelivered: true, status: 200, reply: JSON.stringify({ code: 'OK', kind, bizId: serial }), latencyMs: 132 };
}

export const serviceProvider = implement(serviceProviders, {
  list: (request, { world }) =>
    pageOf(providerRows.of(world).rows, request, { keyword: ['name', 'endpoint', 'account'] }),
  get: ({ id }, { world }) => providerRows.of(world).get(id),
  add: ({ secret: _, signature = '', ...facts }, { world }) => {
    checkName(world, facts.name);
    const id = world.nextId('SP');
    const made = { id, signature, hasSecret: true, isEnabled: false, createdAt: world.now(), version: 1 };
    providerRows.of(world).add({ ...facts, ...made });
    return { id };
  },
  update: ({ id, version, secret, signature = '', ...facts }, { world }) => {
    const { hasSecret } = providerRows.of(world).get(id);
    checkName(world, facts.name, id);
    const change = { ...facts, signature, hasSecret: hasSecret || Boolean(secret) };
    providerRows.of(world).changeVersion(id, version, change);
    return {};
  },
  getImpact: ({ id }, { world }) => {
    const found = providerRows.of(world).get(id);
    const successor = successorOf(world, found);
    const channels = successor || !found.isEnabled ? [] : [...(CHANNELS[found.kind] ?? [])];
    return { channels, sentLastDay: found.isEnabled ? 37 : 0, successor: successor?.name ?? null };
  },
  enable: ({ id }, { world }) => setEnabled(world, id, true),
  disable: ({ id }, { world }) => setEnabled(world, id, false),
  delete: ({ id }, { world }) => {
    if (providerRules.delete(providerRows.of(world).get(id)) !== true) refuse('ILLEGAL_STATE');
    providerRows.of(world).remove(id);
    return {};
  },
  sendTest: ({ id, target }, { world }) => {
    const found = providerRows.of(world).get(id);
    if (!testTarget(found.kind).safeParse({ target }).success) refuse('INVALID', { fields: ['target'] });
    return answerOf(found, world.nextId('MSG'));
  },
});
