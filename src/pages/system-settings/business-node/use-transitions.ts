import { businessNodeApi } from '@/api/system-settings/business-node';
import { useFollow } from '@/components/use-follow';
import { usePoll } from '@/components/use-poll';

/** Not a resource of the gateway: what the list watches besides its own, told when an upgrade went on by itself. */
const UPGRADES = '/api/dcomm/nodeUpgrade';
export const OF_UPGRADES = [UPGRADES];

/** Follows the upgrades under way and has the list loaded again when one of them ends; asks nothing while none is. */
export function useTransitions() {
  const { data } = usePoll(businessNodeApi.getTransitions, {}, ({ list }) => list.length === 0);
  useFollow(data?.list.map(({ id, upgrade }) => `${id}:${upgrade}`).join(), UPGRADES);
  return data?.list ?? [];
}
