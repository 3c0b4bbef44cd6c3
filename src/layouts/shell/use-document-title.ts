import { useEffect } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { productNameOf, useBrand } from '@/session/brand';
import { rowAt } from './menu';

/**
 * "screen - product" in the shown language. `instead` names what stands in the place of the screen: a question, a notice,
 * the end of the session.
 */
export function useDocumentTitle(pathname: string, instead: MessageId | null = null): void {
  const t = useT();
  const brand = useBrand();
  useEffect(() => {
    const title = t(instead ?? rowAt(pathname)?.title ?? 'notFound.title');
    document.title = `${title} - ${productNameOf(t, brand)}`;
  }, [pathname, instead, t, brand]);
}
