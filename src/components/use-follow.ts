import { useEffect, useRef } from 'react';
import { announceChange } from '@/lib/contract/changes';

/**
 * Tells the screens that show a resource (`/api/dcomm/businessNode`) to load again when what is polled beside them went on
 * by itself: `state` says how far it is, undefined before it is known.
 */
export function useFollow(state: string | undefined, resource: string): void {
  const seen = useRef(state);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== state) announceChange(resource);
    seen.current = state;
  }, [state, resource]);
}
