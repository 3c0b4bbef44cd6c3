import type { World } from '../runtime/world';
import { type AccountRow, accountsOf } from './account-rows';
import { organizationsBelow } from './organization-rows';

/** Whose rights are looked at. */
export interface Scope {
  account?: string[] | undefined;
  within?: string[] | undefined;
  role?: string[] | undefined;
}

/** Whether a value is among the chosen ones, where any are. */
export const isWanted = (wanted: readonly string[] | undefined, value: string | null | undefined): boolean =>
  !wanted || wanted.length === 0 || (typeof value === 'string' && wanted.includes(value));

/** The accounts that a list of rights is about. */
export function accountsIn(world: World, { account, within = [], role }: Scope): readonly AccountRow[] {
  const below = organizationsBelow(world, within);
  return accountsOf(world).rows.filter(
    ({ id, roleId, organizationId }) =>
      isWanted(account, id) &&
      isWanted(role, roleId) &&
      (within.length === 0 || (organizationId !== null && below.has(organizationId))),
  );
}
