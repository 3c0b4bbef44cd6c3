import { useSyncExternalStore } from 'react';

/** Whether the window is as a media query says, as a hook. */
export function hookOfWindow(media: string): () => boolean {
  const query = () => window.matchMedia(media);
  const subscribe = (listener: () => void) => {
    const found = query();
    found.addEventListener('change', listener);
    return () => found.removeEventListener('change', listener);
  };
  return () => useSyncExternalStore(subscribe, () => query().matches);
}

/** Whether the window is as narrow as a phone. */
export const useNarrow = hookOfWindow('(max-width: 599px)');
