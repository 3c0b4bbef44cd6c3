import { secretKeyApi } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import type { BulkTarget } from '@/lib/contract/endpoint';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** What stops working when many keys are disabled or deleted: each program with the key that it uses. */
export function BulkImpact({ target, warning }: { target: BulkTarget; warning: string }) {
  const t = useT();
  const uses = useLoad(secretKeyApi.getBulkUses, target);
  return (
    <Impact
      warning={warning}
      title={t('secretKey.bulkUses')}
      none={t('secretKey.bulkNoUses')}
      loaded={uses}
      items={uses.data?.list.map(({ id, name, lastCallAt }) => ({
        key: `${id} ${name}`,
        label: t('secretKey.bulkUse', { name, id }),
        at: lastCallAt,
      }))}
    />
  );
}
