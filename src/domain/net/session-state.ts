/** The states in which routes flow, or a path is watched, by the names of their standards (RFC 4271, 2328, 5880). */
const UP: ReadonlySet<string> = new Set(['established', 'full', 'up']);

/** Whether a routing session does its work; one that is not there does not. */
export const isUp = (state: string | null): boolean => state !== null && UP.has(state);
