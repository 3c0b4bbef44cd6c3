import { useEffect } from 'react';
import { useT } from '@/i18n/use-t';
import { config } from '@/session/config';
import { rowAt } from './menu';

/** "screen - product" in the shown language (A11Y-7). Waits for the messages of the screen's area by its heading. */
export function useDocumentTitle(pathname: string): void {
  const t = useT();
  useEffect(() => {
    const row = rowAt(pathname);
    const title = t(row ? row.title : 'notFound.title');
    document.title = `${title} - ${config.productName || t('shell.product')}`;
  }, [pathname, t]);
}
