import { useDeferredValue, useMemo, useSyncExternalStore } from 'react';
import { onStaged, stagedRevision } from './staged-keys';
import { readStaged, type StagedSet } from './staged-set';

/**
 * What is staged on a node, as it is now; null if nothing is. It follows a write in the background: a section of
 * thousands of entries is drawn anew while the form that wrote is already closing.
 */
export function useStaged(nodeId: string): StagedSet | null {
  const revision = useDeferredValue(useSyncExternalStore(onStaged, stagedRevision));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what changes.
  return useMemo(() => readStaged(nodeId), [nodeId, revision]);
}
