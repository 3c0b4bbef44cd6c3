import { type Brand, useBrand } from '@/session/brand';
import './brand-mark.css';

/** The mark of the console beside its name, if one was set. */
export function BrandMark({ brand: { logo } }: { brand: Brand }) {
  return logo === null ? null : <img className="brand-mark" src={logo} alt="" />;
}

/** The line under every screen, if one was set. */
export function Footer() {
  const { footer } = useBrand();
  return footer === null ? null : <footer className="shell-footer">{footer}</footer>;
}
