import { useEffect } from 'react';
import { go, useLocation } from '@/lib/navigation';

/** Secrets of links by the path they were opened at; in memory only, gone with the page (decision 42). */
const kept = new Map<string, string>();

/**
 * The secret that a link carries in its query: read once, stripped from the address at once, kept in memory only, so it is in
 * no history, bookmark or print-out. Null if the page was opened or reloaded without it: the link must be opened again.
 */
export function useLinkToken(name: string): string | null {
  const { pathname, search, hash } = useLocation();
  const given = new URLSearchParams(search).get(name);
  if (given) kept.set(pathname, given);
  useEffect(() => {
    if (given === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    const query = rest.toString();
    go(`${pathname}${query && `?${query}`}${hash}`, { replace: true });
  }, [given, name, pathname, search, hash]);
  return kept.get(pathname) ?? null;
}
