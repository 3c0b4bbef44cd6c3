import { businessNodeApi } from '@/api/system-settings/business-node';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';

/** Follows the upgrades under way and has the list loaded again when one of them ends; asks nothing while none is. */
export function useTransitions() {
  const { data } = usePoll(businessNodeApi.getTransitions, {}, ({ list }) => list.length === 0);
  useFollow(data?.list.map(({ id, upgrade }) => `${id}:${upgrade}`).join(), businessNodeApi.list);
  return data?.list ?? [];
}
