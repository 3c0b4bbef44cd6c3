import { subAccountApi } from '@/api/business-account/sub-account';
import { codeText } from '@/i18n/code-text';
import { listed } from '@/i18n/isolated';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { BulkTarget } from '@/lib/contract/endpoint';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

const KINDS: Readonly<Record<string, MessageId>> = {
  account: 'subAccount.impactAccount',
  secretKey: 'subAccount.impactSecretKey',
  session: 'subAccount.impactSession',
  task: 'subAccount.impactTask',
  resource: 'subAccount.impactResource',
  policy: 'subAccount.impactPolicy',
};

interface Props {
  loaded: Loaded<{ list: readonly { kind: string; total: number; names: string[] }[] }>;
  warning: string;
  title: MessageId;
  none: MessageId;
}

const FIRST = 3;

function Kinds({ loaded, warning, title, none }: Props) {
  const t = useT();
  return (
    <Impact
      warning={warning}
      title={t(title)}
      none={t(none)}
      loaded={loaded}
      items={loaded.data?.list.map(({ kind, total, names }) => {
        const first = names.slice(0, FIRST);
        return {
          key: kind,
          label: t('subAccount.impactOf', {
            kind: codeText(t, KINDS, kind),
            count: total,
            names: listed(first, t('common.separator')),
          }),
          more: { text: t('subAccount.impactMore', { count: total - first.length }), names: names.slice(FIRST) },
        };
      })}
    />
  );
}

/** What stops while an account is locked, or ends when it is deleted. */
export function SubAccountImpact({ id, verb, warning }: { id: string; verb: 'lock' | 'delete'; warning: string }) {
  const loaded = useLoad(subAccountApi.getImpact, { id, verb });
  const title = verb === 'lock' ? 'subAccount.impactLock' : 'subAccount.impact';
  const none = verb === 'lock' ? 'subAccount.noImpactLock' : 'subAccount.noImpact';
  return <Kinds loaded={loaded} warning={warning} title={title} none={none} />;
}

/** Which accounts are locked, and what stops for them. */
export function BulkImpact({ target, warning }: { target: BulkTarget; warning: string }) {
  const loaded = useLoad(subAccountApi.getBulkImpact, target);
  return <Kinds loaded={loaded} warning={warning} title="subAccount.impactLock" none="subAccount.bulkNoImpact" />;
}
