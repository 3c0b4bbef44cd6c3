import type { edgeNodeApi } from '@/api/account-center/edge-node';
import { useT } from '@/i18n/use-t';
import type { Loaded } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';

type Counts = Awaited<ReturnType<typeof edgeNodeApi.getCounts>>;

/** How many nodes are registered and how many the license allows, as the gateway says it. */
export function NodeCounts({ counts }: { counts: Loaded<Counts> }) {
  const t = useT();
  if (counts.failure && !counts.data) return <LoadFailure failure={counts.failure} onRetry={counts.reload} />;
  if (!counts.data) return t('common.loading');
  const { authorized, registered } = counts.data;
  return authorized === null
    ? t('edgeNode.countsWithoutLimit', { registered })
    : t('edgeNode.counts', { registered, authorized });
}
