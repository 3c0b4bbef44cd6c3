import { businessNodeApi } from '@/api/system-settings/business-node';
import { UPGRADE_ENDS } from '@/api/system-settings/business-node-state';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { useUnderWay } from '@/ui/data/use-under-way';

const PASSING = { upgrade: Object.keys(UPGRADE_ENDS) };

/** Follows the upgrades under way and has the list loaded again when one of them ends; asks nothing while none is. */
export function useTransitions() {
  const { data, isUnoffered } = usePoll(businessNodeApi.getTransitions, {}, ({ list }) => list.length === 0);
  useFollow(data?.list.map(({ id, upgrade }) => `${id}:${upgrade}`).join(), businessNodeApi.list);
  const underWay = useUnderWay(businessNodeApi.list, { filters: PASSING, isReady: isUnoffered === true });
  return data?.list ?? underWay ?? [];
}
