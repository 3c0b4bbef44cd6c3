import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { useT } from '@/i18n/use-t';
import { secondText } from '@/lib/time';
import { usePoll } from '@/ui/data/use-poll';
import { RowButton } from '@/ui/list/row-button';
import { RoutingContext, routingOf } from './context';

// A session may fall at any time.
const never = () => false;

interface Pace {
  at: number;
  isFailed: boolean;
  reload: () => void;
}

const PaceContext = createContext<Pace>({ at: 0, isFailed: false, reload: () => undefined });

/** Follows the sessions of a node while one of its tabs is in sight (BEY-18); the cells inside show them. */
export function RoutingFollower({ nodeId, children }: { nodeId: string; children: ReactNode }) {
  const { data, failure, at, reload } = usePoll(routingStateApi.getRoutingState, { id: nodeId }, never);
  const isFailed = failure !== null;
  const routing = useMemo(() => routingOf(data, isFailed), [data, isFailed]);
  const pace = useMemo(() => ({ at, isFailed, reload }), [at, isFailed, reload]);
  return (
    <RoutingContext value={routing}>
      <PaceContext value={pace}>{children}</PaceContext>
    </RoutingContext>
  );
}

/** How old the states are; when they could not be loaded again it says so, and they stay. */
export function RoutingAge() {
  const t = useT();
  const { at, isFailed, reload } = useContext(PaceContext);
  if (!isFailed) {
    return <span className="network-note tabular">{at > 0 && t('routingState.at', { time: secondText(at) })}</span>;
  }
  return (
    <span className="network-pending" role="status">
      {at > 0 ? t('routingState.stale', { time: secondText(at) }) : t('routingState.failed')}{' '}
      <RowButton action={{ key: 'retry', label: t('routingState.retry'), run: reload }} />
    </span>
  );
}
