import type { Receivers } from '@/api/alarm/task';
import { type Channel, type Channels, RECEIVERS } from '@/lib/alarm/channel';
import type { World } from '../runtime/world';

type Contact = Receivers['contacts'][number];

const contact = (id: string, name: string, seed: Partial<Contact> = {}): Contact => ({
  id,
  name,
  phone: null,
  email: null,
  isPhoneVerified: false,
  isEmailVerified: false,
  ...seed,
});

/** Contacts that are verified in full, in part and not at all; robots of both kinds; an account that is locked. */
const seed = (): Receivers => ({
  contacts: [
    contact('CT-1', '张敏', {
      phone: '13800000011',
      email: 'zhangmin@acme.example',
      isPhoneVerified: true,
      isEmailVerified: true,
    }),
    contact('CT-2', 'Night shift', { phone: '13800000012', email: 'noc@acme.example', isEmailVerified: true }),
    contact('CT-3', '李雷', { phone: '13800000013', isPhoneVerified: true }),
    contact('CT-4', 'Not verified yet', { phone: '13800000014', email: 'new@acme.example' }),
  ],
  robots: [
    { id: 'RB-1', name: '值班群', channel: 'dingtalk' },
    { id: 'RB-2', name: 'DNS on call', channel: 'dingtalk' },
    { id: 'RB-3', name: '运维群', channel: 'enterprise' },
  ],
  accounts: [
    { id: 'AC-1', name: 'acme', isLocked: false },
    { id: 'AC-2', name: 'acme-operator', isLocked: false },
    { id: 'AC-3', name: 'acme-former', isLocked: true },
  ],
});

const made = new WeakMap<World, Receivers>();

/** The receivers of a world. */
export function receiversOf(world: World): Receivers {
  const known = made.get(world);
  if (known) return known;
  const fresh = seed();
  made.set(world, fresh);
  return fresh;
}

/** Channels whose provider is switched off, and those whose provider fails now and then. */
const DISABLED: ReadonlySet<Channel> = new Set<Channel>(['wechatService']);
export const FAILING: ReadonlySet<Channel> = new Set<Channel>(['enterprise', 'dingtalk']);

export interface Reached {
  name: string;
  address: string;
  problem: 'unverified' | 'noAddress' | 'gone' | 'locked' | 'providerDisabled' | null;
}

function contactBy(world: World, channel: 'sms' | 'email', id: string): Reached {
  const found = receiversOf(world).contacts.find((one) => one.id === id);
  if (!found) return { name: id, address: '', problem: 'gone' };
  const address = channel === 'sms' ? found.phone : found.email;
  const isVerified = channel === 'sms' ? found.isPhoneVerified : found.isEmailVerified;
  if (address === null) return { name: found.name, address: '', problem: 'noAddress' };
  return { name: found.name, address, problem: isVerified ? null : 'unverified' };
}

function whoIs(world: World, channel: Channel, id: string): Reached {
  if (channel === 'sms' || channel === 'email') return contactBy(world, channel, id);
  const kind = RECEIVERS[channel];
  if (kind === 'wechatId') return { name: id, address: id, problem: null };
  if (kind === 'robot') {
    const robot = receiversOf(world).robots.find((one) => one.id === id && one.channel === channel);
    return { name: robot?.name ?? id, address: id, problem: robot ? null : 'gone' };
  }
  const account = receiversOf(world).accounts.find((one) => one.id === id);
  if (!account) return { name: id, address: '', problem: 'gone' };
  return { name: account.name, address: account.name, problem: account.isLocked ? 'locked' : null };
}

/** Who a channel reaches at this moment, each with the reason why not. */
export function reachedBy(world: World, channel: Channel, ids: readonly string[]): Reached[] {
  return ids.map((id) => {
    const found = whoIs(world, channel, id);
    return DISABLED.has(channel) && found.problem === null ? { ...found, problem: 'providerDisabled' } : found;
  });
}

/** The first receiver of a task that does not exist any more. */
export function goneOf(world: World, channels: Channels): string | undefined {
  const kinds: Channel[] = ['inSite', 'sms', 'email', 'dingtalk', 'enterprise', 'wechatService'];
  return kinds.flatMap((channel) =>
    (channels[channel] ?? []).filter((id) => whoIs(world, channel, id).problem === 'gone'),
  )[0];
}
