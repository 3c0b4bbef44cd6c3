import { mayDo } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';

/**
 * Settings that every account has: one's own without an id, a sub-account's by its id, each made from the seed at the
 * first look. Those of others are for accounts that administer sub-accounts.
 */
export function settingsOf<T extends object>(fresh: (accountId: string | null) => T) {
  const made = new WeakMap<World, Map<string | null, T>>();
  const all = (world: World) => {
    const known = made.get(world) ?? new Map<string | null, T>();
    made.set(world, known);
    return known;
  };
  const idOf = (world: World, accountId: string | undefined) => {
    if (accountId === undefined) return null;
    return mayDo(world.persona, 'subAccount.update') ? accountId : refuse('NO_RIGHT');
  };
  return {
    get(world: World, accountId: string | undefined): T {
      const id = idOf(world, accountId);
      const known = all(world).get(id) ?? fresh(id);
      all(world).set(id, known);
      return known;
    },
    set(world: World, accountId: string | undefined, value: T): void {
      all(world).set(idOf(world, accountId), value);
    },
  };
}
