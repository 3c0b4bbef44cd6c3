import { readCookie, removeCookie } from '@/lib/storage';

const COOKIE = 'access_token';

/** The path without the router base decides: anonymous screens never read the token (decision 4). */
const isAnonymous = (path: string) => /(^|\/)anonymous\//.test(path);

/** The session's token, or null: signed out, or on an anonymous screen. */
export function readToken(): string | null {
  return isAnonymous(window.location.pathname) ? null : readCookie(COOKIE);
}

export const dropToken = (): void => removeCookie(COOKIE);
