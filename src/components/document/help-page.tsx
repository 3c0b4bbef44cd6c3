import { type ReactNode, Suspense } from 'react';
import { useT } from '@/i18n/use-t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Screen } from '@/ui/page/screen';
import { useQuery } from '@/ui/page/use-query';
import './help-page.css';

// Behind the text, which does not wait for it.
const HelpField = lazyComponent(() => import('./help-field'));
const HelpSearch = lazyComponent(() => import('./help-search'));

interface Props {
  title: string;
  note?: ReactNode;
  /** The address of a document that was found. */
  addressOf: (id: string) => string;
  /** Whether the questions of the FAQ are for who searches. */
  hasQuestions: boolean;
  /** The questions stand there and are searched where they stand; documents that were found stand below them. */
  isFaq?: boolean;
  /** What stands there while nothing is searched. */
  children: ReactNode;
}

/** A screen of the help: one search over all documents and questions, in the address as `?q=`, above what it is for. */
export function HelpPage({ title, note, addressOf, hasQuestions, isFaq = false, children }: Props) {
  const t = useT();
  const [query] = useQuery();
  const keyword = (query.get('q') ?? '').trim();
  return (
    <Screen title={title} note={note}>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know <search>. */}
      <div role="search" className="help-page-search">
        <Suspense>
          <HelpField isFaq={isFaq} />
        </Suspense>
      </div>
      {(isFaq || keyword === '') && children}
      {keyword !== '' && !(isFaq && query.get('id')) && (
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          <HelpSearch keyword={keyword} addressOf={addressOf} hasQuestions={hasQuestions && !isFaq} isBelow={isFaq} />
        </Suspense>
      )}
    </Screen>
  );
}
