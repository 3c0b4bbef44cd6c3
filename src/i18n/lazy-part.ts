import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { currentLanguage } from './locale';
import { loadMessages } from './messages';

/** A part that comes on demand together with the messages of its own area, which need not be those of its screen. */
export function lazyPart<P>(
  area: string,
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [part] = await Promise.all([load(), loadMessages(currentLanguage(), [area])]);
    return { default: part };
  });
}
