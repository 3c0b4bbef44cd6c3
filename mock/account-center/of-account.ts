import { accountsOf } from '../business-account/account-rows';
import { mayDo } from '../runtime/personas';
import { refuse } from '../runtime/refusal';
import type { World } from '../runtime/world';

/** The account that settings are of: the named one, else the present one; null is the main account. */
function idOf(world: World, accountId: string | undefined): string | null {
  if (accountId !== undefined) return accountsOf(world).get(accountId).id;
  const { id, isMain } = world.persona;
  return isMain ? null : id;
}

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
      const isOther = id !== null && id !== world.persona.id;
      if (isOther && !mayDo(world.persona, 'subAccount.update')) refuse('NO_RIGHT');
      all(world).set(id, value);
    },
    /** Whether the settings are those of the account that is signed in. */
    isOwn: (world: World, accountId: string | undefined): boolean =>
      accountId === undefined || accountId === world.persona.id,
  };
}
