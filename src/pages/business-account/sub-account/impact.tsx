import { subAccountApi } from '@/api/business-account/sub-account';
import { listed } from '@/i18n/isolated';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { Impact } from '@/ui/impact';
import { useLoad } from '@/ui/use-load';

const KINDS: Readonly<Record<string, MessageId>> = {
  secretKey: 'subAccount.impactSecretKey',
  session: 'subAccount.impactSession',
  task: 'subAccount.impactTask',
  resource: 'subAccount.impactResource',
};

/** What an account keeps alive and what therefore breaks with it. */
export function SubAccountImpact({ id, warning }: { id: string; warning: string }) {
  const t = useT();
  const loaded = useLoad(subAccountApi.getImpact, { id });
  return (
    <Impact
      warning={warning}
      title={t('subAccount.impact')}
      none={t('subAccount.noImpact')}
      loaded={loaded}
      items={loaded.data?.list.map(({ kind, total, names }) => {
        const label = KINDS[kind];
        const more = total - names.length;
        const list = [...names, ...(more > 0 ? [t('subAccount.impactMore', { count: more })] : [])];
        return {
          key: kind,
          label: t('subAccount.impactOf', {
            kind: label ? t(label) : kind,
            count: total,
            names: listed(list, t('subAccount.separator')),
          }),
        };
      })}
    />
  );
}
