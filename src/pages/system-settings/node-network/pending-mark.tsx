import { EditFilled } from '@ant-design/icons';
import { useT } from '@/i18n/use-t';

/** Says that an entry was edited and not applied yet. */
export function PendingMark({ isPending }: { isPending: boolean }) {
  const t = useT();
  if (!isPending) return null;
  return (
    <span className="network-pending">
      <EditFilled aria-hidden /> {t('network.pending')}
    </span>
  );
}
