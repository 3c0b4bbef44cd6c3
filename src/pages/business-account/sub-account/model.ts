import type { SubAccount } from '@/api/business-account/sub-account';
import type { MessageId } from '@/i18n/messages';
import type { Permit } from '@/lib/permit';

type State = Pick<SubAccount, 'id' | 'status'>;

/**
 * What the state of an account allows, for the screen and the mock alike: true, or the message id of the reason. Nobody
 * locks, deletes or resets the account he is signed in with.
 */
export const can = {
  lock: (account: State, own: string): Permit<MessageId> =>
    notOwn(account, own, account.status === 'normal', 'subAccount.isLocked'),
  unlock: (account: State, own: string): Permit<MessageId> =>
    notOwn(account, own, account.status === 'locked', 'subAccount.isNormal'),
  delete: (account: State, own: string): Permit<MessageId> => notOwn(account, own),
  resetPassword: (account: State, own: string): Permit<MessageId> => notOwn(account, own),
};

function notOwn({ id }: State, own: string, isFit = true, reason: MessageId = 'subAccount.isOwn'): Permit<MessageId> {
  if (id === own) return 'subAccount.isOwn';
  return isFit || reason;
}

/** How many accounts may still be created; 0 at the limit of the licence. */
export const freeOf = ({ authorized, used }: { authorized: number; used: number }): number =>
  Math.max(0, authorized - used);
