import { commandTaskApi } from '@/api/system-settings/command-task';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { useUnderWay } from '@/ui/data/use-under-way';

/** How many tasks execute, asked again only while one does; the list loads again when a task has changed. */
export function useProgress(): number | null {
  const { data, isUnoffered } = usePoll(commandTaskApi.getProgress, {}, ({ executing }) => executing === 0);
  useFollow(data === undefined ? undefined : String(data.changedAt), commandTaskApi.list);
  const underWay = useUnderWay(commandTaskApi.list, {
    filters: { status: ['executing'] },
    isReady: isUnoffered === true,
  });
  return data?.executing ?? underWay?.length ?? null;
}
