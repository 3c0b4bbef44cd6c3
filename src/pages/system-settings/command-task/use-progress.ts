import { commandTaskApi } from '@/api/system-settings/command-task';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';

/** How many tasks execute, asked again only while one does; the list loads again when a task has changed. */
export function useProgress(): number {
  const { data } = usePoll(commandTaskApi.getProgress, {}, ({ executing }) => executing === 0);
  useFollow(data === undefined ? undefined : String(data.changedAt), commandTaskApi.list);
  return data?.executing ?? 0;
}
