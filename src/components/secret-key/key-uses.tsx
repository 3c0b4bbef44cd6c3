import type { secretKeyApi } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import type { Loaded } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

interface Props {
  loaded: Loaded<Awaited<ReturnType<typeof secretKeyApi.getBulkUses>>>;
  warning: string;
}

/** What stops working with keys: each program with the key that it uses. */
export function KeyUses({ loaded, warning }: Props) {
  const t = useT();
  return (
    <Impact
      warning={warning}
      title={t('secretKey.bulkUses')}
      none={t('secretKey.bulkNoUses')}
      loaded={loaded}
      items={loaded.data?.list.map(({ id, name, lastCallAt }) => ({
        key: `${id} ${name}`,
        label: t('secretKey.bulkUse', { name, id }),
        at: lastCallAt,
      }))}
    />
  );
}
