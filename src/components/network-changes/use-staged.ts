import { startTransition, useEffect, useMemo, useState } from 'react';
import { onStaged, stagedRevision } from './staged-keys';
import { readStaged, type StagedSet } from './staged-set';

/**
 * What is staged on a node, as it is now; null if nothing is. It follows a write in the background, and draws once for it:
 * a section of thousands of entries is drawn anew while the form that wrote is already closing.
 */
export function useStaged(nodeId: string): StagedSet | null {
  const [revision, setRevision] = useState(stagedRevision);
  useEffect(() => {
    const follow = () => startTransition(() => setRevision(stagedRevision()));
    // What was written before anybody listened.
    follow();
    return onStaged(follow);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the revision is what changes.
  return useMemo(() => readStaged(nodeId), [nodeId, revision]);
}
