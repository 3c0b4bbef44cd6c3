import { DocumentsBelow } from '@/components/document/documents-below';
import { HelpFrame } from '@/components/document/help-frame';
import FaqView from '@/components/faq/faq-view';
import { useT } from '@/i18n/use-t';
import { to } from '@/routes/href';

const addressOf = (id: string) => to('/help_doc/list', { id });

/** The questions and answers of the help center; who types another keyword has done with the question that is open. */
export default function Faq() {
  const t = useT();
  return (
    <HelpFrame title={t('faq.title')} leaves={['id']}>
      <FaqView
        home={({ id, category, keyword: q }) => to('/common_problem', { category, q, id })}
        below={(keyword, questions) => <DocumentsBelow keyword={keyword} questions={questions} addressOf={addressOf} />}
      />
    </HelpFrame>
  );
}
