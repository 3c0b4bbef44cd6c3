import { accountsOf } from '../business-account/account-rows';
import { mayDo } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';

/**
 * Settings that every account has: one's own without an id, a sub-account's by its id, each made from the seed at the
 * first look. Whoever sees an account reads them; only accounts that administer sub-accounts change those of others.
 */
export function settingsOf<T extends object>(fresh: (accountId: string | null) => T) {
  const made = new WeakMap<World, Map<string | null, T>>();
  const all = (world: World) => {
    const known = made.get(world) ?? new Map<string | null, T>();
    made.set(world, known);
    return known;
  };
  const idOf = (world: World, accountId: string | undefined) =>
    accountId === undefined ? null : accountsOf(world).get(accountId).id;
  return {
    /** Refuses NOT_FOUND. */
    get(world: World, accountId: string | undefined): T {
      const id = idOf(world, accountId);
      const known = all(world).get(id) ?? fresh(id);
      all(world).set(id, known);
      return known;
    },
    /** Refuses NOT_FOUND, and NO_RIGHT for another account's without the right to change accounts. */
    set(world: World, accountId: string | undefined, value: T): void {
      const id = idOf(world, accountId);
      if (id !== null && !mayDo(world.persona, 'subAccount.update')) refuse('NO_RIGHT');
      all(world).set(id, value);
    },
  };
}
