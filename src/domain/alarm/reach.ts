import type { Channel } from '../message/channel';
import { RECEIVERS } from './channel';

/** Why a receiver of a channel would not be told, as far as the receiver itself says. */
export type ReachProblem = 'gone' | 'noAddress' | 'unverified' | 'locked';

interface Reachable {
  readonly phone: string | null;
  readonly email: string | null;
  readonly isPhoneVerified: boolean;
  readonly isEmailVerified: boolean;
}

/** Who there is, found by id. */
export interface ReceiverDirectory {
  contactOf: (id: string) => Reachable | undefined;
  accountOf: (id: string) => { readonly isLocked: boolean } | undefined;
  hasRobot: (channel: Channel, id: string) => boolean;
}

function contactProblem(channel: Channel, contact: Reachable): ReachProblem | null {
  const [address, isVerified] =
    channel === 'sms' ? [contact.phone, contact.isPhoneVerified] : [contact.email, contact.isEmailVerified];
  if (address === null) return 'noAddress';
  return isVerified ? null : 'unverified';
}

/** Why a receiver does not hear of an alarm by a channel; null where it does. WeChat IDs are known to WeChat alone. */
export function problemOf(channel: Channel, id: string, directory: ReceiverDirectory): ReachProblem | null {
  switch (RECEIVERS[channel]) {
    case 'wechatId':
      return null;
    case 'robot':
      return directory.hasRobot(channel, id) ? null : 'gone';
    case 'account': {
      const account = directory.accountOf(id);
      if (!account) return 'gone';
      return account.isLocked ? 'locked' : null;
    }
    case 'contact': {
      const contact = directory.contactOf(id);
      return contact ? contactProblem(channel, contact) : 'gone';
    }
  }
}

/** Whether anybody hears of an alarm by a channel. */
export const reachesAnybody = (channel: Channel, ids: readonly string[], directory: ReceiverDirectory): boolean =>
  ids.some((id) => problemOf(channel, id, directory) === null);
