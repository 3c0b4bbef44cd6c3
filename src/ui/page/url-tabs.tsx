import { useRef } from 'react';
import { useQuery } from '@/ui/page/use-query';
import { type Tab, Tabs } from './tabs';

interface Props {
  tabs: readonly Tab[];
  /** The lists of the tabs are of different things: each has a search and filters of its own, there again on return. */
  areSeparate?: boolean;
  /** See `Tabs`. */
  isInner?: boolean;
}

/** Tabs whose choice stands in the address (`?tab=`); an unknown one falls back to the first. */
export function UrlTabs({ tabs, areSeparate = false, isInner = false }: Props) {
  const [query, change] = useQuery();
  const first = tabs[0]?.key ?? '';
  const asked = query.get('tab') ?? first;
  const open = tabs.find(({ key }) => key === asked) ?? tabs[0];
  const left = useRef(new Map<string, Record<string, string>>());
  const choose = (key: string) => {
    const tab = key === first ? undefined : key;
    // What is in another tab has its own pages.
    if (!areSeparate) return change({ tab, page: undefined });
    if (key === open?.key) return;
    const now = Object.fromEntries(query);
    if (open) left.current.set(open.key, now);
    const none = Object.fromEntries(Object.keys(now).map((name) => [name, undefined]));
    change({ ...none, ...left.current.get(key), tab });
  };
  return <Tabs tabs={tabs} open={open?.key ?? ''} onChoose={choose} isInner={isInner} />;
}
