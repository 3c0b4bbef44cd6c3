import { useMemo, useSyncExternalStore } from 'react';
import { type ListStore, listStoreText, onListStore, readListStore } from '@/lib/list-store';
import { useLocation } from '@/lib/navigation';

/** What the account keeps of the list at this address: columns, density, saved views (KIT-03). */
export function useListStore(): ListStore {
  const { pathname } = useLocation();
  const text = useSyncExternalStore(onListStore, () => listStoreText(pathname));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text is what changes.
  return useMemo(() => readListStore(pathname), [pathname, text]);
}
