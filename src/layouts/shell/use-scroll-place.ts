import { useEffect, useRef } from 'react';
import { history } from 'umi';

/** What an operator does to scroll by hand: it ends a restoring that still waits for the screen to grow. */
const BY_HAND = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to a place as soon as the page is tall enough; returns the function that gives up. */
function restore(top: number): () => void {
  const observer = new ResizeObserver(() => attempt());
  const stop = () => {
    observer.disconnect();
    for (const event of BY_HAND) window.removeEventListener(event, stop);
  };
  const attempt = () => {
    window.scrollTo(0, top);
    if (document.documentElement.scrollHeight - window.innerHeight >= top) stop();
  };
  for (const event of BY_HAND) window.addEventListener(event, stop, { passive: true });
  observer.observe(document.body);
  return stop;
}

/** A new screen starts at its top; Back and Forward return to the place where it was left, once its rows are there. */
export function useScrollPlace(pathname: string): void {
  const places = useRef(new Map<string, number>());
  const isPush = useRef(false);
  const isFirst = useRef(true);
  useEffect(() => {
    // The browser restores before the rows are there, which leaves the page at the end of what it then had.
    window.history.scrollRestoration = 'manual';
    // A reload is the browser's own matter: it remembers what it is told last.
    const leave = () => {
      window.history.scrollRestoration = 'auto';
    };
    const note = () => places.current.set(history.location.key, window.scrollY);
    window.addEventListener('scroll', note, { passive: true });
    window.addEventListener('pagehide', leave);
    const stop = history.listen(({ action }) => {
      isPush.current = action !== 'POP';
    });
    return () => {
      leave();
      window.removeEventListener('scroll', note);
      window.removeEventListener('pagehide', leave);
      stop();
    };
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes.
  useEffect(() => {
    // A document that was just opened is at its top, or where the browser put it.
    if (isFirst.current) {
      isFirst.current = false;
      return;
    }
    if (isPush.current) {
      isPush.current = false;
      window.scrollTo(0, 0);
      return;
    }
    return restore(places.current.get(history.location.key) ?? 0);
  }, [pathname]);
}
