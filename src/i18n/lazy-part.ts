import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { currentLanguage } from './locale';
import { loadMessages } from './messages';

/** A part that comes on demand together with its own messages: files under locales/<language>. */
export function lazyPart<P>(
  texts: readonly string[],
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadMessages(currentLanguage(), texts)]);
    return { default: part };
  });
}
