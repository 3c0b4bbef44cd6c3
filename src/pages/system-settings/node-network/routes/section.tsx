import { useMemo } from 'react';
import { networksOf } from '@/domain/net/find-entries';
import { farHops } from '@/domain/net/routes/lint';
import type { StaticRoute } from '@/domain/net/routes/schema';
import { routeCidr } from '@/domain/net/routes/schema';
import { useT } from '@/i18n/use-t';
import { compareAddresses, parseAddress } from '@/lib/ip/address';
import { oncePer } from '@/lib/once-per';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { Entries } from '../entries';
import { PendingMark } from '../pending-mark';
import type { StagedNode } from '../use-node';
import { RouteDrawer } from './drawer';

const col = columnsOf<StaticRoute>();
/** As the gateway has it and as the row shows it, where that is another notation. */
const foundBy = oncePer((route: StaticRoute) => {
  const { destination, mask, nextHop } = route;
  const words = [routeCidr(route) ?? '', `${destination}/${mask}`, nextHop];
  return { words, networks: networksOf([destination, mask]) };
});
const familyOf = ({ protocol }: StaticRoute) => (protocol === 'ipv6' ? 'network.protocolIpv6' : 'network.protocolIpv4');

/** By address, not by letter: `9.0.0.0` comes before `10.0.0.0`. */
const byAddress = (of: (route: StaticRoute) => string) => (a: StaticRoute, b: StaticRoute) => {
  const [one, other] = [parseAddress(of(a)), parseAddress(of(b))];
  if (one && other && one.family === other.family) return compareAddresses(one, other);
  return (one?.family ?? 0) - (other?.family ?? 0);
};

/** The static routes of a node. */
export default function StaticRoutes({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const { permit } = node;
  const far = useMemo(() => farHops(node.next), [node.next]);
  const find = useMemo(() => {
    const remarks = (id: string) => (far.has(id) ? [t('network.hopIsFar')] : []);
    const of = (route: StaticRoute) => {
      const { words, networks } = foundBy(route);
      return { words: [...words, t(familyOf(route)), ...remarks(route.id)], networks };
    };
    return { label: t('network.searchRoutes'), of };
  }, [t, far]);
  const columns = useMemo(
    (): Column<StaticRoute>[] => [
      {
        key: 'destination',
        title: t('network.destination'),
        width: 300,
        sorter: byAddress(({ destination }) => destination),
        render: (_, route) => (
          <span className="network-name">
            <bdi className="code" dir="ltr">
              {routeCidr(route) ?? `${route.destination}/${route.mask}`}
            </bdi>
            <PendingMark kind={node.pendingKind('routes', route.id)} />
          </span>
        ),
      },
      {
        key: 'nextHop',
        title: t('network.nextHop'),
        width: 260,
        sorter: byAddress(({ nextHop }) => nextHop),
        render: (_, { id, nextHop }) => (
          <span className="network-name">
            <bdi className="code" dir="ltr">
              {nextHop}
            </bdi>
            {far.has(id) && (
              <span className="network-remark">
                <span className="network-note network-warning">{t('network.hopIsFar')}</span>
              </span>
            )}
          </span>
        ),
      },
      {
        key: 'protocol',
        title: t('network.protocol'),
        width: 100,
        render: (_, one) => t(familyOf(one)),
      },
      col.actions(t('table.actions'), (route) => [
        { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('route', route.id) },
        {
          key: 'remove',
          label: t('network.remove'),
          permit,
          run: () => {
            const before = node.base.routes.find(({ id }) => id === route.id) ?? null;
            void node.stage({ section: 'routes', key: route.id, before, after: null });
          },
        },
      ]),
    ],
    [t, node, far, permit, panel.open],
  );
  return (
    <>
      <Entries
        node={node}
        section="routes"
        base={node.base.routes}
        title={t('network.routes')}
        rows={node.next.routes}
        columns={columns}
        find={find}
        empty={t('network.none')}
        actions={
          <ActionButton type="primary" permit={permit} onClick={() => panel.open('route')}>
            {t('network.addRoute')}
          </ActionButton>
        }
      />
      {panel.name === 'route' && <RouteDrawer key={panel.id} node={node} id={panel.id} onClose={panel.close} />}
    </>
  );
}
