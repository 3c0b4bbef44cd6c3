import { hostApi } from '@/api/system-settings/host';
import { useT } from '@/i18n/use-t';
import type { BulkTarget } from '@/lib/contract/endpoint';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** The tasks that fail once the hosts are gone. */
export function HostImpact({ target }: { target: BulkTarget }) {
  const t = useT();
  const uses = useLoad(hostApi.getUses, target);
  return (
    <Impact
      warning={t('confirm.irreversible')}
      title={t('host.uses')}
      none={t('host.noUses')}
      loaded={uses}
      items={uses.data?.list.map(({ host, name, lastRunAt }) => ({
        key: `${host} ${name}`,
        label: t('host.use', { host, name }),
        at: lastRunAt,
      }))}
    />
  );
}
