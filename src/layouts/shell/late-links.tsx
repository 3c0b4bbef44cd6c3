import { useEffect, useState } from 'react';
import type { nodeNetworks } from '@/api/system-settings/node-network';
import { resourceIn } from '@/lib/contract/resource';
import { onInvalidate } from '@/lib/query/invalidation';
import { useSessionState } from '@/session/session';
import { BehindAnswers } from '@/ui/lazy/behind-answers';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { reach } from './menu';

const Signals = lazyComponent(() => import('./signals'), ['components/network-wait', 'components/alarm-count']);

const NETWORK = resourceIn<typeof nodeNetworks>('/api/dcomm/nodeNetwork');

/** What goes on elsewhere and cannot wait until somebody looks for it, on all screens, as soon as the screen stands. */
export function LateLinks() {
  const state = useSessionState();
  const [applies, setApplies] = useState(0);
  const isReady = state.status === 'ready';
  useEffect(() => {
    if (!isReady) return;
    return onInvalidate((resource) => {
      if (resource === NETWORK) setApplies((count) => count + 1);
    });
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
  return (
    <BehindAnswers place={place} again={applies}>
      <Signals session={state.session} />
    </BehindAnswers>
  );
}
