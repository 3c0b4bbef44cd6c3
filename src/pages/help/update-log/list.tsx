import { DocumentCenter } from '@/components/document/document-center';
import { HelpPage } from '@/components/document/help-page';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';

/** The upgrade logs alone; each has an address of its own, `?id=`. */
export default function UpdateLog() {
  const t = useT();
  const hasQuestions = useMaySee()('/common_problem');
  const id = new URLSearchParams(useLocation().search).get('id');
  return (
    <HelpPage
      hasQuestions={hasQuestions}
      addressOf={(one) => to('/help_doc/list', { id: one })}
      title={t('updateLog.title')}
    >
      <DocumentCenter
        id={id}
        only="updateLog"
        addressOf={(one) => to('/update_log', { id: one })}
        elsewhere={(one) => to('/help_doc/list', { id: one })}
      />
    </HelpPage>
  );
}
