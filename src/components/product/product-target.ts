import type { Product } from '@/api/session/session';
import { redirectTarget } from '@/lib/http/trusted';
import { config, innerPath } from '@/session/config';
import { mayOpen } from '../screen-link/may-open';

/** The page that says what a product does. */
export const landingOf = (code: string): string => `/landing_page/${encodeURIComponent(code)}`;

/** Whether an address is the console's home, or the page that only describes the product: there is nothing to enter. */
function isOwnPage(address: string, code: string): boolean {
  const { origin, pathname } = new URL(address);
  const path = origin === window.location.origin ? innerPath(pathname) : null;
  return path !== null && ['/', '/console', landingOf(code)].includes(path);
}

/** Where a product is entered, if the gateway names an address of its own that is on our origin or a trusted one; null if not. */
export function ownAddress({ code, productUrl }: Pick<Product, 'code' | 'productUrl'>): string | null {
  const own = redirectTarget(productUrl, window.location.origin, config.trustedOrigins);
  return own?.isTrusted && !isOwnPage(own.url, code) ? own.url : null;
}

/**
 * Where the name of a product leads: to its own address, else to the screen that describes it; null if there is neither for
 * an account with these menu rights.
 */
export function productTarget(product: Product, menus: readonly string[]): { href: string; isScreen: boolean } | null {
  const own = ownAddress(product);
  if (own !== null) return { href: own, isScreen: false };
  const page = landingOf(product.code);
  return mayOpen(page, menus) ? { href: page, isScreen: true } : null;
}
