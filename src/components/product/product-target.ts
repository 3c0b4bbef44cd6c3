import type { Product } from '@/api/session/session';
import { redirectTarget } from '@/lib/http/trusted';
import { config } from '@/session/config';
import { mayOpen } from '../screen-link/may-open';

/** The page that says what a product does. */
export const landingOf = (code: string): string => `/landing_page/${encodeURIComponent(code)}`;

/** A product's own address, if the gateway names one that is ours or trusted; null if not. */
export function ownAddress({ productUrl }: Pick<Product, 'productUrl'>): string | null {
  const own = redirectTarget(productUrl, window.location.origin, config.trustedOrigins);
  return own?.isTrusted ? own.url : null;
}

/**
 * Where a product is entered: its own address, else its landing page; null if there is neither for an account with these
 * menu rights.
 */
export function productTarget(product: Product, menus: readonly string[]): { href: string; isScreen: boolean } | null {
  const own = ownAddress(product);
  if (own !== null) return { href: own, isScreen: false };
  const page = landingOf(product.code);
  return mayOpen(page, menus) ? { href: page, isScreen: true } : null;
}
