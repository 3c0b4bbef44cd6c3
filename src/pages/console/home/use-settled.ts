import { useEffect } from 'react';
import type { Loaded } from '@/ui/data/use-load';

export type OnSettled = (hasFailed: boolean) => void;

/** Tells once a load has come to an end, either way. */
export function useSettled(loaded: Loaded<unknown>, onSettled: OnSettled): void {
  const isThere = loaded.data !== undefined;
  const hasFailed = !isThere && loaded.failure !== null;
  useEffect(() => {
    if (isThere || hasFailed) onSettled(hasFailed);
  }, [isThere, hasFailed, onSettled]);
}
