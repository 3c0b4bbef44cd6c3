import { type DocumentMatch, documentApi } from '@/api/help/doc';
import { FaqAnswers } from '@/components/faq/faq-answers';
import { faqFor } from '@/components/faq/faq-for';
import { Marked } from '@/components/faq/marked';
import { useLanguage, useT } from '@/i18n/use-t';
import { hasEachWord } from '@/lib/highlight';
import { Link } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { LoadFailure } from '@/ui/feedback/states';
import './help-search.css';

const MANY = 10;

type Match = Pick<DocumentMatch, 'id' | 'title' | 'passages'>;

/** What the gateway finds in its documents; one that does not search is looked through by title. */
function useDocuments(keyword: string) {
  const isSearched = useOffers()(documentApi.getMatches);
  const matches = useLoad(documentApi.getMatches, { keyword }, { isReady: isSearched });
  const titles = useLoad(documentApi.getDirectories, {}, { isReady: !isSearched });
  const loaded = isSearched ? matches : titles;
  const titled = (titles.data?.list.flatMap((one) => one.documents) ?? [])
    .filter(({ title }) => hasEachWord([title], keyword))
    .map((one): Match => ({ ...one, passages: [] }));
  const list: readonly Match[] = isSearched ? (matches.data?.list ?? []) : titled;
  return {
    list: list.slice(0, MANY),
    isThere: loaded.data !== undefined,
    failure: loaded.failure,
    reload: loaded.reload,
  };
}

interface Props {
  keyword: string;
  /** The address of a document. */
  addressOf: (id: string) => string;
  /** A document opens beside what is being done. */
  isAside?: boolean;
  /** Whether the questions of the FAQ are for who searches. */
  hasQuestions: boolean;
  /** Below what was found of the questions, which says itself that there is none. */
  isBelow?: boolean;
}

/** Documents and questions with the words anywhere, in any order: what has them stands open below its title, marked. */
export default function HelpSearch({ keyword, addressOf, isAside = false, isBelow = false, hasQuestions }: Props) {
  const t = useT();
  const language = useLanguage();
  const { list: documents, isThere, failure, reload } = useDocuments(keyword);
  const entries = hasQuestions ? faqFor(keyword, MANY, language) : [];
  return (
    <div className={isBelow ? 'help-hits is-below' : 'help-hits'}>
      {failure && !isThere && <LoadFailure failure={failure} onRetry={reload} />}
      <p className="visually-hidden" role="status">
        {t('pick.count', { count: documents.length + entries.length })}
      </p>
      {isThere && !isBelow && documents.length + entries.length === 0 && <p>{t('document.noMatch')}</p>}
      {documents.length > 0 && (
        <section>
          <h2>{t('document.title')}</h2>
          <ul>
            {documents.map(({ id, title, passages }) => (
              <li key={id}>
                <Link to={addressOf(id)} {...(isAside && { target: '_blank' })}>
                  <Marked text={title} keyword={keyword} />
                </Link>
                {passages.map((passage) => (
                  <p key={passage} className="help-passage">
                    <Marked text={passage} keyword={keyword} />
                  </p>
                ))}
              </li>
            ))}
          </ul>
        </section>
      )}
      {entries.length > 0 && (
        <section>
          <h2>{t('faq.title')}</h2>
          <FaqAnswers entries={entries} keyword={keyword} />
        </section>
      )}
    </div>
  );
}
