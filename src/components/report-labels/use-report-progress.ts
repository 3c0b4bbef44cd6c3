import { reportInstanceApi } from '@/api/report/instance';
import { subscriptionApi } from '@/api/report/subscription';
import { useFollow } from '@/ui/data/use-follow';
import { usePoll } from '@/ui/data/use-poll';
import { useUnderWay } from '@/ui/data/use-under-way';

/** How many reports are being generated, asked again only while one is; lists load again when one has changed. */
export function useReportProgress(): number {
  const { data, isUnoffered } = usePoll(reportInstanceApi.getProgress, {}, ({ generating }) => generating === 0);
  const state = data === undefined ? undefined : String(data.changedAt);
  useFollow(state, reportInstanceApi.list);
  useFollow(state, subscriptionApi.list);
  const underWay = useUnderWay(reportInstanceApi.list, {
    filters: { status: ['generating'] },
    isReady: isUnoffered === true,
  });
  useFollow(underWay && String(underWay.length), subscriptionApi.list);
  return data?.generating ?? underWay?.length ?? 0;
}
