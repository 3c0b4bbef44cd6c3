import type { ActionAccess } from '@/api/business-account/access-review';
import type { World } from '../runtime/world';
import { factsOf } from './access';
import { accountsOf, toWire } from './account-rows';
import { isBlocked } from './rights';

type Chosen = { action?: string[] | undefined; role?: string[] | undefined };

const isWanted = (wanted: readonly string[] | undefined, value: string | undefined) =>
  !wanted || wanted.length === 0 || (value !== undefined && wanted.includes(value));

/** Who may do which action on the console's own screens, a line for each: what the gate of every call asks. */
export const actionsIn = (world: World, { action, role: roles }: Chosen = {}): ActionAccess[] =>
  accountsOf(world).rows.flatMap((row) => {
    const { id, name, role, organization } = toWire(world, row);
    if (!isWanted(roles, role?.id)) return [];
    return (factsOf(world, row, 'en-US').actions ?? [])
      .filter((key) => isWanted(action, key))
      .map((key) => ({
        id: `${id} ${key}`,
        action: key,
        account: { id, name },
        isBlocked: isBlocked(row),
        role,
        organization,
      }));
  });
