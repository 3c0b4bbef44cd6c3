import { Alert } from 'antd';
import type { ComponentType } from 'react';
import { NODE_STATUS } from '@/components/business-node/labels';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Copyable } from '@/ui/data/copyable';
import { StatusTag } from '@/ui/data/status-tag';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { DetailPage } from '@/ui/page/detail-page';
import { UrlTabs } from '@/ui/page/url-tabs';
import { Decision } from './decision/decision';
import { SECTIONS } from './model';
import { TABS, type Tab } from './section-facts';
import { useDrain } from './use-drain';
import { type StagedNode, useNode } from './use-node';
import './node-network.css';

const CONFIG = '/system_settings/node_access_management/business_node_management/basic_config';

const COMPARE = '/system_settings/node_access_management/business_node_management/:id/compare';

type Part = ComponentType<{ node: StagedNode }>;

/** Each tab; its section comes when it is opened. */
const PARTS: Readonly<Record<Tab, { title: MessageId; part: Part }>> = {
  interfaces: { title: 'network.interfaces', part: lazyComponent(() => import('./interfaces/section')) },
  routes: { title: 'network.routes', part: lazyComponent(() => import('./routes/section')) },
  ospf: { title: 'ospf.title', part: lazyComponent(() => import('./ospf/section')) },
  bgp: { title: 'bgp.title', part: lazyComponent(() => import('./bgp/section')) },
  anycast: { title: 'anycast.title', part: lazyComponent(() => import('./anycast/section')) },
  bfd: { title: 'network.bfdTab', part: lazyComponent(() => import('./bfd/section')) },
  system: { title: 'network.systemTab', part: lazyComponent(() => import('./system/section')) },
};
const Review: Part = lazyComponent(() => import('./review/review'));

/** The network of a node, section by section; edits are staged and applied together. */
export default function NodeNetwork() {
  const t = useT();
  const { id = '' } = useParams();
  const { loaded, node, task, end } = useNode(id);
  const drain = useDrain(node);
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
        { key: 'compare', label: t('network.compare'), run: () => go(to(COMPARE, { id })) },
        { key: 'config', label: t('network.toConfig'), run: () => go(to(CONFIG, { id })) },
        ...drain,
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
  const count = node.changes.length;
  const titled = (text: string, pending: number) =>
    pending === 0 ? text : t('network.tabPending', { text, count: pending });
  const content = (Shown: Part) => <Shown key={node.network.id} node={node} />;
  const sections = TABS.map((key) => {
    const pending = node.changes.filter(({ section }) => SECTIONS[section].tab === key).length;
    const { title, part } = PARTS[key];
    return { key, label: titled(t(title), pending), content: content(part) };
  });
  const review = { key: 'review', label: titled(t('network.review'), count), content: content(Review) };
  return <UrlTabs tabs={[...sections, review]} />;
}
