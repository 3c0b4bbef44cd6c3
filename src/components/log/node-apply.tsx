import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { AppliedChanges } from '@/components/network-sections/applied-changes';
import type { Change } from '@/domain/net/node-config';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';

const reversed = (one: Change): Change =>
  Object.assign({}, one, { before: one.after, after: one.before, secrets: undefined });

interface Props {
  nodeId: string;
  taskId: string;
  /** The node went back: what was applied is what it had before. */
  isBack: boolean;
  /** What stands there where the gateway has forgotten the apply or the node. */
  children: ReactNode;
}

/** An entry of the log about the network of a node, in the words of its screen. */
export default function NodeApply({ nodeId, taskId, isBack, children }: Props) {
  const t = useT();
  const applied = useLoad(nodeNetworkApi.getApplied, { taskId });
  const node = useLoad(nodeNetworkApi.get, { id: nodeId });
  if (applied.failure || applied.isUnoffered || node.failure) return children;
  if (!applied.data || !node.data) return <Skeleton active />;
  const { changes, warnings } = applied.data;
  return (
    <AppliedChanges
      changes={isBack ? changes.map(reversed) : changes}
      warnings={isBack ? undefined : warnings}
      config={node.data.config}
      label={t('log.changes')}
    />
  );
}
