import { sessionApi } from '@/api/session/session';
import { resetCaches } from '@/lib/cache-reset';
import { clearDrafts } from '@/lib/drafts';
import { redirectTarget } from '@/lib/http/trusted';
import { endHolds, leaveTo, replacePage } from '@/lib/navigation';
import { writeText } from '@/lib/storage';
import { timeLimit } from '@/lib/time-limit';
import { config } from './config';
import { forgetSession } from './session';
import { dropToken } from './token';

export const SIGNED_OUT = 'signedOutAt';
/** The gateway gets this long to end the session; the operator does not wait longer for it. */
const END_MS = 1_500;

/** The gateway's sign-in page, with the way back to an address of ours; any other way back leads to the root. */
export function signInAddress(back: string): string {
  const { origin } = window.location;
  const page = redirectTarget(config.signInUrl, origin, config.trustedOrigins);
  const url = new URL(page?.isTrusted ? page.url : '/sign-in', origin);
  const target = redirectTarget(back, origin, []);
  url.searchParams.set('redirect', target?.isTrusted ? back : config.base);
  return url.href;
}

/** Replaces the page, so that Back does not lead into the same redirect again. */
export function goToSignIn(): void {
  const { pathname, search, hash } = window.location;
  replacePage(signInAddress(`${pathname}${search}${hash}`));
}

function forgetEverything(): void {
  endHolds();
  clearDrafts();
  forgetSession();
  resetCaches();
}

/** Clears what is left of a session that ended elsewhere, and leaves. */
export function leaveSignedOut(): void {
  forgetEverything();
  leaveTo(signInAddress(config.base));
}

/** Ends the session at the gateway, clears token, drafts and caches, tells the other tabs, and leaves. */
export async function signOut(): Promise<void> {
  // The call has its token by now; nothing after it may carry one.
  const ended = sessionApi.end({}, { signal: timeLimit(END_MS) }).catch(() => undefined);
  dropToken();
  forgetEverything();
  writeText(SIGNED_OUT, String(Date.now()));
  await ended;
  leaveTo(signInAddress(config.base));
}
