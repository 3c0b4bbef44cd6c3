import type { Expiry } from '@/api/console/expiry';
import type { T } from '@/i18n/use-t';
import { shownText } from '@/lib/shown';
import { productName } from '../product/product-labels';

/** What an end belongs to, in words; a product is named by its code. */
export const expiryName = (t: T, { kind, id, name }: Expiry['object']): string =>
  kind === 'product' ? productName(t, id) : shownText(name || id);
