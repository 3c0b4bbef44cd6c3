import { DOT } from '@/lib/dot';
import { Time } from '@/ui/data/time';
import { useQuery } from '@/ui/page/use-query';
import type { StagedNode } from '../use-node';
import { StageBackButton } from './stage-back-button';
import { useVersions } from './use-versions';

interface Props {
  by: NonNullable<StagedNode['network']['changedBy']>;
  node: StagedNode;
}

/** Who changed the node's configuration last and when, and the way back from it. */
export function LastChange({ by: { name, at }, node }: Props) {
  return (
    <span className="network-last-change">
      <span>
        <bdi>{name}</bdi>
        {DOT}
        <Time at={at} />
      </span>
      <WayBack node={node} />
    </span>
  );
}

/** To the version before the newest: while an apply waits there is its own way back, and the list of versions has one for each. */
function WayBack({ node }: { node: StagedNode }) {
  const [query] = useQuery();
  const { network, changes } = node;
  const { data } = useVersions(network.id);
  const before = data?.list[1];
  const isElsewhere = network.waitingTask !== null || changes.length > 0 || query.get('tab') === 'versions';
  return before && !isElsewhere ? <StageBackButton node={node} number={before.number} /> : null;
}
