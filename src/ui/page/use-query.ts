import { useMemo } from 'react';
import { go, here, useLocation } from '@/lib/navigation';

type Patch = Record<string, string | undefined>;

/**
 * Writes into the query of the present address, in its place unless told to `go` there. A parameter set to undefined or ''
 * is removed; changes of one moment add up, since each starts from the address as it then is.
 */
export function changeQuery(patch: Patch, options: Parameters<typeof go>[1] = { replace: true }): void {
  const { pathname, search: now, hash } = here();
  const next = new URLSearchParams(now);
  for (const [name, value] of Object.entries(patch)) {
    if (value === undefined || value === '') next.delete(name);
    else next.set(name, value);
  }
  const text = next.toString();
  if (text !== now.replace(/^\?/, '')) go(`${pathname}${text ? `?${text}` : ''}${hash}`, options);
}

/** The query of the present address, and `changeQuery`. */
export function useQuery(): [query: URLSearchParams, change: typeof changeQuery] {
  const { search } = useLocation();
  const query = useMemo(() => new URLSearchParams(search), [search]);
  return [query, changeQuery];
}
