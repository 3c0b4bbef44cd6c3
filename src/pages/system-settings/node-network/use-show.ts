import { useCallback } from 'react';
import type { Finding } from '@/lib/net/lint';
import { useQuery } from '@/ui/list/use-view';
import { SECTIONS } from './model';
import { TABS } from './section-facts';

/** Opens the drawer of an entry, or its tab where no field is named and the section as a whole is meant. */
export function useShow(): (path: Finding['path']) => void {
  const [, change] = useQuery();
  return useCallback(
    ([section, entry, field]) => {
      const { tab, panel, version } = SECTIONS[section];
      change({
        tab: tab === TABS[0] ? '' : tab,
        version: version === 'v6' ? version : '',
        panel: field === '' ? '' : panel,
        item: entry,
      });
    },
    [change],
  );
}
