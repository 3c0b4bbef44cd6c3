import { HelpPage } from '@/components/document/help-page';
import FaqView from '@/components/faq/faq-view';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';

/** The questions and answers of the help center. */
export default function Faq() {
  const t = useT();
  return (
    <HelpPage isFaq hasQuestions addressOf={(id) => to('/help_doc/list', { id })} title={t('faq.title')}>
      <FaqView home={({ id, category, keyword: q }) => to('/common_problem', { category, q, id })} />
    </HelpPage>
  );
}
