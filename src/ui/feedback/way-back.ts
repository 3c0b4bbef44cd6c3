import { createContext, useContext } from 'react';
import type { Failure } from '@/lib/contract/failure';

interface WayBack {
  /** Whether a failed load says that its object is gone: to ask for it again would only say so again. */
  isGone: (failure: Failure) => boolean;
  /** The list that the screen in the address stands below. */
  list: { label: string; to: string } | null;
}

/** What the shell knows and the kit does not: the gateway's code for what is gone, and the routes. */
export const WayBackContext = createContext<WayBack>({ isGone: () => false, list: null });

/** Where the screen of an object leads once that object is gone. */
export const useWayBack = (): WayBack => useContext(WayBackContext);
