import { useContext, useMemo } from 'react';
import { BGP_STATE, sessionRank } from '@/components/network-changes/session-labels';
import type { BgpNeighbor } from '@/domain/net/bgp/schema';
import { addressKey } from '@/domain/net/drain';
import { networksOf } from '@/domain/net/find-entries';
import { useT } from '@/i18n/use-t';
import { go } from '@/lib/navigation';
import type { Column } from '@/ui/list/columns';
import { ActionButton } from '@/ui/page/action-button';
import { usePanel } from '@/ui/page/use-panel';
import { Entries } from '../entries';
import { RoutingContext } from '../routing-state/context';
import { glassHref, useHasGlass } from '../routing-state/glass-link';
import { RoutingAge, RoutingFollower } from '../routing-state/provider';
import { SessionsDrawer } from '../routing-state/sessions-drawer';
import type { StagedNode } from '../use-node';
import { useNeighborColumns } from './columns';
import { NeighborDrawer } from './neighbor-drawer';
import { Process } from './process';
import { ProcessDrawer } from './process-drawer';

const foundBy = ({ address, asNumber, description = '' }: BgpNeighbor) => ({
  words: [address, String(asNumber), description],
  networks: networksOf([address]),
});

/** Neighbors whose session is broken lead; they keep their order as long as nothing of that changes. */
function useWorstFirst(rows: readonly BgpNeighbor[]): readonly BgpNeighbor[] {
  const { bgp } = useContext(RoutingContext);
  const ranks = rows.map(({ address }) => sessionRank(BGP_STATE, bgp.get(addressKey(address))?.state ?? '')).join();
  return useMemo(() => {
    const rankOf = ranks.split(',');
    return rows
      .map((row, place) => ({ row, rank: Number(rankOf[place]) }))
      .sort((a, b) => a.rank - b.rank)
      .map(({ row }) => row);
  }, [rows, ranks]);
}

interface NeighborsProps {
  node: StagedNode;
  columns: Column<BgpNeighbor>[];
  onAdd: () => void;
}

function Neighbors({ node, columns, onAdd }: NeighborsProps) {
  const t = useT();
  const find = useMemo(() => ({ label: t('bgp.search'), of: foundBy }), [t]);
  return (
    <Entries
      node={node}
      section="bgpNeighbors"
      base={useWorstFirst(node.base.bgpNeighbors)}
      title={t('bgp.neighbors')}
      rows={useWorstFirst(node.next.bgpNeighbors)}
      columns={columns}
      find={find}
      empty={t('network.none')}
      actions={
        <>
          <RoutingAge />
          <ActionButton type="primary" permit={node.permit} onClick={onAdd}>
            {t('bgp.addNeighbor')}
          </ActionButton>
        </>
      }
    />
  );
}

/** The BGP process of a node and its neighbors. */
export default function BgpSection({ node }: { node: StagedNode }) {
  const t = useT();
  const panel = usePanel();
  const { permit } = node;
  const hasGlass = useHasGlass();
  const actions = useMemo(
    () => (neighbor: BgpNeighbor) => [
      { key: 'edit', label: t('network.edit'), permit, run: () => panel.open('neighbor', neighbor.id) },
      {
        key: 'remove',
        label: t('network.remove'),
        permit,
        run: () => {
          const before = node.base.bgpNeighbors.find(({ id }) => id === neighbor.id) ?? null;
          void node.stage({ section: 'bgpNeighbors', key: neighbor.id, before, after: null });
        },
      },
      // The router knows of no neighbor that is only staged.
      ...(hasGlass && node.base.bgpNeighbors.some(({ address }) => address === neighbor.address)
        ? [
            {
              key: 'glass',
              label: t('glass.title'),
              run: () => go(glassHref(node.network.id, { neighbor: neighbor.address })),
            },
          ]
        : []),
    ],
    [t, node, permit, panel.open, hasGlass],
  );
  const columns = useNeighborColumns(node, actions);
  return (
    <RoutingFollower nodeId={node.network.id}>
      <Process
        node={node}
        permit={permit}
        onEdit={() => panel.open('bgp')}
        onSessions={() => panel.open('bgpSessions')}
      />
      <Neighbors node={node} columns={columns} onAdd={() => panel.open('neighbor')} />
      {panel.name === 'bgp' && <ProcessDrawer node={node} onClose={panel.close} />}
      {panel.name === 'bgpSessions' && (
        <SessionsDrawer name={t('bgp.title')} scope={{ protocol: 'bgp' }} onClose={panel.close} />
      )}
      {panel.name === 'neighbor' && <NeighborDrawer key={panel.id} node={node} id={panel.id} onClose={panel.close} />}
    </RoutingFollower>
  );
}
