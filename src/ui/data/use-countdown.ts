import { useEffect, useState } from 'react';

/**
 * Whole seconds left of a span that was `seconds` long at the first render, down to 0. It counts by the page's monotonic
 * clock: a browser clock that is wrong or set meanwhile changes nothing.
 */
export function useCountdown(seconds: number): number {
  const [end] = useState(() => performance.now() + seconds * 1000);
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now === 0) clearInterval(timer);
    }, 1000);
    return () => clearInterval(timer);
  }, [end, seconds]);
  return left;
}

/** The time left as clocks show it, `1:05`: it does not change its width while it runs. */
export const leftText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
