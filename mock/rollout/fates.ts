import type { World } from '../runtime/world';

/**
 * What becomes of a node with new software: it does not come back (`dies`), not even with the old one (`gone`), refuses the
 * package, comes back without sessions (`silent`), answers late (`slow`) or fewer queries (`drops`).
 */
export const FATES = ['dies', 'gone', 'refuses', 'silent', 'slow', 'drops'] as const;
export type Fate = (typeof FATES)[number];

const plans = new WeakMap<World, Map<string, Fate>>();

/** Plans what the next upgrades of a node come to; null lets them go well again. */
export function planFate(world: World, node: string, fate: Fate | null): void {
  const known = plans.get(world) ?? new Map<string, Fate>();
  plans.set(world, known);
  if (fate === null) known.delete(node);
  else known.set(node, fate);
}

/** What is planned for a node. */
export const fateOf = (world: World, node: string): Fate | null => plans.get(world)?.get(node) ?? null;
