import { Alert } from 'antd';
import { useMemo } from 'react';
import { announcementApi } from '@/api/system-settings/announcement';
import { isMute } from '@/api/system-settings/business-node-state';
import type { AnycastAddress } from '@/domain/net/anycast/schema';
import { advertised, announced } from '@/domain/net/drain';
import { networksOf } from '@/domain/net/find-entries';
import type { NodeConfig } from '@/domain/net/node-config';
import { listed } from '@/i18n/isolated';
import { useT } from '@/i18n/use-t';
import { parseAddress } from '@/lib/ip/address';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { type StatusMap, StatusTag } from '@/ui/data/status-tag';
import { useOffers } from '@/ui/data/use-offers';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { Entries } from '../entries';
import { PendingMark } from '../pending-mark';
import { AnnouncedTo, useIsUnheard } from '../routing-state/announced';
import { RoutingAge, RoutingFollower, useHasRouting } from '../routing-state/provider';
import type { StagedNode } from '../use-node';
import { AnycastDrawer } from './drawer';

const MUTE = { mute: { label: 'anycast.mute', tone: 'bad' } } as const satisfies StatusMap;

const STATUS = {
  advertised: { label: 'anycast.advertised', tone: 'good' },
  unheard: { label: 'anycast.unheard', tone: 'attention' },
  withdrawn: { label: 'anycast.withdrawn', tone: 'neutral' },
  drained: { label: 'drain.isDrained', tone: 'attention' },
} as const satisfies StatusMap;

const FLEET = '/system_settings/node_access_management/business_node_management/announcements';

const col = columnsOf<AnycastAddress>();
const routeOf = (address: string) => `${address}/${parseAddress(address)?.family === 4 ? 32 : 128}`;
const foundBy = ({ address, remark }: AnycastAddress) => ({
  words: [routeOf(address), remark],
  networks: networksOf([address]),
});

/** Whether an address is advertised, and amber where it is and no neighbor is told. */
function Advertised({ base, entry }: { base: NodeConfig; entry: AnycastAddress }) {
  const { address, isAdvertised, isDrained } = entry;
  const isUnheard = useIsUnheard(base, address);
  const on = isUnheard ? 'unheard' : 'advertised';
  return <StatusTag value={isAdvertised ? on : isDrained ? 'drained' : 'withdrawn'} map={STATUS} />;
}

/** The anycast addresses of a node: one step advertises or withdraws one. */
export default function Anycast({ node }: { node: StagedNode }) {
  const t = useT();
  const offers = useOffers();
  const hasRouting = useHasRouting();
  const panel = usePanel();
  const { permit } = node;
  const { base, next, pendingKind, stage, network } = node;
  const isSilent = network.isLinked && isMute(network.services);
  const loose = isSilent ? announced(next) : [];
  const find = useMemo(() => ({ label: t('anycast.search'), of: foundBy }), [t]);
  const columns = useMemo((): Column<AnycastAddress>[] => {
    const edit = (entry: AnycastAddress, after: AnycastAddress | null) => {
      const before = base.anycast.find(({ id }) => id === entry.id) ?? null;
      void stage({ section: 'anycast', key: entry.id, before, after });
    };
    const all: Column<AnycastAddress>[] = [
      {
        key: 'address',
        title: t('anycast.address'),
        width: 220,
        render: (_, { address, id }) => (
          <span className="network-name">
            <bdi className="code" dir="ltr">
              {routeOf(address)}
            </bdi>
            <PendingMark kind={pendingKind('anycast', id)} />
          </span>
        ),
      },
      {
        key: 'state',
        title: t('network.status'),
        width: 170,
        render: (_, entry) => <Advertised base={base} entry={entry} />,
      },
      {
        key: 'announced',
        title: t('routingState.announced'),
        width: 300,
        render: (_, { address, isAdvertised }) => (
          <>
            <AnnouncedTo base={base} address={address} />
            {isSilent && isAdvertised && (
              <div>
                <StatusTag value="mute" map={MUTE} />
              </div>
            )}
          </>
        ),
      },
      { key: 'remark', title: t('anycast.remark'), width: 160, render: (_, { remark }) => remark || t('common.none') },
      col.actions(t('table.actions'), (entry) => {
        const verb = t(entry.isAdvertised ? 'anycast.withdraw' : 'anycast.advertise');
        return [
          {
            key: 'advertise',
            label: verb,
            permit,
            run: () => edit(entry, advertised(entry, !entry.isAdvertised)),
          },
          { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('anycast', entry.id) },
          { key: 'remove', label: t('network.remove'), permit, run: () => edit(entry, null) },
        ];
      }),
    ];
    // That nothing answers behind an address is known without its sessions.
    return hasRouting || isSilent ? all : all.filter(({ key }) => key !== 'announced');
  }, [t, base, pendingKind, stage, permit, isSilent, hasRouting, panel.open]);
  return (
    <RoutingFollower nodeId={network.id}>
      {loose.length > 0 && (
        <Alert
          type="warning"
          showIcon
          title={t('drain.mute', { addresses: listed(loose, t('common.separator')) })}
          className="form-problem"
        />
      )}
      <Entries
        node={node}
        section="anycast"
        base={node.base.anycast}
        title={t('anycast.addresses')}
        rows={next.anycast}
        columns={columns}
        find={find}
        empty={t('network.none')}
        actions={
          <>
            <RoutingAge />
            {offers(announcementApi.list) && <Link to={to(FLEET)}>{t('announcement.title')}</Link>}
            <ActionButton type="primary" permit={permit} onClick={() => panel.open('anycast')}>
              {t('anycast.add')}
            </ActionButton>
          </>
        }
      />
      {panel.name === 'anycast' && <AnycastDrawer key={panel.id} node={node} id={panel.id} onClose={panel.close} />}
    </RoutingFollower>
  );
}
