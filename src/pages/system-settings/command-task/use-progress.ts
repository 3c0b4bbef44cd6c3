import { useEffect, useRef } from 'react';
import { commandTaskApi } from '@/api/system-settings/command-task';
import { usePoll } from '@/components/use-poll';
import { announceChange } from '@/lib/contract/changes';

/** What the list depends on besides its own writes: told when a task ended at the gateway. */
export const OF_PROGRESS = ['/api/dcomm/commandTaskProgress'];

const NOTHING = {};

/** How many tasks execute, asked again only while one does; the list is told when a task has changed. */
export function useProgress(): number {
  const { data } = usePoll(commandTaskApi.getProgress, NOTHING, ({ executing }) => executing === 0);
  const changedAt = data?.changedAt;
  const known = useRef(changedAt);
  useEffect(() => {
    const isNews = known.current !== undefined && known.current !== changedAt;
    known.current = changedAt;
    if (isNews) for (const resource of OF_PROGRESS) announceChange(resource);
  }, [changedAt]);
  return data?.executing ?? 0;
}
