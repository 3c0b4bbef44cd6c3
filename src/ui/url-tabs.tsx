import { Tabs } from 'antd';
import type { ReactNode } from 'react';
import { useQuery } from './use-view';

export interface Tab {
  key: string;
  label: string;
  content: ReactNode;
}

/** Tabs whose choice stands in the address (`?tab=`); an unknown one falls back to the first. Only the open one is loaded. */
export function UrlTabs({ tabs }: { tabs: readonly Tab[] }) {
  const [query, change] = useQuery();
  const first = tabs[0]?.key ?? '';
  const open = tabs.find((tab) => tab.key === query.get('tab'))?.key ?? first;
  return (
    <Tabs
      activeKey={open}
      destroyOnHidden
      items={tabs.map(({ key, label, content }) => ({ key, label, children: content }))}
      onChange={(key) => change({ tab: key === first ? undefined : key })}
    />
  );
}
