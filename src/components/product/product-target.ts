import type { Product } from '@/api/session/session';
import { mayOpen } from '@/components/screen-link/may-open';
import { redirectTarget } from '@/lib/http/trusted';
import { config } from '@/session/config';

/**
 * Where a product is entered (decision 41): its own address if that is ours or trusted, else its landing page; null if
 * there is neither for an account with these menu rights.
 */
export function productTarget(
  { code, productUrl }: Product,
  menus: readonly string[],
): { href: string; isScreen: boolean } | null {
  const own = redirectTarget(productUrl, window.location.origin, config.trustedOrigins);
  if (own?.isTrusted) return { href: own.url, isScreen: false };
  const page = `/landing_page/${encodeURIComponent(code)}`;
  return mayOpen(page, menus) ? { href: page, isScreen: true } : null;
}
