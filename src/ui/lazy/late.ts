import { type ComponentType, startTransition, useCallback, useState } from 'react';
import { currentLanguage } from '@/i18n/locale';
import { loadMessages } from '@/i18n/messages';
import { noteLostChunk } from '@/lib/chunk-error';

/** Code that is loaded when it is wanted, with the messages that it speaks from. */
export interface Late<V> {
  /** Null before it is here. */
  get: () => V | null;
  /** Asks for it, once for all who want it. Where a chunk is lost it rejects, and whoever wants it next asks anew. */
  load: () => Promise<V>;
}

/**
 * What every late part of the console is made of: `late(() => import('./phone-sheet'))`, beside the imports, gives the default
 * export; `texts` are message files under locales/<language>. `lazyComponent` draws it inside a Suspense, `useLate` lets
 * an element take it on, `load` is for anything else.
 */
export function late<V>(load: () => Promise<{ default: V }>, texts: readonly string[] = []): Late<V> {
  let value: V | null = null;
  let coming: Promise<V> | null = null;
  const ask = async () => {
    try {
      const [loaded] = await Promise.all([load(), loadMessages(currentLanguage(), texts)]);
      value = loaded.default;
      return value;
    } catch (error) {
      coming = null;
      noteLostChunk(error);
      throw error;
    }
  };
  return {
    get: () => value,
    load: () => {
      coming ??= ask();
      return coming;
    },
  };
}

/**
 * A part that an element takes on when it is wanted, such as the menu of a button: null before, and what asks for it. A lost
 * chunk leaves the element as it was, and `onLost` hears it, with what asks again.
 */
export function useLate<P>(
  part: Late<ComponentType<P>>,
  onLost?: (wantAgain: () => void) => void,
): [part: ComponentType<P> | null, want: () => void] {
  const [loaded, setLoaded] = useState(part.get);
  const want = useCallback(() => {
    if (loaded) return;
    const ask = (): Promise<void> =>
      part.load().then(
        (value) => startTransition(() => setLoaded(() => value)),
        () => onLost?.(() => void ask()),
      );
    void ask();
  }, [part, loaded, onLost]);
  return [loaded, want];
}
