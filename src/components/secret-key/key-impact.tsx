import { secretKeyApi } from '@/api/account-center/secret-key';
import { useT } from '@/i18n/use-t';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

/** What stops working when a key is disabled or deleted. */
export function SecretKeyImpact({ id, warning }: { id: string; warning: string }) {
  const t = useT();
  const uses = useLoad(secretKeyApi.getUses, { id });
  return (
    <Impact
      warning={warning}
      title={t('secretKey.uses')}
      none={t('secretKey.noUses')}
      loaded={uses}
      items={uses.data?.list.map((use) => ({ key: use.name, label: use.name, at: use.lastCallAt }))}
    />
  );
}
