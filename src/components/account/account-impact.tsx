import { subAccountApi } from '@/api/business-account/sub-account';
import { listed } from '@/i18n/isolated';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { BulkTarget } from '@/lib/contract/endpoint';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

const KINDS: Readonly<Record<string, MessageId>> = {
  secretKey: 'subAccount.impactSecretKey',
  session: 'subAccount.impactSession',
  task: 'subAccount.impactTask',
  resource: 'subAccount.impactResource',
};

interface Props {
  loaded: Loaded<{ list: readonly { kind: string; total: number; names: string[] }[] }>;
  warning: string;
  none: MessageId;
}

function Kinds({ loaded, warning, none }: Props) {
  const t = useT();
  return (
    <Impact
      warning={warning}
      title={t('subAccount.impact')}
      none={t(none)}
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
            names: listed(list, t('common.separator')),
          }),
        };
      })}
    />
  );
}

/** What an account keeps alive and what therefore breaks with it. */
export function SubAccountImpact({ id, warning }: { id: string; warning: string }) {
  const loaded = useLoad(subAccountApi.getImpact, { id });
  return <Kinds loaded={loaded} warning={warning} none="subAccount.noImpact" />;
}

/** The same for many accounts, added up. */
export function BulkImpact({ target, warning }: { target: BulkTarget; warning: string }) {
  const loaded = useLoad(subAccountApi.getBulkImpact, target);
  return <Kinds loaded={loaded} warning={warning} none="subAccount.bulkNoImpact" />;
}
