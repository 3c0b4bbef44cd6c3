import { Suspense } from 'react';
import { DocumentCenter } from '@/components/document/document-center';
import { DocumentsBelow } from '@/components/document/documents-below';
import { HelpFrame } from '@/components/document/help-frame';
import { HelpPage } from '@/components/document/help-page';
import { useT } from '@/i18n/use-t';
import { Link, useLocation } from '@/lib/navigation';
import { to } from '@/routes/href';
import { lazyComponent } from '@/ui/lazy/lazy-component';

const FaqView = lazyComponent(() => import('@/components/faq/faq-view'), ['help/faq']);

const addressOf = (id: string) => to('/anonymous/help_doc', { id });
const FAQ = { faq: to('/anonymous/help_doc', { view: 'faq' }) };

/** The document center for everybody; each document has an address of its own, `?id=`, and so have the questions. */
export default function HelpDoc() {
  const t = useT();
  const query = new URLSearchParams(useLocation().search);
  if (query.get('view') === 'faq') {
    return (
      <HelpFrame
        title={t('document.title')}
        note={<Link to={to('/anonymous/help_doc')}>{t('document.back')}</Link>}
        leaves={['id']}
      >
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          <FaqView
            home={({ id, category, keyword: q }) => to('/anonymous/help_doc', { view: 'faq', category, q, id })}
            below={(keyword, questions) => (
              <DocumentsBelow keyword={keyword} questions={questions} addressOf={addressOf} />
            )}
          />
        </Suspense>
      </HelpFrame>
    );
  }
  return (
    <HelpPage hasQuestions title={t('document.title')} note={t('document.note')} addressOf={addressOf}>
      <DocumentCenter id={query.get('id')} homes={FAQ} addressOf={addressOf} />
    </HelpPage>
  );
}
