import { Suspense } from 'react';
import { useT } from '@/i18n/use-t';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const FoundDocuments = lazyComponent(() => import('./found-documents'));

interface Props {
  keyword: string;
  /** How many questions were found above. */
  questions: number;
  /** The address of a document. */
  addressOf: (id: string) => string;
}

/** The documents with the words that questions were searched for, below these. */
export function DocumentsBelow({ keyword, questions, addressOf }: Props) {
  const t = useT();
  return (
    <Suspense fallback={<p>{t('common.loading')}</p>}>
      <FoundDocuments keyword={keyword} others={questions} addressOf={addressOf} />
    </Suspense>
  );
}
