import type { World } from '../runtime/world';
import { type AccountRow, accountsOf } from './account-rows';

export { accountsOf };

/** The accounts that belong to an organisation itself. */
export const membersOf = (world: World, organizationId: string): AccountRow[] =>
  accountsOf(world).rows.filter((one) => one.organizationId === organizationId);
