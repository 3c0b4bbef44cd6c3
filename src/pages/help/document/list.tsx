import { DocumentCenter } from '@/components/document/document-center';
import { HelpPage } from '@/components/document/help-page';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';
import { DocumentOverview } from './overview';

const HOMES = { guide: to('/use_handbook'), faq: to('/common_problem'), updateLog: to('/update_log') };

const addressOf = (id: string) => to('/help_doc/list', { id });

/** The document center inside the console: what there is to read, and each document at an address of its own, `?id=`. */
export default function Documents() {
  const t = useT();
  const hasQuestions = useMaySee()('/common_problem');
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <HelpPage hasQuestions={hasQuestions} addressOf={addressOf} title={t('document.title')}>
      {id === null ? (
        <DocumentOverview
          homes={HOMES}
          addressOf={addressOf}
          questionOf={hasQuestions ? (one) => to('/common_problem', { id: one }) : null}
        />
      ) : (
        <DocumentCenter id={id} homes={HOMES} addressOf={addressOf} />
      )}
    </HelpPage>
  );
}
