interface Place {
  id: string;
}

/** Whether a path (top first) leads through an organization: to itself, or to something below it. */
export const leadsThrough = (path: readonly Place[], id: string): boolean => path.some((one) => one.id === id);

/**
 * Whether an organization that goes from one path to another comes under what the caller's own organization sees, for the
 * console and the mock alike. Nobody widens his own data that way.
 */
export const comesIntoSight = (
  own: Place & { policy: string },
  from: readonly Place[],
  to: readonly Place[],
): boolean => own.policy === 'ownAndBelow' && leadsThrough(to, own.id) && !leadsThrough(from, own.id);
