import { DocumentCentre } from '@/components/document-centre';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Screen } from '@/ui/screen';

/** The document centre inside the console; each document has an address of its own, `?id=` (HELP-03). */
export default function Documents() {
  const t = useT();
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <Screen title={t('document.title')}>
      <DocumentCentre id={id} addressOf={(one) => to('/help_doc/list', { id: one })} />
    </Screen>
  );
}
