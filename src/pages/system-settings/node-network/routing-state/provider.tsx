import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { useRefresh } from '@/ui/list/use-refresh';
import { RoutingContext, routingOf } from './context';
import { NO_PACE, type Pace, StateAge, whyOf } from './state-age';

/** A session may fall at any time. */
const USUAL_S = 5;

const PaceContext = createContext<Pace>(NO_PACE);

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
  const pace: Pace = { at, why: whyOf(failure), reload, refresh };
  return (
    <RoutingContext value={routing}>
      <PaceContext value={pace}>{children}</PaceContext>
    </RoutingContext>
  );
}

/** How old the states are and how they are refreshed. */
export function RoutingAge() {
  const t = useT();
  const pace = useContext(PaceContext);
  if (!useHasRouting()) return null;
  return <StateAge pace={pace} failed={t('routingState.failed')} stale={(time) => t('routingState.stale', { time })} />;
}
