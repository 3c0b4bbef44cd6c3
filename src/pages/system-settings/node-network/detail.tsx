import { Alert } from 'antd';
import type { ComponentType } from 'react';
import { NODE_STATUS } from '@/components/business-node/labels';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { StatusTag } from '@/ui/data/status-tag';
import { Copyable } from '@/ui/feedback/copyable';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { Decision } from './decision/decision';
import { useHasHistory } from './history/use-applies';
import { SECTIONS, TABS } from './model';
import { glassHref, useHasGlass } from './routing-state/glass-link';
import { useDrain } from './use-drain';
import { type StagedNode, useNode } from './use-node';
import './node-network.css';

const CONFIG = '/system_settings/node_access_management/business_node_management/basic_config';

const COMPARE = '/system_settings/node_access_management/business_node_management/:id/compare';

type Part = ComponentType<{ node: StagedNode }>;

const PARTS = TABS.map((tab) => ({ tab, Shown: lazyComponent(tab.load) }));
const History: Part = lazyComponent(() => import('./history/history'));
const Review: Part = lazyComponent(() => import('./review/review'));

/** The network of a node, section by section; edits are staged and applied together. */
export default function NodeNetwork() {
  const t = useT();
  const { id = '' } = useParams();
  const { loaded, node, task, end } = useNode(id);
  const drain = useDrain(node);
  const hasGlass = useHasGlass();
  return (
    <DetailPage
      title={t('network.title')}
      loaded={loaded}
      identity={({ id: serial, name, ip, status }) => ({
        name,
        id: serial,
        state: <StatusTag value={status} map={NODE_STATUS} />,
        facts: [{ label: t('network.nodeIp'), value: <Copyable text={ip} /> }],
      })}
      isEditor
      actions={() => [
        ...(hasGlass ? [{ key: 'glass', label: t('glass.title'), run: () => go(glassHref(id)) }] : []),
        { key: 'compare', label: t('network.compare'), run: () => go(to(COMPARE, { id })) },
        ...drain,
        { key: 'config', label: t('network.toConfig'), run: () => go(to(CONFIG, { id })) },
      ]}
    >
      {() =>
        node && (
          <>
            {!node.network.isLinked && (
              <Alert type="warning" showIcon title={t('network.notLinked')} className="form-problem" />
            )}
            {task && <Decision key={task} node={node} taskId={task} onEnd={end} />}
            <Sections node={node} />
          </>
        )
      }
    </DetailPage>
  );
}

function Sections({ node }: { node: StagedNode }) {
  const t = useT();
  const hasHistory = useHasHistory(node.network.id);
  const count = node.changes.length;
  const titled = (text: string, pending: number) =>
    pending === 0 ? text : t('network.tabPending', { text, count: pending });
  const content = (Shown: Part) => <Shown key={node.network.id} node={node} />;
  const sections = PARTS.map(({ tab, Shown }) => {
    const pending = node.changes.filter(({ section }) => SECTIONS[section].tab === tab).length;
    return { key: tab.key, label: titled(t(tab.title), pending), content: content(Shown) };
  });
  const review = { key: 'review', label: titled(t('network.review'), count), content: content(Review) };
  const history = { key: 'history', label: t('applies.title'), content: content(History) };
  return <UrlTabs tabs={[...sections, review, ...(hasHistory ? [history] : [])]} />;
}
