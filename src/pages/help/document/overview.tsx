import { type Directory, documentApi } from '@/api/help/doc';
import { areasOf, DIRECTORIES } from '@/components/document/directories';
import { DocumentLinks } from '@/components/document/document-links';
import { codeText } from '@/i18n/code-text';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { useLoad } from '@/ui/data/use-load';
import { LoadFailure } from '@/ui/feedback/states';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import './overview.css';

// All questions with their answers: the documents do not wait for them.
const FirstQuestions = lazyComponent(() => import('@/components/faq/first-questions'));

interface Props {
  /** The address of a document. */
  addressOf: (id: string) => string;
  /** Screens of their own that directories have, by type. */
  homes: Readonly<Record<string, string>>;
  /** The address of a question; null for who may not read the FAQ. */
  questionOf: ((id: string) => string) | null;
}

/** Everything there is to read at one glance: the areas of the guide, then the other directories. */
export function DocumentOverview({ addressOf, homes, questionOf }: Props) {
  const t = useT();
  const loaded = useLoad(documentApi.getDirectories, {});
  if (loaded.failure && !loaded.data) return <LoadFailure failure={loaded.failure} onRetry={loaded.reload} />;
  if (!loaded.data) return <p role="status">{t('common.loading')}</p>;
  const { list } = loaded.data;
  const inAreas = list.filter(({ documents }) => documents.some(({ area }) => area !== undefined));
  const others = list.filter((one) => !inAreas.includes(one));
  const headOf = ({ type }: Directory) => {
    const label = codeText(t, DIRECTORIES, type);
    const home = homes[type];
    return home === undefined ? label : <Link to={home}>{label}</Link>;
  };
  return (
    <div className={inAreas.length > 0 ? 'document-overview has-areas' : 'document-overview'}>
      {inAreas.map((one) => (
        <section key={one.type}>
          <h2>{headOf(one)}</h2>
          <div className="document-cards">
            {areasOf(one.documents).map(({ area, documents }) => (
              <section key={area ?? ''}>
                {area !== undefined && (
                  <h3>
                    <bdi>{area}</bdi>
                  </h3>
                )}
                <DocumentLinks documents={documents} addressOf={addressOf} />
              </section>
            ))}
          </div>
        </section>
      ))}
      <div className="document-cards">
        {others.map((one) => (
          <section key={one.type}>
            <h2>{headOf(one)}</h2>
            {one.documents.length > 0 && <DocumentLinks documents={one.documents} addressOf={addressOf} />}
            {/* The console brings questions of its own, so that their directory is not empty where they can be reached. */}
            {one.type === 'faq' && questionOf && (
              <OptionalPart place={null} again={loaded.at}>
                <FirstQuestions addressOf={questionOf} />
              </OptionalPart>
            )}
            {one.type === 'faq' && homes.faq !== undefined && <Link to={homes.faq}>{t('document.openFaq')}</Link>}
            {one.documents.length === 0 && one.type !== 'faq' && <p>{t('document.none')}</p>}
          </section>
        ))}
      </div>
    </div>
  );
}
