import { DocumentCenter } from '@/components/document/document-center';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Screen } from '@/ui/page/screen';

/** The user guide alone; each of its documents has an address of its own, `?id=`. */
export default function Handbook() {
  const t = useT();
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <Screen title={t('handbook.title')}>
      <DocumentCenter id={id} only="guide" addressOf={(one) => to('/use_handbook', { id: one })} />
    </Screen>
  );
}
