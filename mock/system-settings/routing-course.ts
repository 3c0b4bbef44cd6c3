import { isUp } from '@/domain/net/session-state';

/** Two routers that are neither designated nor its backup stay here (RFC 2328 section 10.4). */
const RESTING = 'twoWay';

/** The states that a session goes through and how long each lasts; the last one stays, or all of them come again. */
export interface Course {
  readonly steps: readonly (readonly [state: string, ms: number])[];
  readonly isRepeated: boolean;
}

const course = (isRepeated: boolean, ...steps: Course['steps']): Course => ({ steps, isRepeated });
const S = 1_000;

export const BGP_COURSES = {
  comesUp: course(
    false,
    ['idle', S],
    ['connect', S],
    ['openSent', S],
    ['openConfirm', S],
    ['established', Number.POSITIVE_INFINITY],
  ),
  off: course(false, ['idle', Number.POSITIVE_INFINITY]),
  noRoute: course(true, ['connect', 10 * S], ['active', 20 * S]),
  refused: course(true, ['idle', 5 * S], ['connect', 5 * S], ['active', 20 * S]),
  badPeerAs: course(true, ['idle', 10 * S], ['connect', 2 * S], ['openSent', 2 * S]),
} as const;

export const OSPF_COURSES = {
  comesUp: course(
    false,
    ['down', S],
    ['init', S],
    ['twoWay', S],
    ['exStart', S],
    ['exchange', S],
    ['loading', S],
    ['full', Number.POSITIVE_INFINITY],
  ),
  // Neither of the two is designated: they stop here (RFC 2328 section 10.4).
  beside: course(false, ['down', S], ['init', S], ['twoWay', Number.POSITIVE_INFINITY]),
  unheard: course(true, ['init', 30 * S], ['down', 10 * S]),
  stuck: course(true, ['exStart', 20 * S], ['exchange', 5 * S]),
} as const;

export const BFD_COURSES = {
  comesUp: course(false, ['down', S], ['init', S], ['up', Number.POSITIVE_INFINITY]),
  down: course(false, ['down', Number.POSITIVE_INFINITY]),
  off: course(false, ['adminDown', Number.POSITIVE_INFINITY]),
} as const;

/** Where a course that began at a time is now, and since when; one that has not begun yet is at its very beginning. */
export function placeOf({ steps, isRepeated }: Course, begun: number, now: number) {
  const startedAt = Math.min(begun, now);
  const round = steps.reduce((sum, [, ms]) => sum + ms, 0);
  const passed = now - startedAt;
  let since = isRepeated ? startedAt + Math.floor(passed / round) * round : startedAt;
  for (const [state, ms] of steps) {
    if (now < since + ms) return standing(state, since, startedAt);
    since += ms;
  }
  return standing(steps.at(-1)?.[0] ?? '', since, startedAt);
}

/** What is not up has been down since its course began: it was up before, or was never there. */
const standing = (state: string, since: number, startedAt: number) => ({
  state,
  since,
  ...(!isUp(state) && state !== RESTING && { downSince: startedAt }),
});
