import { accountKeyApi } from '@/api/business-account/account-key';
import { useT } from '@/i18n/use-t';
import type { BulkTarget } from '@/lib/contract/endpoint';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

interface Props {
  accountId: string;
  target: BulkTarget;
  warning: string;
}

/** What stops working when keys of another account are disabled: each program with the key that it uses. */
export function AccountKeyUses({ accountId, target, warning }: Props) {
  const t = useT();
  const uses = useLoad(accountKeyApi.getUses, { id: accountId, ...target });
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
