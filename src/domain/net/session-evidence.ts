import { isUp } from './session-state';

/** A routing session before an apply and now; null where the node had, or its new configuration has, none with this peer. */
interface Compared {
  readonly before: string | null;
  readonly now: string | null;
  /** Whether the apply changed what the session is made of, where the gateway says so. */
  readonly isChanged?: boolean | undefined;
}

/**
 * How a session stands after an apply:
 * - `back`, `missing`: it was up before, and is or is not now
 * - `broughtUp`, `broughtDown`: new or changed, and up or not
 * - `cameUp`, `downBefore`: untouched and not up before, and is or is not now
 * - `removed`: it was up, and is configured no longer
 * - `aside`: nothing is expected of it
 */
export type SessionStanding =
  | 'back'
  | 'missing'
  | 'broughtUp'
  | 'broughtDown'
  | 'cameUp'
  | 'downBefore'
  | 'removed'
  | 'aside';

/** Two routers of a link that are neither designated nor its backup stop here (RFC 2328 section 10.4). */
const RESTING = 'twoWay';

/** How a session stands, by what the new configuration expects of it and not by what there was before. */
export function standingOf({ before, now, isChanged = false }: Compared): SessionStanding {
  if (now === null) return isUp(before) ? 'removed' : 'aside';
  if (isUp(before)) return isUp(now) ? 'back' : 'missing';
  if (now === RESTING) return 'aside';
  if (before === null || isChanged) return isUp(now) ? 'broughtUp' : 'broughtDown';
  return isUp(now) ? 'cameUp' : 'downBefore';
}

const WAITED_FOR: readonly SessionStanding[] = ['missing', 'broughtDown'];

/** Whether an apply waits for the session: it was up before, or the apply brought it, and it is not up. */
export const isWaitedFor = (session: Compared): boolean => WAITED_FOR.includes(standingOf(session));
