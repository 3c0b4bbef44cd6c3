import { type ReactNode, Suspense } from 'react';
import { useT } from '@/i18n/use-t';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Keyword } from '@/ui/list/keyword';
import { Screen } from '@/ui/page/screen';
import { useQuery } from '@/ui/page/use-query';
import './help-page.css';

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

/** A screen of the help: one search over all documents and questions, in the address as `?q=`, above what it is for. */
export function HelpPage({ title, note, addressOf, hasQuestions, children }: Props) {
  const t = useT();
  const [query, change] = useQuery();
  const typed = query.get('q') ?? '';
  const keyword = typed.trim();
  return (
    <Screen title={title} note={note}>
      {/* biome-ignore lint/a11y/useSemanticElements: Safari 15 does not know <search>. */}
      <div role="search" className="help-page-search">
        <Keyword value={typed} label={t('document.search')} onChange={(q) => change({ q })} />
      </div>
      {keyword === '' ? (
        children
      ) : (
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          <HelpSearch keyword={keyword} addressOf={addressOf} hasQuestions={hasQuestions} />
        </Suspense>
      )}
    </Screen>
  );
}
