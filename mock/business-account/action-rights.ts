import type { ActionAccess } from '@/api/business-account/access-review';
import type { World } from '../runtime/world';
import { factsOf } from './access';
import { toWire } from './account-rows';
import { accountsIn, isWanted, type Scope } from './review-scope';
import { isBlocked } from './rights';

type Chosen = Scope & { action?: string[] | undefined };

/** Who may do which action on the console's own screens, a line for each: what the gate of every call asks. */
export const actionsIn = (world: World, { action, ...scope }: Chosen = {}): ActionAccess[] =>
  accountsIn(world, scope).flatMap((row) => {
    const { id, name, role, organization } = toWire(world, row);
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
