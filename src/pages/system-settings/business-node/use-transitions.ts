import { useEffect, useRef } from 'react';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { usePoll } from '@/components/use-poll';
import { announceChange } from '@/lib/contract/changes';

/** Not a resource of the gateway: what the list watches besides its own, told when an upgrade went on by itself. */
export const OF_UPGRADES = ['/api/dcomm/nodeUpgrade'];

/** Follows the upgrades under way and has the list loaded again when one of them ends; asks nothing while none is. */
export function useTransitions() {
  const { data } = usePoll(businessNodeApi.getTransitions, {}, ({ list }) => list.length === 0);
  const state = data?.list.map(({ id, upgrade }) => `${id}:${upgrade}`).join();
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== state) OF_UPGRADES.forEach(announceChange);
    seen.current = state;
  }, [state]);
  return data?.list ?? [];
}
