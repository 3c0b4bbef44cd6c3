import { useEffect } from 'react';
import { go, useLocation } from '@/lib/navigation';
import { readText, writeText } from '@/lib/storage';

/** Secrets of links by the path they were opened at, for a browser that stores nothing. */
const kept = new Map<string, string>();
const keyOf = (pathname: string) => `linkSecret:${pathname}`;

/**
 * The secret that a link carries in its query: read once and stripped from the address at once, so it is in no history, bookmark or
 * print-out. It stays with the tab, so that a reload, or a phone that dropped the page, shows the same again; it ends
 * with the tab. Null if the page was opened without it: the link must be opened again.
 */
export function useLinkToken(name: string): string | null {
  const { pathname, search, hash } = useLocation();
  const given = new URLSearchParams(search).get(name);
  if (given) {
    kept.set(pathname, given);
    writeText(keyOf(pathname), given, 'session');
  }
  useEffect(() => {
    if (given === null) return;
    const rest = new URLSearchParams(search);
    rest.delete(name);
    const query = rest.toString();
    go(`${pathname}${query && `?${query}`}${hash}`, { replace: true });
  }, [given, name, pathname, search, hash]);
  return kept.get(pathname) ?? readText(keyOf(pathname), 'session');
}
