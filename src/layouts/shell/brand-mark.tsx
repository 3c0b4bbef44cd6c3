import { type Brand, useBrand } from '@/session/brand';
import { config } from '@/session/config';
import './brand-mark.css';

/** The mark beside the name: the one that was set, or the console's own beside its own name. */
export function BrandMark({ brand: { logo, productName } }: { brand: Brand }) {
  if (logo !== null) return <img className="brand-mark" src={logo} alt="" />;
  return productName === null && config.productName === '' ? <OwnMark /> : null;
}

/** A D and the dot that ends every domain name; the same as public/icon.svg. */
function OwnMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 32 32" width="24" height="24" aria-hidden focusable="false">
      <rect width="32" height="32" rx="7" fill="#1d5fd1" />
      <path d="M8.5 8.5H13a7.5 7.5 0 0 1 0 15H8.5Z" fill="none" stroke="#fff" strokeWidth="3" strokeLinejoin="round" />
      <circle cx="24.5" cy="23" r="2.5" fill="#a9ccff" />
    </svg>
  );
}

/** The line under every screen, if one was set. */
export function Footer() {
  const { footer } = useBrand();
  return footer === null ? null : <footer className="shell-footer">{footer}</footer>;
}
