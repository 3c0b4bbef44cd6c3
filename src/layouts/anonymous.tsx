import { useT } from '@/i18n/use-t';
import { Outlet, useLocation } from '@/lib/navigation';
import { config } from '@/session/config';
import { AppearanceMenu } from './shell/appearance-menu';
import { LanguagePicker } from './shell/language-picker';
import { useDocumentTitle } from './shell/use-document-title';
import { useOutlineGone } from './start/outline';
import './shell/shell.css';

/** The shell of the anonymous screens: no token, no menu, no way into the console but a fresh load (ANON-01 to 03). */
export default function AnonymousLayout() {
  const t = useT();
  const { pathname } = useLocation();
  useDocumentTitle(pathname);
  useOutlineGone();
  return (
    <div className="anonymous-shell">
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <header className="shell-header">
        <span className="shell-brand">{config.productName || t('shell.product')}</span>
        <span className="shell-spring" />
        <AppearanceMenu />
        <LanguagePicker />
      </header>
      <main id="main" className="anonymous-main" tabIndex={-1}>
        <Outlet />
        <div id="popups" />
      </main>
    </div>
  );
}
