import type { World } from './world';

/** What the accounts know of whoever calls, told to the runtime without it knowing that feature. */
interface Callers {
  /** What became of the account since it signed in, where that ends its session. */
  lost: (world: World) => 'locked' | 'deleted' | null;
  /** Whether its critical operations ask for a second proof. */
  isProtected: (world: World) => boolean;
}

export const callers: Callers = { lost: () => null, isProtected: () => false };
