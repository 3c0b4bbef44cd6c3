import type { Permit } from '@/lib/permit';
import type { Rollout, RolloutMember } from './rollout';

type Reason = `rollout.${'isOver' | 'isPausedAlready' | 'isNotPaused' | 'noFailed' | 'notRetried'}`;

const GOES_ON: ReadonlySet<string> = new Set(['upgrading', 'paused']);
/** States of a node that pass by themselves. */
const PASSING: ReadonlySet<string> = new Set(['upgrading', 'rollingBack']);
const RETRIED: ReadonlySet<string> = new Set(['failed', 'rollbackSuccess', 'rollbackFailed', 'cancelled']);
const UNDONE: ReadonlySet<string> = new Set(['failed', 'rollbackFailed']);

type State = Pick<Rollout, 'state' | 'continuesAt'>;

/** Whether nodes of it are still to be begun. */
export const goesOn = ({ state }: Pick<Rollout, 'state'>): boolean => GOES_ON.has(state);

/** Whether a node is being upgraded or rolled back. */
export const isUnderWay = ({ state }: Pick<RolloutMember, 'state'>): boolean => PASSING.has(state);

/** Whether something of it changes by itself: a node under way, or the end of a pause. */
export const isMoving = ({ state, continuesAt, underWay }: State & Pick<Rollout, 'underWay'>): boolean =>
  underWay > 0 || state === 'upgrading' || continuesAt !== null;

/** Whether a failed node can be brought back to its version. */
export const isUndone = ({ state }: Pick<RolloutMember, 'state'>): boolean => UNDONE.has(state);

/** The nodes that begin next, once those of the wave that has begun are done with; none before that, and none of one that ended. */
export function nextUp<M extends Pick<RolloutMember, 'state' | 'wave'>>(
  rollout: Pick<Rollout, 'state' | 'wave'>,
  members: readonly M[],
): readonly M[] {
  const own = members.filter(({ wave }) => wave === rollout.wave);
  const isOver = own.every((one) => !isUnderWay(one) && one.state !== 'inactive');
  return goesOn(rollout) && isOver ? members.filter(({ wave }) => wave === rollout.wave + 1) : [];
}

/** State rules of a rollout, for the screen and the mock alike: true, or the message id of the reason. */
export const can = {
  /** A pause that ends by itself can be made one that does not. */
  pause: (one: State): Permit<Reason> => {
    if (!goesOn(one)) return 'rollout.isOver';
    return one.state === 'upgrading' || one.continuesAt !== null || 'rollout.isPausedAlready';
  },
  continue: (one: State): Permit<Reason> => {
    if (!goesOn(one)) return 'rollout.isOver';
    return one.state === 'paused' || 'rollout.isNotPaused';
  },
  cancel: (one: State): Permit<Reason> => goesOn(one) || 'rollout.isOver',
  rollBackFailed: (members: readonly Pick<RolloutMember, 'state'>[]): Permit<Reason> =>
    members.some(isUndone) || 'rollout.noFailed',
  retryNode: ({ state }: Pick<RolloutMember, 'state'>): Permit<Reason> => RETRIED.has(state) || 'rollout.notRetried',
};
