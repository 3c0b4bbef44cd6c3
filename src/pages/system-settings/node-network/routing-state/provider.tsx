import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { useT } from '@/i18n/use-t';
import { secondText } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { RefreshControl } from '@/ui/list/refresh-control';
import { type Refresh, useRefresh } from '@/ui/list/use-refresh';
import { RoutingContext, routingOf } from './context';

/** A session may fall at any time. */
const USUAL_S = 5;

interface Pace {
  at: number;
  /** Why the states are not of now; null where they are. */
  why: 'offline' | 'failed' | null;
  reload: () => void;
  refresh: Refresh | null;
}

const PaceContext = createContext<Pace>({ at: 0, why: null, reload: () => undefined, refresh: null });

/** Whether the gateway tells the sessions of a node: without them no column and no list of them is drawn. */
export const useHasRouting = (): boolean => useOffers()(routingStateApi.getRoutingState);

/** Follows the sessions of a node while one of its tabs is in sight; the cells inside show them. */
export function RoutingFollower({ nodeId, children }: { nodeId: string; children: ReactNode }) {
  const refresh = useRefresh(USUAL_S);
  const { data, failure, at, reload } = useLoad(
    routingStateApi.getRoutingState,
    { id: nodeId },
    { pollMs: refresh.pollMs },
  );
  const isFailed = failure !== null;
  const routing = useMemo(() => routingOf(data, isFailed), [data, isFailed]);
  // The gateway refuses only where it does not reach the node.
  const why = failure === null ? null : failure.kind === 'business' ? 'offline' : 'failed';
  const pace: Pace = { at, why, reload, refresh };
  return (
    <RoutingContext value={routing}>
      <PaceContext value={pace}>{children}</PaceContext>
    </RoutingContext>
  );
}

/** How old the states are and how they are refreshed; when they could not be loaded again it says so, and they stay. */
export function RoutingAge() {
  const t = useT();
  const { at, why, reload, refresh } = useContext(PaceContext);
  if (!useHasRouting()) return null;
  const none = why === 'offline' ? t('network.isOffline') : t('routingState.failed');
  return (
    <>
      {why && (
        <span className="network-pending" role="status">
          {at > 0 ? t('routingState.stale', { time: secondText(at) }) : none}
        </span>
      )}
      {refresh && <RefreshControl loaded={{ at: why ? 0 : at, reload }} refresh={refresh} />}
    </>
  );
}
