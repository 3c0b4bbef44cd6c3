import type { World } from '../runtime/world';
import { accountsOf } from './account-rows';

/** Two more than the seeds, so that the limit of the license is near. */
const SPARE = 2;
const seeds = new WeakMap<World, number>();

/** How many sub-accounts the license of a world allows and how many there are. */
export function limitsOf(world: World): { authorized: number; used: number } {
  const used = accountsOf(world).rows.length;
  const count = seeds.get(world) ?? used;
  seeds.set(world, count);
  return { authorized: count + SPARE, used };
}
