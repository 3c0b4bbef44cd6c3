import { useMemo, useSyncExternalStore } from 'react';
import { onStaged, stagedRevision } from './staged-keys';
import { type PendingNode, pendingNodes, readStaged, type StagedSet } from './staged-set';

const useRevision = () => useSyncExternalStore(onStaged, stagedRevision);

/** What is staged on a node, as it is now; null if nothing is. */
export function useStaged(nodeId: string): StagedSet | null {
  const revision = useRevision();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what changes.
  return useMemo(() => readStaged(nodeId), [nodeId, revision]);
}

/** The nodes with staged edits, for badges. */
export function usePendingNodes(): readonly PendingNode[] {
  const revision = useRevision();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what changes.
  return useMemo(pendingNodes, [revision]);
}
