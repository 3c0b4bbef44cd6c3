import { useEffect, useRef } from 'react';
import { history } from 'umi';

/** A new screen starts at its top; Back and Forward keep the browser's own place. */
export function useScrollToTop(pathname: string): void {
  const isPush = useRef(false);
  useEffect(
    () =>
      history.listen(({ action }) => {
        isPush.current = action !== 'POP';
      }),
    [],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: the path is what changes.
  useEffect(() => {
    if (isPush.current) window.scrollTo(0, 0);
    isPush.current = false;
  }, [pathname]);
}
