import { Suspense, useId } from 'react';
import { documentApi } from '@/api/help/doc';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import { useLoad } from '@/ui/data/use-load';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const FaqAbout = lazyComponent(() => import('@/components/faq/faq-about'));

interface Props {
  path: string;
  /** Ids of the documents about the product. */
  documents: readonly string[];
}

/** The documents and questions about the product, by their titles; nobody waits for them. */
export function Help({ path, documents }: Props) {
  const t = useT();
  const id = useId();
  const maySee = useMaySee()('/help_doc/list');
  const { data } = useLoad(documentApi.getDirectories, {});
  const known = data?.list.flatMap((one) => one.documents) ?? [];
  const shown = documents.flatMap((one) => known.find((document) => document.id === one) ?? []);
  if (!maySee) return null;
  return (
    <section aria-labelledby={id}>
      <h2 id={id}>{t('landing.help')}</h2>
      <ul className="landing-help">
        {shown.map((one) => (
          <li key={one.id}>
            <Link to={to('/help_doc/list', { id: one.id })}>
              <bdi>{one.title}</bdi>
            </Link>
          </li>
        ))}
        <Suspense>
          <FaqAbout paths={[path]} max={4} />
        </Suspense>
      </ul>
    </section>
  );
}
