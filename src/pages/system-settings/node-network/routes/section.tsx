import { useMemo } from 'react';
import type { StaticRoute } from '@/domain/net/routes/schema';
import { routeCidr } from '@/domain/net/routes/schema';
import { useT } from '@/i18n/use-t';
import { type Column, columnsOf } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { Entries } from '../entries';
import { PendingMark } from '../pending-mark';
import type { StagedNode } from '../use-node';
import { RouteDrawer } from './drawer';

const col = columnsOf<StaticRoute>();
const textOf = ({ destination, mask, nextHop }: StaticRoute) => `${destination}/${mask} ${nextHop}`;

/** The static routes of a node. */
export default function StaticRoutes({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const { permit } = node;
  const columns = useMemo(
    (): Column<StaticRoute>[] => [
      {
        key: 'destination',
        title: t('network.destination'),
        width: 300,
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
        width: 220,
        render: (_, { nextHop }) => (
          <bdi className="code" dir="ltr">
            {nextHop}
          </bdi>
        ),
      },
      {
        key: 'protocol',
        title: t('network.protocol'),
        width: 100,
        render: (_, one) => t(one.protocol === 'ipv6' ? 'network.protocolIpv6' : 'network.protocolIpv4'),
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
    [t, node, permit, panel.open],
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
        textOf={textOf}
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
