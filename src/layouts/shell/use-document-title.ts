import { useEffect, useSyncExternalStore } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import { onScreenName, screenName } from '@/lib/screen-name';
import { productNameOf, useBrand } from '@/session/brand';
import { rowAt } from './menu';

/**
 * "screen - product" in the shown language, behind the name of the object that a detail is about. `instead` names what
 * stands in the place of the screen: a question, a notice, the end of the session.
 */
export function useDocumentTitle(pathname: string, instead: MessageId | null = null): void {
  const t = useT();
  const brand = useBrand();
  const named = useSyncExternalStore(onScreenName, screenName);
  const name = instead === null ? named : null;
  useEffect(() => {
    const title = t(instead ?? rowAt(pathname)?.title ?? 'notFound.title');
    document.title = [...(name === null ? [] : [name]), title, productNameOf(t, brand)].join(' - ');
  }, [pathname, instead, name, t, brand]);
}
