import { useCallback, useSyncExternalStore } from 'react';
import type { accountInfos } from '@/api/account-center/account-info';
import type { loginSecurities } from '@/api/account-center/login-security';
import type { roles } from '@/api/business-account/role';
import type { services } from '@/api/console/service';
import type { messages } from '@/api/message/message';
import { type Session, sessionApi } from '@/api/session/session';
import type { MessageId } from '@/i18n/messages';
import { resetCaches } from '@/lib/cache-reset';
import type { GuardedCall } from '@/lib/contract/client';
import type { Failure } from '@/lib/contract/failure';
import { failureOf } from '@/lib/contract/failure';
import { type Resource, resourceIn } from '@/lib/contract/resource';
import { setDraftOwner } from '@/lib/drafts';
import { setGatewayClock } from '@/lib/gateway-clock';
import type { Permit } from '@/lib/permit';
import { invalidate, onInvalidate } from '@/lib/query/invalidation';
import { randomKey } from '@/lib/random-key';
import { onStored, writeText } from '@/lib/storage';
import { createStore } from '@/lib/store';
import { keepBrand } from './brand';
import { noteSession } from './guard';

export type SessionState =
  | { status: 'loading' }
  | { status: 'failed'; failure: Failure }
  | { status: 'ready'; session: Session };

const store = createStore<SessionState>({ status: 'loading' });

/** Loads so far; each is known by its number. */
let asked = 0;
const begin = (): number => {
  asked += 1;
  return asked;
};
/** The load whose answer is shown; one that was begun earlier never replaces it. */
let shown = 0;

/** The account of the browser's sign-in; other tabs hear where it becomes another one than theirs. */
export const ACCOUNT_KEY = 'sessionAccount';

/**
 * The one place where a session becomes ready, at the start as after Retry. What this browser keeps belongs to who signed in,
 * also while the console is seen as another account.
 */
function show(session: Session, mine: number): void {
  if (mine < shown) return;
  shown = mine;
  setGatewayClock(session.now);
  noteSession();
  if (session.viewedBy === null) {
    setDraftOwner(session.account.id);
    writeText(ACCOUNT_KEY, session.account.id);
  }
  keepBrand(session.brandVersion);
  store.set({ status: 'ready', session });
}

/** Loads account, rights and products; a later call refreshes them in place and keeps the old ones if it fails. */
export async function loadSession(): Promise<void> {
  const mine = begin();
  try {
    show(await sessionApi.get({}), mine);
  } catch (error) {
    if (store.get().status !== 'ready' && mine === asked && mine >= shown)
      store.set({ status: 'failed', failure: failureOf(error) });
  }
}

let viewed: string | null = null;

/** The account as which the console is seen; null for one's own. */
export const viewedAccount = (): string | null => viewed;

/** Questions for another view so far, and each end of a session: only the last question is answered. */
let views = 0;

/**
 * Shows the console as another account sees it, for reading only; null ends it. The question alone is asked as that account;
 * all other calls follow once the gateway agreed. Rejects, and changes nothing, if it refuses.
 */
export async function viewAs(accountId: string | null): Promise<void> {
  views += 1;
  const mine = views;
  const session = await sessionApi.get({}, { viewAs: accountId });
  if (mine !== views) return;
  viewed = accountId;
  resetCaches();
  // Newer than every load that was begun as the account of before.
  show(session, begin());
}

/** Forgets the session, for sign-out and for a change of account. */
export const forgetSession = (): void => {
  viewed = null;
  views += 1;
  setDraftOwner('');
  shown = asked + 1;
  store.set({ status: 'loading' });
};

export const sessionState = store.get;
export const useSessionState = (): SessionState => useSyncExternalStore(store.subscribe, store.get);

/** The session inside the shell, which renders nothing below itself before there is one. */
export function useSession(): Session {
  const now = useSessionState();
  if (now.status !== 'ready') throw new Error('useSession is for screens inside the shell');
  return now.session;
}

/** The id of the present account; empty before there is a session. */
export function useOwnId(): string {
  const now = useSessionState();
  return now.status === 'ready' ? now.session.account.id : '';
}

/** The id of the present account's organization; null where it belongs to none. */
export function useOwnOrganization(): string | null {
  const now = useSessionState();
  return now.status === 'ready' ? now.session.account.organizationId : null;
}

const NO_ACTIONS: readonly string[] = [];

/** Whether the account may make a call, `can(secretKeyApi.enable)`: true, or the reason to show on the disabled control. */
export function useCan(): (call: GuardedCall) => Permit<MessageId> {
  const now = useSessionState();
  const actions = now.status === 'ready' ? now.session.actions : NO_ACTIONS;
  const isOwn = useOwn() === true;
  const viewed = now.status === 'ready' ? now.session.viewedActions : undefined;
  return useCallback(
    ({ access }) => {
      if (actions.includes(access)) return true;
      // Who looks as another account learns what that one may not do; a gateway that does not say it has one reason for all.
      return isOwn || viewed?.includes(access) === false ? 'common.noRight' : 'view.readOnly';
    },
    [actions, isOwn, viewed],
  );
}

/** Whether what every account may do for itself can be done: not while another one only looks as it. */
export function useOwn(): Permit<MessageId> {
  const now = useSessionState();
  return now.status !== 'ready' || now.session.viewedBy === null || 'view.readOnly';
}

/** The one resource that tabs of a browser keep in step: what was read in one of them is read in all. */
const MESSAGES = resourceIn<typeof messages>('/api/msg/message');

/** Resources whose writes change what the session says: rights, badge, security switches. */
const SESSION_RESOURCES: ReadonlySet<Resource> = new Set([
  resourceIn<typeof loginSecurities>('/api/acm/loginSecurity'),
  resourceIn<typeof accountInfos>('/api/acm/account'),
  resourceIn<typeof roles>('/api/acm/role'),
  resourceIn<typeof services>('/api/acm/product'),
  MESSAGES,
]);

const MESSAGES_KEY = 'messagesChanged';

/** Keeps the session in step with writes, those to messages in other tabs too; returns the function that stops it. */
export function followChanges(): () => void {
  let isHeard = false;
  const stops = [
    onInvalidate((resource) => {
      if (SESSION_RESOURCES.has(resource)) void loadSession();
      if (resource === MESSAGES && !isHeard) writeText(MESSAGES_KEY, randomKey());
    }),
    onStored(MESSAGES_KEY, () => {
      isHeard = true;
      invalidate(MESSAGES);
      isHeard = false;
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}
