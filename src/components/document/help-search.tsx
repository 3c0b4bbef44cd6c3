import { FaqAnswers } from '@/components/faq/faq-answers';
import { faqFor } from '@/components/faq/faq-for';
import { useLanguage, useT } from '@/i18n/use-t';
import FoundDocuments, { MANY } from './found-documents';

interface Props {
  keyword: string;
  /** The address of a document. */
  addressOf: (id: string) => string;
  /** A document opens beside what is being done. */
  isAside?: boolean;
  /** Whether the questions of the FAQ are for who searches. */
  hasQuestions: boolean;
}

/** Documents and questions with the words anywhere, in any order. */
export default function HelpSearch({ keyword, addressOf, isAside = false, hasQuestions }: Props) {
  const t = useT();
  const language = useLanguage();
  const entries = hasQuestions ? faqFor(keyword, MANY, language) : [];
  return (
    <FoundDocuments
      keyword={keyword}
      addressOf={addressOf}
      isAside={isAside}
      others={entries.length}
      none={<p>{t('document.noMatch')}</p>}
    >
      {entries.length > 0 && (
        <section>
          <h2>{t('faq.title')}</h2>
          <FaqAnswers entries={entries} keyword={keyword} />
        </section>
      )}
    </FoundDocuments>
  );
}
