import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from 'react';
import { useT } from '@/i18n/use-t';
import { Outlet, useLocation } from '@/lib/navigation';
import { rowOf } from '@/routes';
import { isSessionOver, onSessionEnd } from '@/session/guard';
import { useChallenge } from '@/session/sensitive';
import { loadSession, useSessionState } from '@/session/session';
import { LoadFailure } from '@/ui/states';
import { Breadcrumb } from './shell/breadcrumb';
import { Header } from './shell/header';
import { Interstitial } from './shell/interstitial';
import { NoPermission } from './shell/no-permission';
import { SessionEnded } from './shell/session-ended';
import { SideMenu } from './shell/side-menu';
import { useDocumentTitle } from './shell/use-document-title';
import { leaveTarget } from './start/leave';
import { ScreenSkeleton } from './start/screen-skeleton';
import './shell/shell.css';

const SensitiveDialog = lazy(() => import('./shell/sensitive-dialog'));

/** The console's shell: header, side menu, breadcrumb and one screen. */
export default function ConsoleLayout() {
  const t = useT();
  const isOver = useSyncExternalStore(onSessionEnd, isSessionOver);
  const challenge = useChallenge();
  const [isDrawerOpen, setDrawerOpen] = useState(false);
  const { pathname } = useLocation();
  useDocumentTitle(pathname);
  useEffect(() => setDrawerOpen(pathname === ''), [pathname]);
  if (isOver) return <SessionEnded />;
  if (leaveTarget()) return <Interstitial url={leaveTarget() ?? ''} />;
  return (
    <div className="shell">
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <Header onMenu={() => setDrawerOpen((open) => !open)} isMenuOpen={isDrawerOpen} />
      <SideMenu isDrawerOpen={isDrawerOpen} onCloseDrawer={() => setDrawerOpen(false)} />
      <main id="main" className="shell-main" tabIndex={-1}>
        <Content pathname={pathname} />
      </main>
      {challenge && (
        <Suspense>
          <SensitiveDialog challenge={challenge} />
        </Suspense>
      )}
    </div>
  );
}

/** The screen itself, once rights are known: a path without its right shows the notice, never an empty table. */
function Content({ pathname }: { pathname: string }) {
  const state = useSessionState();
  const row = rowOf(pathname);
  if (state.status === 'loading') return <ScreenSkeleton />;
  if (state.status === 'failed') return <LoadFailure failure={state.failure} onRetry={() => void loadSession()} />;
  if (row?.permission && !state.session.menus.includes(row.permission)) return <NoPermission />;
  return (
    <>
      <Breadcrumb pathname={pathname} />
      <Outlet />
    </>
  );
}
