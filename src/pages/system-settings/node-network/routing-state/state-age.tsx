import { useT } from '@/i18n/use-t';
import type { Failure } from '@/lib/contract/failure';
import { secondText } from '@/lib/time';
import { RefreshControl } from '@/ui/list/refresh-control';
import type { Refresh } from '@/ui/list/use-refresh';

/** How states that are followed come in. */
export interface Pace {
  readonly at: number;
  /** Why they are not of now; null where they are. */
  readonly why: 'offline' | 'failed' | null;
  readonly reload: () => void;
  readonly refresh: Refresh | null;
}

export const NO_PACE: Pace = { at: 0, why: null, reload: () => undefined, refresh: null };

/** The gateway refuses to tell a state only where it does not reach the node. */
export const whyOf = (failure: Failure | null): Pace['why'] =>
  failure === null ? null : failure.kind === 'business' ? 'offline' : 'failed';

interface Props {
  pace: Pace;
  /** What is said where they never came, and where they are of a time that has passed. */
  failed: string;
  stale: (time: string) => string;
}

/** How old states are and how they are refreshed; when they could not be loaded again it says so, and they stay. */
export function StateAge({ pace: { at, why, reload, refresh }, failed, stale }: Props) {
  const t = useT();
  const none = why === 'offline' ? t('network.isOffline') : failed;
  return (
    <>
      {why && (
        <span className="network-pending" role="status">
          {at > 0 ? stale(secondText(at)) : none}
        </span>
      )}
      {refresh && <RefreshControl loaded={{ at: why ? 0 : at, reload }} refresh={refresh} />}
    </>
  );
}
