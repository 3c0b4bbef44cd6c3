import { useCallback } from 'react';
import type { Finding } from '@/domain/net/lint';
import { go, here } from '@/lib/navigation';
import { SECTION_FACTS, TABS } from './model';

/**
 * Opens the drawer of an entry with the field in focus, or its tab where no field is named and the section as a whole is
 * meant. The review stays behind it: Back returns there.
 */
export function useShow(): (path: Finding['path']) => void {
  return useCallback(([section, entry, field]) => {
    const { tab, panel, version } = SECTION_FACTS[section];
    const { pathname, search, hash } = here();
    const query = new URLSearchParams(search);
    const wanted = {
      tab: tab === TABS[0] ? '' : tab.key,
      version: version === 'v6' ? version : '',
      ...(field === '' ? { panel: '', item: '', field: '' } : { panel, item: entry, field }),
    };
    for (const [name, value] of Object.entries(wanted)) {
      if (value === '') query.delete(name);
      else query.set(name, value);
    }
    const text = query.toString();
    go(`${pathname}${text ? `?${text}` : ''}${hash}`);
  }, []);
}
