import { useMemo, useSyncExternalStore } from 'react';
import { type ListStore, listStoreText, onListStore, readListStore } from '@/lib/list-store';
import { useLocation } from '@/lib/navigation';
import { linkedColumns } from './exact-link';

/** What the account keeps of the list at this address: columns, density, saved views; columns that the address names win. */
export function useListStore(): ListStore {
  const { pathname, search } = useLocation();
  const text = useSyncExternalStore(onListStore, () => listStoreText(pathname));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes.
  return useMemo(() => {
    const store = readListStore(pathname);
    const linked = linkedColumns(new URLSearchParams(search));
    return linked ? { ...store, layout: { ...store.layout, ...linked } } : store;
  }, [pathname, search, text]);
}
