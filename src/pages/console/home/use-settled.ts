import { useEffect } from 'react';
import type { Loaded } from '@/ui/data/use-load';

export type OnSettled = (hasFailed: boolean) => void;

/** Tells once a load has come to an end, either way; what the gateway does not offer has. */
export function useSettled(loaded: Loaded<unknown>, onSettled: OnSettled): void {
  const isThere = loaded.data !== undefined || loaded.isUnoffered === true;
  const hasFailed = !isThere && loaded.failure !== null;
  useEffect(() => {
    if (isThere || hasFailed) onSettled(hasFailed);
  }, [isThere, hasFailed, onSettled]);
}
