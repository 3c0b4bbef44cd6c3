import { documentApi } from '@/api/help/doc';
import { FaqAnswers } from '@/components/faq/faq-answers';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { hasEachWord } from '@/lib/highlight';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { faqFor } from '../palette/faq';

const MANY = 10;

/** Documents with the words in their title, and questions with them anywhere; answers open in place. */
export default function HelpSearch({ keyword }: { keyword: string }) {
  const t = useT();
  const maySee = useMaySee();
  const { data, failure, reload } = useLoad(documentApi.getDirectories, {});
  const documents = (data?.list.flatMap((one) => one.documents) ?? [])
    .filter(({ title }) => hasEachWord([title], keyword))
    .slice(0, MANY);
  const entries = maySee('/common_problem') ? faqFor(keyword, MANY) : [];
  const addressOf = (id: string) =>
    maySee('/help_doc/list') ? to('/help_doc/list', { id }) : to('/anonymous/help_doc', { id });
  return (
    <>
      {failure && !data && <LoadFailure failure={failure} onRetry={reload} />}
      <p className="visually-hidden" role="status">
        {t('pick.count', { count: documents.length + entries.length })}
      </p>
      {data && documents.length + entries.length === 0 && <p>{t('pick.none')}</p>}
      {documents.length > 0 && (
        <section>
          <h2>{t('document.title')}</h2>
          <ul>
            {documents.map(({ id, title }) => (
              <li key={id}>
                <Link to={addressOf(id)} target="_blank">
                  <bdi>{title}</bdi>
                </Link>
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
    </>
  );
}
