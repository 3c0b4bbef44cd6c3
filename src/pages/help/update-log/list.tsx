import { DocumentCenter } from '@/components/document/document-center';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Screen } from '@/ui/page/screen';

/** The upgrade logs alone; each has an address of its own, `?id=`. */
export default function UpdateLog() {
  const t = useT();
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <Screen title={t('updateLog.title')}>
      <DocumentCenter id={id} only="updateLog" addressOf={(one) => to('/update_log', { id: one })} />
    </Screen>
  );
}
