import { Alert } from 'antd';
import { type ComponentType, Suspense } from 'react';
import { changeRequestRulesApi } from '@/api/console/change-request-rules';
import { NodeDetail } from '@/components/business-node/node-detail';
import { useT } from '@/i18n/use-t';
import { go, useParams } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useOffers } from '@/ui/data/use-offers';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import type { Action } from '@/ui/page/row-actions';
import { UrlTabs } from '@/ui/page/url-tabs';
import { Decision } from './decision/decision';
import { useHasHistory } from './history/use-applies';
import { SECTION_FACTS, TABS } from './model';
import { useDrain } from './use-drain';
import { type StagedNode, useNode } from './use-node';
import { DriftStrip } from './versions/drift-strip';
import { LastChange } from './versions/last-change';
import { useHasVersions } from './versions/use-versions';
import './node-network.css';

const COMPARE = '/system_settings/node_access_management/business_node_management/:id/compare';

type Part = ComponentType<{ node: StagedNode }>;

const PARTS = TABS.map((tab) => ({ tab, Shown: lazyComponent(tab.load) }));
const History: Part = lazyComponent(() => import('./history/history'));
const Versions: Part = lazyComponent(() => import('./versions/versions'));
const FreezeBanner = lazyComponent(() => import('@/components/freeze/banner').then((part) => part.FreezeBanner));
const ScheduledStrip = lazyComponent(() =>
  import('@/components/scheduled-apply/strip').then((part) => part.ScheduledStrip),
);
const ChangeRequestStrip = lazyComponent(() => import('./review/change-request-strip'));
const Review: Part = lazyComponent(() => import('./review/review'));

/** The network of a node, section by section; edits are staged and applied together. */
export default function NodeNetwork() {
  const t = useT();
  const { id = '' } = useParams();
  const { loaded, node, task, end } = useNode(id);
  const offers = useOffers();
  const drain = useDrain(node);
  const compare: Action = { key: 'compare', label: t('network.compare'), run: () => go(to(COMPARE, { id })) };
  return (
    <NodeDetail
      id={id}
      title={t('network.title')}
      loaded={loaded}
      current="network"
      actions={node ? [compare, ...drain] : []}
    >
      {() =>
        node && (
          <>
            {node.network.changedBy && <Changed by={node.network.changedBy} node={node} />}
            {!node.network.isLinked && (
              <Alert type="warning" showIcon title={t('network.notLinked')} className="form-problem" />
            )}
            <OptionalPart place={null} again={node.at}>
              <Suspense fallback={null}>
                <FreezeBanner nodeId={id} />
                <ScheduledStrip nodeId={id} />
              </Suspense>
            </OptionalPart>
            <DriftStrip id={id} />
            {offers(changeRequestRulesApi.getRules) && (
              <Suspense>
                <ChangeRequestStrip nodeId={id} />
              </Suspense>
            )}
            {task && <Decision key={task} node={node} taskId={task} onEnd={end} />}
            <Sections node={node} />
          </>
        )
      }
    </NodeDetail>
  );
}

/** Who changed the configuration last. */
function Changed({ by, node }: { by: NonNullable<StagedNode['network']['changedBy']>; node: StagedNode }) {
  const t = useT();
  return (
    <p className="network-last-change">
      <span className="network-note">{t('network.lastChange')}</span>
      <LastChange by={by} node={node} />
    </p>
  );
}

function Sections({ node }: { node: StagedNode }) {
  const t = useT();
  const hasHistory = useHasHistory(node.network.id);
  const hasVersions = useHasVersions(node.network.id);
  const count = node.changes.length;
  const titled = (text: string, pending: number) =>
    pending === 0 ? text : t('network.tabPending', { text, count: pending });
  const content = (Shown: Part) => <Shown key={node.network.id} node={node} />;
  const sections = PARTS.map(({ tab, Shown }) => {
    const pending = node.changes.filter(({ section }) => SECTION_FACTS[section].tab === tab).length;
    return { key: tab.key, label: titled(t(tab.title), pending), content: content(Shown) };
  });
  const review = { key: 'review', label: titled(t('network.review'), count), content: content(Review) };
  const history = { key: 'history', label: t('applies.title'), content: content(History) };
  const versions = { key: 'versions', label: t('versions.title'), content: content(Versions) };
  const past = [...(hasHistory ? [history] : []), ...(hasVersions ? [versions] : [])];
  return <UrlTabs isInner tabs={[...sections, review, ...past]} />;
}
