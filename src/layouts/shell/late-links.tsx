import { Suspense, useEffect, useState } from 'react';
import type { nodeNetworks } from '@/api/system-settings/node-network';
import { resourceIn } from '@/lib/contract/resource';
import { onInvalidate } from '@/lib/query/invalidation';
import { useSessionState } from '@/session/session';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { reach } from './menu';

const Signals = lazyComponent(() => import('./signals'), ['components/network-wait', 'components/alarm-count']);

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

/** What goes on elsewhere and cannot wait until somebody looks for it, on all screens, as soon as the screen stands. */
export function LateLinks() {
  const state = useSessionState();
  const [wanted, setWanted] = useState(0);
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (!isReady) return;
    const want = () => setWanted((count) => count + 1);
    const cancel = onIdle(want);
    const stop = onInvalidate((resource) => {
      if (resource === NETWORK) want();
    });
    return () => {
      cancel();
      stop();
    };
  }, [isReady]);
  if (!isReady) return null;
  // Nothing beside the count of alarms moves when it comes.
  const place = reach('/alarm/monitoring_alarm/list', state.session) === true && (
    <span className="header-button alarm-count">
      <svg className="header-look" viewBox="0 0 16 16" aria-hidden>
        <path d="M8 2a4 4 0 0 0-4 4v5H3h10h-1V6a4 4 0 0 0-4-4M7 13.5h2" />
      </svg>
    </span>
  );
  if (wanted === 0) return place;
  return (
    <OptionalPart place={place} again={wanted}>
      <Suspense fallback={place}>
        <Signals session={state.session} />
      </Suspense>
    </OptionalPart>
  );
}
