import type { World } from '../runtime/world';

interface Rules {
  readonly isReasonRequired: boolean;
}

const rules = new WeakMap<World, Rules>();

/** What holds for every apply in a world: no reason is asked for unless somebody decided so. */
export const applyRules = (world: World): Rules => rules.get(world) ?? { isReasonRequired: false };

/** Sets it for all nodes. */
export const setApplyRules = (world: World, wanted: Rules): void => void rules.set(world, wanted);
