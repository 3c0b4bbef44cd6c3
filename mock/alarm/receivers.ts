import type { Receivers } from '@/api/alarm/task';
import type { Contact } from '@/api/message/contact';
import { type Channels, RECEIVERS } from '@/domain/alarm/channel';
import { problemOf, type ReachProblem, type ReceiverDirectory } from '@/domain/alarm/reach';
import type { Channel } from '@/domain/message/channel';
import { accountsOf } from '../business-account/account-rows';
import type { Place } from '../delivery/engine';
import { contactRows } from '../message/contact-rows';
import { tellReceiverUses } from '../message/receiver-uses';
import { answerOfRobot, robotRows } from '../message/robot';
import { personas } from '../runtime/personas';
import type { World } from '../runtime/world';
import { carrierOf, isServed } from '../system-settings/service-provider';
import { taskRows } from './task-rows';

/** Who can be told in the console: the main account and its sub-accounts. */
function accountRefs(world: World): Receivers['accounts'] {
  const { key, name } = world.persona.isMain ? world.persona : personas.main;
  const others = accountsOf(world).rows.map((one) => ({
    id: one.id,
    name: one.name,
    isLocked: one.status === 'locked',
  }));
  return [{ id: `A-${key}`, name, isLocked: false }, ...others];
}

type ContactRef = Receivers['contacts'][number];

const contactRef = ({ id, name, phone, phoneState, email, emailState }: Contact): ContactRef => ({
  id,
  name,
  phone: phone || null,
  email: email || null,
  isPhoneVerified: phoneState === 'verified',
  isEmailVerified: emailState === 'verified',
});

/** Whom alarms can be sent to: contacts, robots and accounts as they are now. */
export const receiversOf = (world: World): Receivers => ({
  contacts: contactRows.of(world).rows.map(contactRef),
  robots: robotRows.of(world).rows.map(({ id, name, type }) => ({ id, name, channel: type })),
  accounts: accountRefs(world),
});

export interface Reached {
  name: string;
  address: string;
  problem: ReachProblem | 'providerDisabled' | null;
}

function contactOf(world: World, id: string): ContactRef | undefined {
  const found = contactRows.of(world).rows.find((one) => one.id === id);
  return found && contactRef(found);
}

const robotBy = (world: World, channel: Channel, id: string) =>
  robotRows.of(world).rows.find((one) => one.id === id && one.type === channel);

const accountOf = (world: World, id: string) => accountRefs(world).find((one) => one.id === id);

const directoryOf = (world: World): ReceiverDirectory => ({
  contactOf: (id) => contactOf(world, id),
  accountOf: (id) => accountOf(world, id),
  hasRobot: (channel, id) => robotBy(world, channel, id) !== undefined,
});

/** What a receiver is called and where it is told. */
function nameAndAddress(world: World, channel: Channel, id: string): Pick<Reached, 'name' | 'address'> {
  switch (RECEIVERS[channel]) {
    case 'wechatId':
      return { name: id, address: id };
    case 'robot':
      return { name: robotBy(world, channel, id)?.name ?? id, address: id };
    case 'account': {
      const name = accountOf(world, id)?.name;
      return { name: name ?? id, address: name ?? '' };
    }
    case 'contact': {
      const found = contactOf(world, id);
      return { name: found?.name ?? id, address: (channel === 'sms' ? found?.phone : found?.email) ?? '' };
    }
  }
}

const whoIs = (world: World, channel: Channel, id: string): Reached => ({
  ...nameAndAddress(world, channel, id),
  problem: problemOf(channel, id, directoryOf(world)),
});

/** Who a channel reaches at this moment, each with the reason why not. */
export function reachedBy(world: World, channel: Channel, ids: readonly string[]): Reached[] {
  const isOff = !isServed(world, channel);
  return ids.map((id) => {
    const found = whoIs(world, channel, id);
    return isOff && found.problem === null ? { ...found, problem: 'providerDisabled' } : found;
  });
}

/** What brings a notice over a channel to a receiver: a robot, or the provider of the channel; null where the console itself does. */
export function placeOf(world: World, channel: Channel, id: string): Place | null {
  if (RECEIVERS[channel] === 'robot') {
    const robot = robotBy(world, channel, id);
    return robot ? { kind: 'robot', id: robot.id } : null;
  }
  const provider = carrierOf(world, channel);
  return provider ? { kind: 'serviceProvider', id: provider.id } : null;
}

/** What the service of a robot answers when it refuses what is sent; null if it takes it, or where there is no robot. */
export function robotRefusal(world: World, channel: Channel, name: string): string | null {
  const robot = robotRows.of(world).rows.find((one) => one.type === channel && one.name === name);
  const answer = robot && answerOfRobot(robot);
  return answer?.isDelivered === false ? answer.reply : null;
}

/** The first receiver of a task that does not exist any more, and where it is chosen. */
export function goneOf(world: World, channels: Channels): { channel: Channel; id: string } | undefined {
  const kinds: Channel[] = ['inSite', 'sms', 'email', 'dingtalk', 'enterprise', 'wechatService'];
  return kinds
    .flatMap((channel) => (channels[channel] ?? []).map((id) => ({ channel, id })))
    .find(({ channel, id }) => whoIs(world, channel, id).problem === 'gone');
}

// Whoever deletes a contact or a robot is told which alarm tasks it leaves without it.
tellReceiverUses((world, receiver, receiverId) =>
  taskRows
    .of(world)
    .rows.filter(({ channels }) =>
      Object.entries(RECEIVERS).some(([channel, kind]) => {
        const ids = Object.entries(channels).find(([one]) => one === channel)?.[1];
        return kind === receiver && ids?.includes(receiverId);
      }),
    )
    .map(({ id, name }) => ({ kind: 'alarmTask', id, name })),
);
