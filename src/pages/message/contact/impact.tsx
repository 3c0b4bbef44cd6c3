import type { ReceiverUse } from '@/api/message/contact';
import { useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import { useLoad } from '@/ui/data/use-load';
import { Impact } from '@/ui/feedback/impact';

interface Props {
  load: TypedCall<{ id: string }, { list: ReceiverUse[] }>;
  id: string;
}

/** Who goes without this receiver once it is deleted. */
export function ReceiverImpact({ load, id }: Props) {
  const t = useT();
  const uses = useLoad(load, { id });
  return (
    <Impact
      warning={t('confirm.irreversible')}
      title={t('receiver.uses')}
      none={t('receiver.noUses')}
      loaded={uses}
      items={uses.data?.list.map((use) => ({ key: use.id, label: use.name }))}
    />
  );
}
