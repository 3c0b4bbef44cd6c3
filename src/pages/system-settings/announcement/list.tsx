import { Alert } from 'antd';
import { useCallback, useMemo, useState } from 'react';
import { announcementApi } from '@/api/system-settings/announcement';
import { lookingGlassApi } from '@/api/system-settings/looking-glass';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { useT } from '@/i18n/use-t';
import { go, Link, useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { EmptyState } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { optionsOf } from '@/ui/list/options';
import { ResourceTable } from '@/ui/list/resource-table';
import { Screen } from '@/ui/page/screen';
import { usePanel } from '@/ui/page/use-panel';
import { announcementColumns } from './columns';
import { REACH, SETTINGS } from './labels';
import './announcement.css';

const Neighbors = lazyComponent(() => import('./neighbors'));
const GLASS = '/system_settings/node_access_management/business_node_management/:id/looking_glass';

const DEPENDS_ON = [nodeNetworkApi.apply];

/**
 * How many announcements draw queries that nobody answers, and the way to see these alone; nothing where there are none. It
 * is counted after the list has come: a gateway without announcements is asked for them once.
 */
function Unanswered({ isReady }: { isReady: boolean }) {
  const t = useT();
  const { pathname } = useLocation();
  const { data } = useLoad(
    announcementApi.list,
    { current: 1, pageSize: 1, filters: { reach: ['unanswered'] } },
    { dependsOn: DEPENDS_ON, isReady },
  );
  const count = data?.total ?? 0;
  if (count === 0) return null;
  return (
    <Alert
      className="form-problem"
      type="error"
      showIcon
      title={t('announcement.notAnswering', { count })}
      action={<Link to={`${pathname}?reach=unanswered`}>{t('announcement.showThese')}</Link>}
    />
  );
}

/** Anycast address by node by neighbor over the fleet; the last node that announces an address is marked. */
export default function Announcements() {
  const t = useT();
  const panel = usePanel();
  const [isListed, setListed] = useState(false);
  const hear = useCallback(() => setListed(true), []);
  const hasGlass = useOffers()(lookingGlassApi.getRouteCounts);
  const columns = useMemo(
    () =>
      announcementColumns(t, ({ id, nodeId, address }) => [
        { key: 'neighbors', label: t('announcement.showNeighbors'), run: () => panel.open('neighbors', id) },
        ...(hasGlass
          ? [
              {
                key: 'glass',
                label: t('glass.title'),
                run: () => go(to(GLASS, { id: nodeId }, { tab: 'search', q: address })),
              },
            ]
          : []),
      ]),
    [t, panel.open, hasGlass],
  );
  const filters = [
    { name: 'reach', label: t('announcement.reach'), options: optionsOf(t, REACH) },
    { name: 'setting', label: t('announcement.setting'), options: optionsOf(t, SETTINGS) },
  ] as const;
  return (
    <Screen title={t('announcement.title')} note={t('announcement.note')}>
      <Unanswered isReady={isListed} />
      <ResourceTable
        load={announcementApi.list}
        columns={columns}
        filters={filters}
        keyword={t('announcement.search')}
        dependsOn={DEPENDS_ON}
        onVersion={hear}
        empty={<EmptyState title={t('announcement.emptyTitle')} text={t('announcement.emptyText')} />}
      />
      <Overlays onLost={panel.close} onRetry={panel.reopen}>
        {panel.name === 'neighbors' && <Neighbors id={panel.id} onClose={panel.close} />}
      </Overlays>
    </Screen>
  );
}
