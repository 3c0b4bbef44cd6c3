import { type StandingFreeze, standingFreezeApi } from '@/api/system-settings/standing-freeze';
import { longestAt, nextWithin } from '@/domain/freeze/freeze';
import { gatewayNow } from '@/lib/gateway-clock';
import { DAY } from '@/lib/time';
import { useLoad } from '@/ui/data/use-load';

/** One that somebody sets, and one whose time comes, shows by itself. */
const POLL_MS = 30_000;

/** How long before it begins a freeze is told. */
const AHEAD = 3 * DAY;

/** Whether a freeze is about a node. */
export const isAbout = ({ nodeIds }: StandingFreeze, id: string) => nodeIds === null || nodeIds.includes(id);

/** The freezes that hold or are to come, kept up to date; undefined before they are known, and on a gateway that has none. */
export const useStandingFreezes = (): readonly StandingFreeze[] | undefined =>
  useLoad(standingFreezeApi.getStanding, {}, { pollMs: POLL_MS }).data?.list;

/** What is known of freezes of a node: none on a gateway that has none. */
export interface NodeFreezes {
  /** The one that holds now. */
  now: StandingFreeze | null;
  /** The next one, where it begins soon. */
  coming: StandingFreeze | null;
  /** The one that holds at a time. */
  at: (at: number) => StandingFreeze | null;
}

/** The freezes of a node, one that holds and one to come. */
export function useFreezes(nodeId: string): NodeFreezes {
  const own = useStandingFreezes()?.filter((one) => isAbout(one, nodeId)) ?? [];
  const now = gatewayNow();
  return {
    now: longestAt(own, now),
    coming: nextWithin(own, now, now + AHEAD),
    at: (at) => longestAt(own, at),
  };
}
