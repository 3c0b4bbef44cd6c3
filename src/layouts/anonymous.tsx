import { useT } from '@/i18n/use-t';
import { Outlet, useLocation } from '@/lib/navigation';
import { productNameOf, useBrand } from '@/session/brand';
import { AppearanceMenu } from './shell/appearance-menu';
import { BrandMark, Footer } from './shell/brand-mark';
import { LanguagePicker } from './shell/language-picker';
import { useDocumentTitle } from './shell/use-document-title';
import { useOutlineGone } from './start/outline';
import './shell/shell.css';

/** The shell of the anonymous screens: no token, no menu, no way into the console but a fresh load (ANON-01 to 03). */
export default function AnonymousLayout() {
  const t = useT();
  const brand = useBrand();
  const { pathname } = useLocation();
  useDocumentTitle(pathname);
  useOutlineGone();
  return (
    <div className="anonymous-shell">
      <a className="skip-link" href="#main">
        {t('shell.skip')}
      </a>
      <header className="shell-header">
        <BrandMark brand={brand} />
        <span className="shell-brand">{productNameOf(t, brand)}</span>
        <span className="shell-spring" />
        <AppearanceMenu />
        <LanguagePicker />
      </header>
      <main id="main" className="anonymous-main" tabIndex={-1}>
        <Outlet />
        <div id="popups" />
        <Footer />
      </main>
    </div>
  );
}
