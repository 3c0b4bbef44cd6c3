import { DocumentCenter } from '@/components/document/document-center';
import { HelpPage } from '@/components/document/help-page';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';

const HOMES = { guide: to('/use_handbook'), faq: to('/common_problem'), updateLog: to('/update_log') };

/** The document center inside the console; each document has an address of its own, `?id=`. */
export default function Documents() {
  const t = useT();
  const hasQuestions = useMaySee()('/common_problem');
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <HelpPage
      hasQuestions={hasQuestions}
      addressOf={(one) => to('/help_doc/list', { id: one })}
      title={t('document.title')}
    >
      <DocumentCenter id={id} homes={HOMES} addressOf={(one) => to('/help_doc/list', { id: one })} />
    </HelpPage>
  );
}
