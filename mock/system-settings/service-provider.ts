import {
  providerRules,
  type ServiceProvider,
  serviceProviders,
  testTarget,
} from '@/api/system-settings/service-provider';
import { isSameText } from '@/lib/rules/same-text';
import { chance } from '../alarm/samples';
import { said } from '../delivery/answers';
import {
  type Addressed,
  lineOf,
  markOf,
  type Receiver,
  sendTest,
  settle,
  tellOffers,
  tellReceivers,
} from '../delivery/engine';
import type { Answer } from '../delivery/line';
import { replyOf } from '../delivery/reply';
import { narrowedByDelivery } from '../delivery/row';
import { implement } from '../runtime/implement';
import { isFresh } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import { table } from '../runtime/table';
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

/** The provider that carries a channel: the first one of its kind that is enabled. */
export function carrierOf(world: World, channel: string): ServiceProvider | undefined {
  const kind = Object.entries(CHANNELS).find(
    ([one, channels]) => one !== 'dingtalk' && channels.includes(channel),
  )?.[0];
  return providerRows.of(world).rows.find((one) => one.isEnabled && one.kind === kind);
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
  settle(world);
  found.isEnabled = isEnabled;
  // Who enables it again by hand wants what waits to go out.
  if (isEnabled) lineOf(world, { kind: 'serviceProvider', id }).resume();
  return {};
}

/** What the provider answers in its own words; one without a secret is turned away. */
function answerOf({ endpoint, hasSecret, kind }: ServiceProvider, serial: string): Answer {
  if (new URL(endpoint).hostname.endsWith('.invalid'))
    return said({ status: null, reply: 'getaddrinfo ENOTFOUND', durationMs: 12, reason: 'nameNotResolved' });
  if (!hasSecret) return said({ status: 401, reply: '{"code":"InvalidCredential"}', durationMs: 41 });
  return said({ status: 200, reply: JSON.stringify({ code: 'OK', kind, bizId: serial }), durationMs: 132 });
}

tellReceivers((world) =>
  providerRows.of(world).rows.map(
    (one): Receiver => ({
      kind: 'serviceProvider',
      id: one.id,
      name: one.name,
      host: new URL(one.endpoint).hostname,
      isOpen: one.isEnabled,
      answer: ({ id }) => answerOf(one, id),
    }),
  ),
);

/** Besides alarms: codes to people who sign in or bind a contact, and notices of the console. */
const SENT_EVERY = 40 * 60_000;
const TEST_BYTES = 184;

function everydayOf(world: World, { id, kind, createdAt }: ServiceProvider, span: [number, number], epoch: number) {
  const [from, to] = span;
  const isFirst = providerRows.of(world).rows.find((one) => one.isEnabled && one.kind === kind)?.id === id;
  if (!isFirst || !Object.hasOwn(CHANNELS, kind)) return [];
  const first = Math.floor((from - epoch) / SENT_EVERY);
  const last = Math.floor((to - epoch) / SENT_EVERY);
  const about = { kind: kind === 'sms' || kind === 'email' ? 'code' : 'message', id: '' } as const;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index).flatMap((slot): Addressed[] => {
    const at = epoch + slot * SENT_EVERY + Math.floor(chance(id, slot, 'sent') * SENT_EVERY);
    if (at <= from || at > to || at <= createdAt) return [];
    const size = 160 + Math.floor(chance(id, slot, 'size') * 120);
    return [{ to: { kind: 'serviceProvider', id }, key: `slot ${slot}`, at, size, about }];
  });
}

tellOffers((world, from, to, epoch) =>
  isFresh(world.persona) ? [] : providerRows.of(world).rows.flatMap((one) => everydayOf(world, one, [from, to], epoch)),
);

const shown = (world: World, one: ServiceProvider): ServiceProvider => ({
  ...one,
  ...markOf(world, { kind: 'serviceProvider', id: one.id }),
});

/** How many messages went through a provider in the last 24 hours. */
function sentLastDay(world: World, { id }: ServiceProvider): number {
  const since = world.now() - DAY;
  const { pieces } = lineOf(world, { kind: 'serviceProvider', id });
  return pieces.filter(({ at, state }) => at > since && state === 'delivered').length;
}

export const serviceProvider = implement(serviceProviders, {
  list: (request, { world }) =>
    narrowedByDelivery(
      providerRows.of(world).rows.map((one) => shown(world, one)),
      request,
      { keyword: ['name', 'endpoint', 'account'] },
      ({ isEnabled }) => isEnabled,
    ),
  get: ({ id }, { world }) => shown(world, providerRows.of(world).get(id)),
  add: ({ secret: _, signature = '', ...facts }, { world }) => {
    checkName(world, facts.name);
    const id = world.nextId('SP');
    const made = { id, signature, hasSecret: true, isEnabled: false, createdAt: world.now(), version: 1 };
    providerRows.of(world).add({ ...facts, ...made });
    return { id };
  },
  update: ({ id, version, secret, signature = '', ...facts }, { world }) => {
    settle(world);
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
    return { channels, sentLastDay: sentLastDay(world, found), successor: successor?.name ?? null };
  },
  enable: ({ id }, { world }) => setEnabled(world, id, true),
  disable: ({ id }, { world }) => setEnabled(world, id, false),
  delete: ({ id }, { world }) => {
    settle(world);
    if (providerRules.delete(providerRows.of(world).get(id)) !== true) refuse('ILLEGAL_STATE');
    providerRows.of(world).remove(id);
    return {};
  },
  sendTest: ({ id, target }, { world }) => {
    const found = providerRows.of(world).get(id);
    if (!testTarget(found.kind).safeParse({ target }).success) refuse('INVALID', { fields: ['target'] });
    const about = { kind: 'message', id: '' } as const;
    return replyOf(sendTest(world, { kind: 'serviceProvider', id }, about, TEST_BYTES) ?? refuse('NOT_FOUND'));
  },
});
