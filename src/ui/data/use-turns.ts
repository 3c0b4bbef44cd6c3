import { useEffect, useRef } from 'react';

/** Begins a turn of what may take a while: its signal ends with the next turn, and when who asked goes. */
export function useTurns(): () => AbortSignal {
  const latest = useRef<AbortController>(null);
  useEffect(() => () => latest.current?.abort(), []);
  return () => {
    latest.current?.abort();
    const mine = new AbortController();
    latest.current = mine;
    return mine.signal;
  };
}
