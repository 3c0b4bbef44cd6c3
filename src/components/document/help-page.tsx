import { type ReactNode, Suspense } from 'react';
import { useT } from '@/i18n/use-t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { useQuery } from '@/ui/page/use-query';
import { HelpFrame } from './help-frame';

const HelpSearch = lazyComponent(() => import('./help-search'));

interface Props {
  title: string;
  note?: ReactNode;
  /** The address of a document that was found. */
  addressOf: (id: string) => string;
  /** Whether the questions of the FAQ are for who searches. */
  hasQuestions: boolean;
  /** What stands there while nothing is searched. */
  children: ReactNode;
}

/** A screen of the help: one search over all documents and questions above what it is for. */
export function HelpPage({ title, note, addressOf, hasQuestions, children }: Props) {
  const t = useT();
  const [query] = useQuery();
  const keyword = (query.get('q') ?? '').trim();
  return (
    <HelpFrame title={title} note={note}>
      {keyword === '' ? (
        children
      ) : (
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          <HelpSearch keyword={keyword} addressOf={addressOf} hasQuestions={hasQuestions} />
        </Suspense>
      )}
    </HelpFrame>
  );
}
