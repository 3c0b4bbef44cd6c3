import { Suspense, useEffect, useState } from 'react';
import type { nodeNetworks } from '@/api/system-settings/node-network';
import { onInvalidate } from '@/lib/contract/query-cache';
import { resourceIn } from '@/lib/contract/resource';
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

/** The screen comes first: its own files and calls are over by then. */
const AFTER_MS = 5_000;

/** The countdown of a node that waits to be kept, on all screens; at once where this tab applied. */
export function WaitingLink() {
  const state = useSessionState();
  const [wanted, setWanted] = useState(0);
  const mayAsk = state.status === 'ready' && reach(NODES, state.session) === true;
  useEffect(() => {
    if (!mayAsk) return;
    const want = () => setWanted((count) => count + 1);
    const timer = setTimeout(want, AFTER_MS);
    const stop = onInvalidate((resource) => {
      if (resource === NETWORK) want();
    });
    return () => {
      clearTimeout(timer);
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
