import { Button } from 'antd';
import { type ReactNode, Suspense, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { CODES } from '@/api/codes';
import type { Session } from '@/api/session/session';
import { useT } from '@/i18n/use-t';
import type { Failure } from '@/lib/contract/failure';
import { isOffered } from '@/lib/contract/offered';
import { dropEarly } from '@/lib/http/early';
import { Outlet, reloadPage, useLocation } from '@/lib/navigation';
import { DEFAULT_SIGN_IN } from '@/session/config';
import { onSessionEnd, sessionEnd } from '@/session/guard';
import { useChallenge } from '@/session/sensitive';
import { loadSession, useSessionState } from '@/session/session';
import { goToSignIn } from '@/session/sign-out';
import { isConsolePage } from '@/session/token';
import { useOffersNow } from '@/ui/data/use-offers';
import { Overlays } from '@/ui/feedback/overlays';
import { LoadFailure } from '@/ui/feedback/states';
import { WayBackContext } from '@/ui/feedback/way-back';
import { BehindAnswers } from '@/ui/lazy/behind-answers';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { OptionalPart } from '@/ui/lazy/optional-part';
import { Screen } from '@/ui/page/screen';
import { Footer } from './shell/brand-mark';
import { Breadcrumb, listAbove } from './shell/breadcrumb';
import { Header } from './shell/header';
import { Interstitial } from './shell/interstitial';
import { LinkedZone } from './shell/linked-zone';
import { mayEnter, rowAt } from './shell/menu';
import { NoPermission } from './shell/no-permission';
import { NotOffered } from './shell/not-offered';
import { rememberScreen } from './shell/recent';
import { InputAtRisk, SessionEnded } from './shell/session-ended';
import { SideMenu } from './shell/side-menu';
import { SkipLink } from './shell/skip-link';
import { useDocumentTitle } from './shell/use-document-title';
import { useScrollPlace } from './shell/use-scroll-place';
import { VersionNotice } from './shell/version-notice';
import { ViewBanner } from './shell/view-banner';
import { askLeave, leaveTarget } from './start/leave';
import { useOutlineGone } from './start/outline';
import { ScreenSkeleton } from './start/screen-skeleton';
import './shell/shell.css';

const TEXTS = ['components/on-demand'];
const SensitiveDialog = lazyComponent(() => import('./shell/sensitive-dialog'), TEXTS);
const PasswordReset = lazyComponent(() => import('./shell/password-reset'), TEXTS);
const ConfigNotice = lazyComponent(() => import('./shell/config-notice'), TEXTS);
const Wall = lazyComponent(() => import('./shell/wall'), [...TEXTS, 'components/wall']);

/** From an anonymous screen the console is another document: nothing of it was started on this page. */
export default function ConsoleLayout() {
  const isStarted = isConsolePage();
  useOutlineGone();
  useEffect(() => {
    if (!isStarted) reloadPage();
  }, [isStarted]);
  return isStarted ? <Shell /> : <ScreenSkeleton />;
}

/** As it is delivered, config.js has nothing that could be wrong: then its check is not even loaded. */
const isConfigured = (): boolean =>
  !window.consoleConfig ||
  Object.entries(window.consoleConfig).some(
    ([key, value]) => String(value) !== (key === 'signInUrl' ? DEFAULT_SIGN_IN : ''),
  );

/** Whether a session may see what stands at a path; one that no screen has says so itself. */
function mayShow(pathname: string, session: Session): boolean {
  const row = rowAt(pathname);
  return !row || mayEnter(row, session);
}

/** The console's shell: header, side menu, breadcrumb and one screen. */
function Shell() {
  const t = useT();
  const end = useSyncExternalStore(onSessionEnd, sessionEnd);
  const challenge = useChallenge();
  const state = useSessionState();
  const { pathname } = useLocation();
  const menuButton = useRef<HTMLButtonElement>(null);
  // The drawer of a phone is open at one address only, so every navigation closes it.
  const [drawerAt, setDrawerAt] = useState<string | null>(null);
  const isDrawerOpen = drawerAt === pathname;
  const [target, setTarget] = useState(leaveTarget);
  const reset = state.status === 'ready' ? state.session.passwordReset : 'none';
  const isForbidden = state.status === 'ready' && !mayShow(pathname, state.session);
  useDocumentTitle(
    pathname,
    end !== 'none'
      ? 'session.ended'
      : reset !== 'none'
        ? 'passwordReset.title'
        : target !== null
          ? 'leave.title'
          : isForbidden
            ? 'noPermission.title'
            : null,
  );
  useScrollPlace(pathname);
  const closeDrawer = () => {
    setDrawerAt(null);
    menuButton.current?.focus();
  };
  if (end === 'ended') return <SessionEnded />;
  const proof = (
    <Overlays onLost={() => challenge?.answer(null)}>{challenge && <SensitiveDialog challenge={challenge} />}</Overlays>
  );
  if (reset !== 'none') {
    return (
      <>
        <Overlays onLost={reloadPage}>
          <PasswordReset reason={reset} />
        </Overlays>
        {proof}
      </>
    );
  }
  if (target !== null) {
    const stay = () => {
      askLeave(null);
      setTarget(null);
    };
    return <Interstitial url={target} onCancel={stay} />;
  }
  return (
    <div className="shell">
      <SkipLink />
      <Header
        onMenu={() => setDrawerAt(isDrawerOpen ? null : pathname)}
        isMenuOpen={isDrawerOpen}
        menuButton={menuButton}
      />
      <SideMenu pathname={pathname} isOpen={isDrawerOpen} onGo={() => setDrawerAt(null)} onClose={closeDrawer} />
      {isDrawerOpen && (
        <button type="button" className="menu-backdrop" aria-label={t('common.close')} onClick={closeDrawer} />
      )}
      <main id="main" className="shell-main" tabIndex={-1} inert={isDrawerOpen}>
        <ViewBanner />
        <LinkedZone />
        {state.status === 'ready' && (
          <>
            <OptionalPart place={null} again={pathname}>
              <Suspense>{state.session.isScreenMode && <Wall />}</Suspense>
            </OptionalPart>
            {isConfigured() && (
              <BehindAnswers again={pathname}>
                <ConfigNotice session={state.session} />
              </BehindAnswers>
            )}
          </>
        )}
        <Content pathname={pathname} />
        <Footer />
        <div id="popups" />
      </main>
      {proof}
      <VersionNotice />
      {end === 'unsaved' && <InputAtRisk />}
    </div>
  );
}

const GONE = String(CODES.NOT_FOUND);
const isGone = ({ kind, code }: Failure): boolean =>
  kind === 'http' ? code === '404' || code === '410' : code === GONE;

/** Says to the screen inside where it leads back to when its object is gone. */
function WithWayBack({ pathname, children }: { pathname: string; children: ReactNode }) {
  const t = useT();
  const wayBack = useMemo(() => {
    const list = listAbove(pathname);
    return { isGone, list: list ? { label: t(list.title), to: list.path } : null };
  }, [pathname, t]);
  return <WayBackContext value={wayBack}>{children}</WayBackContext>;
}

/** The screen itself, once rights are known: a path without its right shows the notice, never an empty table. */
function Content({ pathname }: { pathname: string }) {
  const t = useT();
  const state = useSessionState();
  const offers = useOffersNow();
  const row = rowAt(pathname);
  const isShown = state.status === 'ready' && mayShow(pathname, state.session);
  const account = state.status === 'ready' ? state.session.account.id : '';
  const path = row?.path;
  useEffect(() => {
    if (isShown && path) rememberScreen(account, path);
  }, [isShown, account, path]);
  useEffect(() => {
    // What was asked for ahead belongs to a screen that does not open.
    if (state.status === 'ready' && !isShown) dropEarly();
  }, [state.status, isShown]);
  if (state.status === 'loading') return <ScreenSkeleton />;
  if (state.status === 'failed') {
    return (
      <Screen title={t(row?.title ?? 'notFound.title')}>
        <LoadFailure failure={state.failure} onRetry={() => void loadSession()} />
        {state.failure.kind === 'http' && state.failure.code === '401' && (
          <Button type="primary" onClick={goToSignIn}>
            {t('session.signIn')}
          </Button>
        )}
      </Screen>
    );
  }
  if (!isShown) return <NoPermission row={row} />;
  if (row && !isOffered(row.capability, offers)) return <NotOffered row={row} />;
  return (
    <>
      <Breadcrumb pathname={pathname} />
      {/* Each object has an instance of its own: nothing of one stands under the address of the next. */}
      <WithWayBack pathname={pathname}>
        <Outlet key={pathname} />
      </WithWayBack>
    </>
  );
}
