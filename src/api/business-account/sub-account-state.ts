import type { Permit } from '@/lib/permit';

interface State {
  id: string;
  status: string;
}

type Reason = 'subAccount.isLocked' | 'subAccount.isNormal' | 'subAccount.isOwn';

/**
 * What the state of an account allows, for the console and the mock alike: true, or the message id of the reason. Nobody
 * locks, deletes or resets the account he is signed in with.
 */
export const can = {
  lock: (account: State, own: string): Permit<Reason> =>
    notOwn(account, own, account.status === 'normal', 'subAccount.isLocked'),
  unlock: (account: State, own: string): Permit<Reason> =>
    notOwn(account, own, account.status === 'locked', 'subAccount.isNormal'),
  delete: (account: State, own: string): Permit<Reason> => notOwn(account, own),
  resetPassword: (account: State, own: string): Permit<Reason> => notOwn(account, own),
};

function notOwn({ id }: State, own: string, isFit = true, reason: Reason = 'subAccount.isOwn'): Permit<Reason> {
  if (id === own) return 'subAccount.isOwn';
  return isFit || reason;
}
