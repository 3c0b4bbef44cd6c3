import { sessionApi } from '@/api/session/session';
import { clearDrafts } from '@/lib/drafts';
import { redirectTarget } from '@/lib/http/trusted';
import { leaveTo } from '@/lib/navigation';
import { onStored, writeText } from '@/lib/storage';
import { config } from './config';
import { dropToken } from './token';

const KEY = 'signedOutAt';

/** The gateway's sign-in page, with the way back to an address of ours. */
export function signInAddress(back: string): string {
  const target = redirectTarget(config.signInUrl, window.location.origin, config.trustedOrigins);
  const url = new URL(target?.isTrusted ? target.url : '/sign-in', window.location.origin);
  url.searchParams.set('redirect', back);
  return url.href;
}

export const goToSignIn = (): void => leaveTo(signInAddress(`${window.location.pathname}${window.location.search}`));

/** Ends the session at the gateway, clears token and drafts, tells the other tabs, and leaves (decision 1). */
export async function signOut(): Promise<void> {
  await sessionApi.end({}).catch(() => undefined);
  dropToken();
  clearDrafts();
  writeText(KEY, String(Date.now()));
  leaveTo(signInAddress(config.base));
}

/** Follows a sign-out of another tab; returns the function that stops it. */
export const followSignOut = () =>
  onStored(KEY, () => {
    clearDrafts();
    leaveTo(signInAddress(config.base));
  });
