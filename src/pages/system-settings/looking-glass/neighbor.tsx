import { Button } from 'antd';
import { useMemo } from 'react';
import { lookingGlassApi } from '@/api/system-settings/looking-glass';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { type Counts, readCounts } from '@/domain/net/looking-glass/bgp';
import { type PeerSession, readSession } from '@/domain/net/looking-glass/policy';
import { useT } from '@/i18n/use-t';
import type { CallOptions } from '@/lib/contract/client';
import { DOT } from '@/lib/dot';
import { gatewayNow } from '@/lib/gateway-clock';
import { normalize, parseAddress } from '@/lib/ip/address';
import { to } from '@/routes/href';
import { Facts } from '@/ui/data/facts';
import { StatusTag } from '@/ui/data/status-tag';
import { FullTime } from '@/ui/data/time';
import { useLoad } from '@/ui/data/use-load';
import { LoadedPanel } from '@/ui/form/loaded-panel';
import { Section } from '@/ui/page/detail-page';
import { RowActions } from '@/ui/page/row-actions';
import { Tabs } from '@/ui/page/tabs';
import { useQuery } from '@/ui/page/use-query';
import { Counted } from './counted';
import { PEER_STATE } from './labels';
import { NeighborRoutes } from './neighbor-routes';
import { useRefreshActions } from './use-refresh-actions';
import { ROUTER_CHANGES, routerCall, useAsk } from './use-router';

const GLASS = '/system_settings/node_access_management/business_node_management/:id/looking_glass';

interface Known {
  readonly session: PeerSession;
  readonly counts: Counts;
}

/** One neighbor: its session, how many routes come and go, and each of them with how it stands and why. */
export function Neighbor({ nodeId, address }: { nodeId: string; address: string }) {
  const t = useT();
  const ask = useAsk(nodeId);
  const refreshes = useRefreshActions(nodeId);
  const [query, change] = useQuery();
  const family = `ipv${parseAddress(address)?.family ?? 4}`;
  const values = useMemo(() => ({ family, address }), [family, address]);
  const call = useMemo(
    () =>
      routerCall('neighbor', async (_: { nodeId: string; address: string }, options?: CallOptions): Promise<Known> => {
        const [session, counts] = await Promise.all([
          ask('neighbor', (value) => readSession(value, address), { address }, options),
          ask('prefixCounts', readCounts, values, options),
        ]);
        return { session, counts };
      }),
    [ask, address, values],
  );
  const loaded = useLoad(call, { nodeId, address }, { dependsOn: ROUTER_CHANGES });
  const kept = useLoad(lookingGlassApi.getRouteCounts, { id: nodeId });
  // How long it is down is told by the sessions of the node: a router counts only the time that it is up.
  const { data: routing } = useLoad(routingStateApi.getRoutingState, { id: nodeId }, { dependsOn: ROUTER_CHANGES });
  const told = routing?.bgp.find((one) => normalize(one.address) === normalize(address));
  const earlier = kept.data?.list.find((one) => normalize(one.address) === normalize(address)) ?? null;
  const back = () =>
    change({
      neighbor: undefined,
      dir: undefined,
      standing: undefined,
      q: undefined,
      page: undefined,
      sort: undefined,
    });
  /** A count leads to the routes that it counts. */
  const door = (view: { dir?: string; standing?: string }) => to(GLASS, { id: nodeId }, { neighbor: address, ...view });
  const direction = query.get('dir') === 'out' ? 'out' : 'in';
  const routes = (way: 'in' | 'out') => (
    <NeighborRoutes key={`${address}/${way}`} nodeId={nodeId} address={address} family={family} direction={way} />
  );
  return (
    <>
      <div className="glass-back">
        <Button size="small" onClick={back}>
          {t('glass.allNeighbors')}
        </Button>
      </div>
      <Section
        title={t('glass.neighborTitle', { address })}
        actions={
          loaded.data && (
            <RowActions of={address} actions={refreshes(address, loaded.data.session.state === 'Established')} />
          )
        }
      >
        <LoadedPanel loaded={loaded}>
          {({ session, counts: { received, accepted, best } }) => {
            const { state, uptimeMs, asNumber, isInternal } = session;
            const filtered = received === null || accepted === null ? null : received - accepted;
            const since = uptimeMs === null ? (told?.downSince ?? null) : (loaded.at || gatewayNow()) - uptimeMs;
            return (
              <Facts
                items={[
                  ...(session.description === ''
                    ? []
                    : [{ label: t('glass.description'), value: <bdi>{session.description}</bdi> }]),
                  { label: t('glass.session'), value: <StatusTag value={state} map={PEER_STATE} /> },
                  { label: t('glass.since'), value: <FullTime at={since} /> },
                  {
                    label: t('glass.as'),
                    value: t(isInternal ? 'glass.internal' : 'glass.external', {
                      as: String(asNumber ?? t('common.none')),
                    }),
                  },
                  {
                    label: t('glass.received'),
                    value: <Counted now={received} earlier={earlier} of="received" href={door({})} />,
                  },
                  {
                    label: t('glass.accepted'),
                    value: (
                      <Counted
                        now={accepted}
                        earlier={earlier}
                        of="accepted"
                        href={door({ standing: 'best,accepted' })}
                      />
                    ),
                  },
                  {
                    label: t('glass.best'),
                    value: <Counted now={best} earlier={null} of="accepted" href={door({ standing: 'best' })} />,
                  },
                  {
                    label: t('glass.filtered'),
                    value: (
                      <Counted now={filtered} earlier={null} of="received" href={door({ standing: 'filtered' })} />
                    ),
                  },
                  {
                    label: t('glass.advertised'),
                    value: (
                      <Counted
                        now={session.advertised}
                        earlier={earlier}
                        of="advertised"
                        href={door({ dir: 'out', standing: 'advertised' })}
                      />
                    ),
                  },
                  { label: t('glass.filters'), value: filtersOf(session) },
                ]}
              />
            );
          }}
        </LoadedPanel>
      </Section>
      <Tabs
        isInner
        open={direction}
        onChoose={(dir) =>
          change({ dir: dir === 'in' ? undefined : dir, standing: undefined, page: undefined, sort: undefined })
        }
        tabs={[
          { key: 'in', label: t('glass.incoming'), content: routes('in') },
          { key: 'out', label: t('glass.outgoing'), content: routes('out') },
        ]}
      />
    </>
  );
}

/** The filters of both directions by their names. */
function filtersOf(session: PeerSession): string {
  const names = [session.in, session.out].flatMap(({ map, list, others }) => [list, map, ...others]);
  return [...new Set(names.filter((name) => name !== ''))].join(DOT);
}
