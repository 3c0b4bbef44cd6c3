import { useMemo, useState } from 'react';
import { announcementApi } from '@/api/system-settings/announcement';
import { type BusinessNode, businessNodeApi } from '@/api/system-settings/business-node';
import { nodeServiceApi } from '@/api/system-settings/node-service';
import { pendingApplyApi } from '@/api/system-settings/pending-apply';
import { standingFreezeApi } from '@/api/system-settings/standing-freeze';
import { AskLink } from '@/components/ask-nodes/ask-link';
import { DEPLOYMENTS, NODE_STATUS, UPGRADE_STATUS } from '@/components/business-node/labels';
import { useUpgradeOfMany } from '@/components/node-upgrade/use-upgrade';
import { useT } from '@/i18n/use-t';
import { anyFilters } from '@/lib/contract/client';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { useBusinessNodeActions } from './actions';
import { businessNodeColumns } from './columns';
import { AuthKeyOnce } from './key-once';
import { useTransitions } from './use-transitions';

const NODES = '/system_settings/node_access_management/business_node_management';

const ALL = anyFilters(businessNodeApi.list);
const nameOf = ({ name }: BusinessNode) => name;

const Activate = lazyComponent(() => import('./activate'));
const History = lazyComponent(
  () => import('@/components/history/history-drawer').then(({ HistoryDrawer }) => HistoryDrawer<BusinessNode>),
  ['components/log'],
);

/** The business nodes: how they stand, what their upgrade allows, their activation and key. */
export default function BusinessNodeList() {
  const t = useT();
  const offers = useOffers();
  const panel = usePanel();
  const [issued, setIssued] = useState<{ name: string; authKey: string } | null>(null);
  const actionsOf = useBusinessNodeActions({ open: panel.open, onIssued: setIssued });
  const columns = useMemo(() => businessNodeColumns(t, actionsOf), [t, actionsOf]);
  const bulk = useUpgradeOfMany<BusinessNode>(ALL);
  const passing = useTransitions();
  const filters = [
    {
      name: 'status',
      label: t('businessNode.status'),
      options: optionsOf(t, NODE_STATUS),
    },
    {
      name: 'upgrade',
      label: t('businessNode.upgrade'),
      options: optionsOf(t, UPGRADE_STATUS),
    },
    {
      name: 'deployment',
      label: t('businessNode.deployment'),
      options: optionsOf(t, DEPLOYMENTS),
    },
  ] as const;
  return (
    <Screen
      title={t('businessNode.title')}
      note={
        <>
          {t('businessNode.statusHelp')}
          {passing.length > 0 && <div>{t('businessNode.passing', { count: passing.length })}</div>}
        </>
      }
      actions={
        <>
          {offers(announcementApi.list) && <Link to={to(`${NODES}/announcements`)}>{t('announcement.title')}</Link>}
          {offers(pendingApplyApi.getPending) && <Link to={to(`${NODES}/scheduled`)}>{t('scheduledApply.title')}</Link>}
          {offers(standingFreezeApi.getStanding) && <Link to={to(`${NODES}/freezes`)}>{t('freeze.title')}</Link>}
          <AskLink />
        </>
      }
    >
      <ResourceTable
        load={businessNodeApi.list}
        dependsOn={[nodeServiceApi.list]}
        columns={columns}
        keyword={t('businessNode.search')}
        evidence={(request, signal) => import('./evidence').then((file) => file.nodeEvidence(t, request, signal))}
        filters={filters}
        bulk={bulk}
        nameOf={nameOf}
        empty={<EmptyState title={t('businessNode.emptyTitle')} text={t('businessNode.emptyText')} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'activate' && <Activate id={panel.id} onClose={panel.close} />}
        {panel.name === 'history' && (
          <History kind="businessNode" id={panel.id} of={businessNodeApi.get} columns={columns} onClose={panel.close} />
        )}
      </Overlays>
      {issued && <AuthKeyOnce {...issued} onClose={() => setIssued(null)} />}
    </Screen>
  );
}
