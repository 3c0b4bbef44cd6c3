import { readStored, writeStored } from '@/lib/storage';

const KEPT = 8;
const keyOf = (accountId: string) => `recentScreens:${accountId}`;

/** Paths that an account visited last, newest first; per account, so that nobody sees the ways of another one. */
export function recentScreens(accountId: string): string[] {
  const stored = readStored(keyOf(accountId));
  return Array.isArray(stored) ? stored.filter((path): path is string => typeof path === 'string').slice(0, KEPT) : [];
}

export function rememberScreen(accountId: string, path: string): void {
  const rest = recentScreens(accountId).filter((one) => one !== path);
  writeStored(keyOf(accountId), [path, ...rest].slice(0, KEPT));
}
