import type { ReceiverUse } from '@/api/message/contact';
import { useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

interface Props {
  load: TypedCall<{ id: string }, { list: ReceiverUse[] }>;
  id: string;
  /** What goes, and what the list is of; absent: all of it, for good. */
  part?: { warning: string; title: string };
}

/** Who goes without this receiver, or without one of its ways. */
export function ReceiverImpact({ load, id, part }: Props) {
  const t = useT();
  const uses = useLoad(load, { id });
  return (
    <Impact
      warning={part?.warning ?? t('confirm.irreversible')}
      title={part?.title ?? t('receiver.uses')}
      none={t('receiver.noUses')}
      loaded={uses}
      items={uses.data?.list.map((use) => ({ key: use.id, label: use.name }))}
    />
  );
}
