import type { Persona } from './personas';
import type { World } from './world';

type Find = (world: World, id: string) => Persona | null;
let find: Find = () => null;

/** Lets the accounts tell who somebody looks as, without the runtime knowing that feature. */
export function findSeenBy(given: Find): void {
  find = given;
}

/** The account as which the console is seen (header `View-As`); null if it is gone or cannot sign in. */
export const accountSeen: Find = (world, id) => find(world, id);
