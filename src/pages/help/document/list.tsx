import { DocumentCenter } from '@/components/document/document-center';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';
import { Screen } from '@/ui/page/screen';

const HOMES = { guide: to('/use_handbook'), faq: to('/common_problem'), updateLog: to('/update_log') };

/** The document center inside the console; each document has an address of its own, `?id=`. */
export default function Documents() {
  const t = useT();
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <Screen title={t('document.title')}>
      <DocumentCenter id={id} homes={HOMES} addressOf={(one) => to('/help_doc/list', { id: one })} />
    </Screen>
  );
}
