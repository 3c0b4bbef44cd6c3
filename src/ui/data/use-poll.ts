import { useEffect, useRef, useSyncExternalStore } from 'react';
import type { TypedCall } from '@/lib/contract/client';
import { type Loaded, type LoadOptions, useLoad } from './use-load';

const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;

const subscribe = (listener: () => void) => {
  document.addEventListener('visibilitychange', listener);
  return () => document.removeEventListener('visibilitychange', listener);
};
const isVisible = () => document.visibilityState !== 'hidden';

/**
 * Follows something that the gateway is doing: asks again after 1, 2, 4 … 30 s, until `isFinal` says that nothing changes
 * any more. It rests while the tab is hidden and ends with the screen.
 */
export function usePoll<I, O>(
  call: TypedCall<I, O>,
  input: I,
  isFinal: (data: O) => boolean,
  options: Pick<LoadOptions, 'dependsOn' | 'isReady'> = {},
): Loaded<O> {
  const loaded = useLoad(call, input, options);
  const isSeen = useSyncExternalStore(subscribe, isVisible);
  const wait = useRef(FIRST_MS);
  const { data, isLoading, isUnoffered, at, reload } = loaded;
  const isOver = data !== undefined && isFinal(data);
  const isDue = isSeen && !isLoading && !isOver && !isUnoffered && options.isReady !== false;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new answer (its time) starts the next wait.
  useEffect(() => {
    // What starts after an end is followed closely again.
    if (isOver) wait.current = FIRST_MS;
    if (!isDue) return;
    const timer = setTimeout(() => {
      wait.current = Math.min(wait.current * 2, LONGEST_MS);
      reload();
    }, wait.current);
    return () => clearTimeout(timer);
  }, [isDue, isOver, at, reload]);
  return loaded;
}
