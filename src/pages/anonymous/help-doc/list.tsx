import { DocumentCentre } from '@/components/document/document-centre';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Screen } from '@/ui/page/screen';

/** The document centre for everybody; each document has an address of its own, `?id=`. */
export default function HelpDoc() {
  const t = useT();
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <Screen title={t('document.title')} note={t('document.note')}>
      <DocumentCentre id={id} addressOf={(one) => to('/anonymous/help_doc', { id: one })} />
    </Screen>
  );
}
