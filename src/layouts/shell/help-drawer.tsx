import { Drawer } from 'antd';
import { Suspense, useState } from 'react';
import { useMaySee } from '@/components/screen-link/screen-link';
import { useT } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { to } from '@/routes/href';
import type { RouteRow } from '@/routes/route';
import { ProblemLink } from '@/ui/feedback/problem-link';
import { useClosing } from '@/ui/feedback/use-closing';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { Keyword } from '@/ui/list/keyword';
import { rowAt } from './menu';
import './help-drawer.css';

const Document = lazyComponent(
  () => import('@/components/document/document').then((module) => module.Document),
  ['components/document-center'],
);

const HelpFaq = lazyComponent(() => import('./help-faq'));
const HelpSearch = lazyComponent(() => import('@/components/document/help-search'));

/** The row above one; the home says nothing about what it only leads to, which takes a right of its own. */
const aboveOf = ({ parent, permission }: RouteRow) =>
  parent && (parent !== '/console' || permission === 'console') ? rowAt(parent) : undefined;

/** The documents of a screen, else those of the nearest screen above it. */
function helpOf(row: RouteRow | undefined): readonly string[] {
  if (!row || row.help) return row?.help ?? [];
  return helpOf(aboveOf(row));
}

/** A path and those above it. */
function pathsOf(row: RouteRow | undefined): readonly string[] {
  return row ? [row.path, ...pathsOf(aboveOf(row))] : [];
}

/** The documents about a screen and its questions of the FAQ, or what a search finds in all of them. */
export default function HelpDrawer({ pathname, onClose }: { pathname: string; onClose: () => void }) {
  const t = useT();
  const [isOpen, close] = useClosing(onClose);
  const [keyword, setKeyword] = useState('');
  const maySee = useMaySee();
  const row = rowAt(pathname);
  const ids = helpOf(row);
  return (
    <Drawer
      open={isOpen}
      title={t('help.title', { screen: t(row?.title ?? 'notFound.title') })}
      size={480}
      onClose={close}
    >
      <div className="help-drawer">
        <Keyword value={keyword} label={t('help.search')} onChange={setKeyword} />
        <Suspense fallback={<p role="status">{t('common.loading')}</p>}>
          {keyword.trim() !== '' && (
            <HelpSearch
              isAside
              keyword={keyword.trim()}
              addressOf={(id) => to(maySee('/help_doc/list') ? '/help_doc/list' : '/anonymous/help_doc', { id })}
              hasQuestions={maySee('/common_problem')}
            />
          )}
          {keyword.trim() === '' && ids.map((id) => <Document key={id} id={id} />)}
          {keyword.trim() === '' && <HelpFaq paths={pathsOf(row)} isOnly={ids.length === 0} />}
        </Suspense>
        <Link to={to('/anonymous/help_doc')} target="_blank">
          {t('help.center')}
        </Link>
        <ProblemLink />
      </div>
    </Drawer>
  );
}
