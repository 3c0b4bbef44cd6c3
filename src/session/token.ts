import { readCookie, removeCookie } from '@/lib/storage';
import { isAnonymousPage } from './config';
import { TOKEN_COOKIE } from './first-facts';

/** The session's token, or null: signed out, or on an anonymous screen. */
export function readToken(): string | null {
  return isAnonymousPage() ? null : readCookie(TOKEN_COOKIE) || null;
}

export const dropToken = (): void => removeCookie(TOKEN_COOKIE);

let held: string | null = null;

/** Binds the page to the sign-in it started with; returns its token. */
export function holdToken(): string | null {
  held = readToken();
  return held;
}

/** Whether this page was started as the console: one that opened an anonymous screen is bound to no sign-in. */
export const isConsolePage = (): boolean => held !== null;

/** Whether the browser is signed in at all. */
export const isSignedIn = (): boolean => readCookie(TOKEN_COOKIE) !== null;

/** Whether the cookie is still of the sign-in that the page started with, also while it shows an anonymous screen. */
export const isTokenHeld = (): boolean => readCookie(TOKEN_COOKIE) === held;

/** The token for a call; null once the cookie is of another sign-in, so that no data of two accounts meet. */
export const tokenForCall = (): string | null => (isTokenHeld() ? readToken() : null);
