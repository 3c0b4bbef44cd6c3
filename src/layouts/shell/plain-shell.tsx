import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import { productNameOf, useBrand } from '@/session/brand';
import { AppearanceMenu } from './appearance-menu';
import { BrandMark, Footer } from './brand-mark';
import { LanguagePicker } from './language-picker';
import { LinkedZone } from './linked-zone';
import { SkipLink } from './skip-link';
import './shell.css';

interface Props {
  /** Takes the width of a report; otherwise it is as wide as a form and stands in the middle. */
  isWide?: boolean;
  children: ReactNode;
}

/** Around what stands outside the console: its name, language and appearance, and the page in the middle. */
export function PlainShell({ isWide = false, children }: Props) {
  const t = useT();
  const brand = useBrand();
  return (
    <div className="anonymous-shell">
      <SkipLink />
      <header className="shell-header">
        <BrandMark brand={brand} />
        <span className="shell-brand">{productNameOf(t, brand)}</span>
        <span className="shell-spring" />
        <AppearanceMenu />
        <LanguagePicker />
      </header>
      <main id="main" className="anonymous-main" data-wide={isWide} tabIndex={-1}>
        <LinkedZone />
        {children}
        <div id="popups" />
        <Footer />
      </main>
    </div>
  );
}
