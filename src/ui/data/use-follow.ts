import { useEffect, useRef } from 'react';
import type { AnyCall } from '@/lib/contract/client';
import { resourceOf } from '@/lib/contract/resource';
import { invalidate } from '@/lib/query/invalidation';

/**
 * Tells the screens that show the resource of a call (`businessNodeApi.list`) to load again when what is polled beside them went on
 * by itself: `state` says how far it is, undefined before it is known.
 */
export function useFollow(state: string | undefined, { path }: AnyCall): void {
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== state) invalidate(resourceOf(path));
    seen.current = state;
  }, [state, path]);
}
