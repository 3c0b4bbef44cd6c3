import type { ReactNode } from 'react';
import { type DocumentMatch, documentApi } from '@/api/help/doc';
import { Marked } from '@/components/faq/marked';
import { useT } from '@/i18n/use-t';
import { hasEachWord } from '@/lib/highlight';
import { Link } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { useOffers } from '@/ui/data/use-offers';
import { LoadFailure } from '@/ui/feedback/states';
import './found-documents.css';

/** As many of each kind are shown. */
export const MANY = 10;

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
  /** How many others were found besides, which the one count that is read out includes. */
  others: number;
  /** What is said where neither a document nor anything else was found. */
  none?: ReactNode;
  /** What else was found, below the documents. */
  children?: ReactNode;
}

/** Documents with the words anywhere, in any order: what has them stands open below its title, marked. */
export default function FoundDocuments({ keyword, addressOf, isAside = false, others, none, children }: Props) {
  const t = useT();
  const { list, isThere, failure, reload } = useDocuments(keyword);
  const count = list.length + others;
  return (
    <div className="help-hits">
      {failure && !isThere && <LoadFailure failure={failure} onRetry={reload} />}
      {/* Read out once, when all that is to be counted is there. */}
      <p className="visually-hidden" role="status">
        {(isThere || failure) && t('pick.count', { count })}
      </p>
      {isThere && count === 0 && none}
      {list.length > 0 && (
        <section>
          <h2>{t('document.title')}</h2>
          <ul>
            {list.map(({ id, title, passages }) => (
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
      {children}
    </div>
  );
}
