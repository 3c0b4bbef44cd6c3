import { Suspense, useEffect, useState } from 'react';
import type { nodeNetworks } from '@/api/system-settings/node-network';
import { resourceIn } from '@/lib/contract/resource';
import { onInvalidate } from '@/lib/query/invalidation';
import { useSessionState } from '@/session/session';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { reach } from './menu';

const WaitingNodes = lazyComponent(
  () => import('@/components/network-wait/waiting-nodes'),
  ['components/network-wait'],
);

const NODES = '/system_settings/node_access_management/business_node_management';
const NETWORK = resourceIn<typeof nodeNetworks>('/api/dcomm/nodeNetwork');

/** Where no browser says when it is idle: the screen's own files and calls are asked for by then. */
const SOON_MS = 100;

/** Calls back once the screen was drawn, since that comes first; returns what stops it. */
function onIdle(run: () => void): () => void {
  if (typeof window.requestIdleCallback === 'function') {
    const handle = window.requestIdleCallback(run, { timeout: 1_000 });
    return () => window.cancelIdleCallback(handle);
  }
  const timer = setTimeout(run, SOON_MS);
  return () => clearTimeout(timer);
}

/** The countdown of a node that waits to be kept, on all screens, as soon as the screen stands. */
export function WaitingLink() {
  const state = useSessionState();
  const [wanted, setWanted] = useState(0);
  const mayAsk = state.status === 'ready' && reach(NODES, state.session) === true;
  useEffect(() => {
    if (!mayAsk) return;
    const want = () => setWanted((count) => count + 1);
    const cancel = onIdle(want);
    const stop = onInvalidate((resource) => {
      if (resource === NETWORK) want();
    });
    return () => {
      cancel();
      stop();
    };
  }, [mayAsk]);
  if (!mayAsk || wanted === 0) return null;
  return (
    <OptionalPart place={null} again={wanted}>
      <Suspense>
        <WaitingNodes />
      </Suspense>
    </OptionalPart>
  );
}
