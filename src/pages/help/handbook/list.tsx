import { DocumentCenter } from '@/components/document/document-center';
import { HelpPage } from '@/components/document/help-page';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';

/** The user guide alone; each of its documents has an address of its own, `?id=`. */
export default function Handbook() {
  const t = useT();
  const hasQuestions = useMaySee()('/common_problem');
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <HelpPage
      hasQuestions={hasQuestions}
      addressOf={(one) => to('/help_doc/list', { id: one })}
      title={t('handbook.title')}
    >
      <DocumentCenter id={id} only="guide" addressOf={(one) => to('/use_handbook', { id: one })} />
    </HelpPage>
  );
}
