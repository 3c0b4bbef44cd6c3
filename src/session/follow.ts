import { resetCaches } from '@/lib/cache-reset';
import { saveDrafts } from '@/lib/drafts';
import { endHolds, reloadPage } from '@/lib/navigation';
import { onStored } from '@/lib/storage';
import { ACCOUNT_KEY, forgetSession } from './session';
import { leaveSignedOut, SIGNED_OUT } from './sign-out';
import { isSignedIn, isTokenHeld } from './token';

/** The cookie is no longer the one the page started with: signed out elsewhere, or somebody else signed in. */
function check(): void {
  if (isTokenHeld()) return;
  if (!isSignedIn()) {
    leaveSignedOut();
    return;
  }
  saveDrafts();
  endHolds();
  forgetSession();
  resetCaches();
  reloadPage();
}

/**
 * Keeps the tab with the sign-in of the browser: follows a sign-out and a change of account in another tab at
 * once, and looks again when the tab is looked at or comes back from the browser's page cache.
 */
export function followSignIn(): () => void {
  const stops = [onStored(SIGNED_OUT, leaveSignedOut), onStored(ACCOUNT_KEY, check)];
  const onVisible = () => document.visibilityState === 'visible' && check();
  window.addEventListener('focus', check);
  window.addEventListener('pageshow', check);
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    for (const stop of stops) stop();
    window.removeEventListener('focus', check);
    window.removeEventListener('pageshow', check);
    document.removeEventListener('visibilitychange', onVisible);
  };
}
