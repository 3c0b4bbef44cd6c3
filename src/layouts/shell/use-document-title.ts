import { useEffect } from 'react';
import { useT } from '@/i18n/use-t';
import { productNameOf, useBrand } from '@/session/brand';
import { rowAt } from './menu';

/** "screen - product" in the shown language (A11Y-7). Waits for the messages of the screen's area by its heading. */
export function useDocumentTitle(pathname: string): void {
  const t = useT();
  const brand = useBrand();
  useEffect(() => {
    const row = rowAt(pathname);
    const title = t(row ? row.title : 'notFound.title');
    document.title = `${title} - ${productNameOf(t, brand)}`;
  }, [pathname, t, brand]);
}
