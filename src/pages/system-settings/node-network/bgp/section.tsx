import { useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import type { BgpNeighbour } from '@/lib/net/bgp/schema';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { Entries } from '../entries';
import { RoutingAge, RoutingFollower } from '../routing-state/provider';
import { SessionsDrawer } from '../routing-state/sessions-drawer';
import type { StagedNode } from '../use-node';
import { useNeighbourColumns } from './columns';
import { NeighbourDrawer } from './neighbour-drawer';
import { Process } from './process';
import { ProcessDrawer } from './process-drawer';

const textOf = ({ address, asNumber }: BgpNeighbour) => `${address} ${asNumber}`;

/** The BGP process of a node and its neighbors. */
export default function BgpSection({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const { permit } = node;
  const actions = useMemo(
    () => (neighbour: BgpNeighbour) => [
      { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('neighbour', neighbour.id) },
      {
        key: 'remove',
        label: t('network.remove'),
        permit,
        run: () => {
          const before = node.base.bgpNeighbours.find(({ id }) => id === neighbour.id) ?? null;
          void node.stage({ section: 'bgpNeighbours', key: neighbour.id, before, after: null });
        },
      },
    ],
    [t, node, permit, panel.open],
  );
  const columns = useNeighbourColumns(node, actions);
  return (
    <RoutingFollower nodeId={node.network.id}>
      <Process
        node={node}
        permit={permit}
        onEdit={() => panel.open('bgp')}
        onSessions={() => panel.open('bgpSessions')}
      />
      <Entries
        node={node}
        section="bgpNeighbours"
        base={node.base.bgpNeighbours}
        title={t('bgp.neighbours')}
        rows={node.next.bgpNeighbours}
        columns={columns}
        textOf={textOf}
        empty={t('network.none')}
        actions={
          <>
            <RoutingAge />
            <ActionButton type="primary" permit={permit} onClick={() => panel.open('neighbour')}>
              {t('bgp.addNeighbour')}
            </ActionButton>
          </>
        }
      />
      {panel.name === 'bgp' && <ProcessDrawer node={node} onClose={panel.close} />}
      {panel.name === 'bgpSessions' && (
        <SessionsDrawer name={t('bgp.title')} scope={{ protocol: 'bgp' }} onClose={panel.close} />
      )}
      {panel.name === 'neighbour' && <NeighbourDrawer key={panel.id} node={node} id={panel.id} onClose={panel.close} />}
    </RoutingFollower>
  );
}
