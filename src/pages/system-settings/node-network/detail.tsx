import { Alert } from 'antd';
import { type ComponentType, Suspense } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Link, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useQuery } from '@/ui/list/use-view';
import { Screen } from '@/ui/page/screen';
import { UrlTabs } from '@/ui/page/url-tabs';
import { SECTIONS } from './model';
import { ApplyTask } from './review/apply-task';
import { TABS, type Tab } from './section-facts';
import { type StagedNode, useNode } from './use-node';
import './node-network.css';

const CONFIG = '/system_settings/node_access_management/business_node_management/basic_config';

const COMPARE = '/system_settings/node_access_management/business_node_management/:id/compare';

type Part = ComponentType<{ node: StagedNode }>;

/** Each section comes when its tab is opened. */
const PARTS: Readonly<Record<Tab, Part>> = {
  interfaces: lazyComponent(() => import('./interfaces/section')),
  routes: lazyComponent(() => import('./routes/section')),
  ospf: lazyComponent(() => import('./ospf/section')),
  bgp: lazyComponent(() => import('./bgp/section')),
  anycast: lazyComponent(() => import('./anycast/section')),
  bfd: lazyComponent(() => import('./bfd/section')),
  system: lazyComponent(() => import('./system/section')),
};
const Review: Part = lazyComponent(() => import('./review/review'));

const TITLE = {
  interfaces: 'network.interfaces',
  routes: 'network.routes',
  ospf: 'ospf.title',
  bgp: 'bgp.title',
  anycast: 'anycast.title',
  bfd: 'network.bfdTab',
  system: 'network.systemTab',
} as const satisfies Record<Tab, MessageId>;

/** The network of a node, section by section; edits are staged and applied together (NET-01, 03, 04, BEY-01 to 03). */
export default function NodeNetwork() {
  const t = useT();
  const { id = '' } = useParams();
  const [query] = useQuery();
  const { loaded, node } = useNode(id);
  // Whoever closed the tab, has two of them, or never got the answer comes back to the countdown.
  const task = query.get('task') ?? node?.applying ?? node?.network.waitingTask;
  const count = node?.changes.length ?? 0;
  return (
    <Screen
      title={t('network.title')}
      note={node && t('network.intro', { name: node.network.name })}
      actions={
        <>
          <Link to={to(COMPARE, { id })}>{t('network.compare')}</Link>
          <Link to={to(CONFIG, { id })}>{t('network.toConfig')}</Link>
        </>
      }
    >
      <LoadedPanel loaded={loaded}>
        {() => {
          if (!node) return null;
          if (task) return <ApplyTask key={task} nodeId={id} taskId={task} onEnd={node.reload} />;
          const titled = (text: string, pending: number) =>
            pending === 0 ? text : t('network.tabPending', { text, count: pending });
          const content = (Shown: Part) => (
            <Suspense>
              <Shown key={id} node={node} />
            </Suspense>
          );
          const sections = TABS.map((key) => {
            const pending = node.changes.filter(({ section }) => SECTIONS[section].tab === key).length;
            return { key, label: titled(t(TITLE[key]), pending), content: content(PARTS[key]) };
          });
          const review = { key: 'review', label: titled(t('network.review'), count), content: content(Review) };
          return (
            <>
              {!node.network.isLinked && (
                <Alert type="warning" showIcon title={t('network.notLinked')} className="form-problem" />
              )}
              <UrlTabs tabs={[...sections, review]} />
            </>
          );
        }}
      </LoadedPanel>
    </Screen>
  );
}
