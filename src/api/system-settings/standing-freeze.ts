import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

// Apart from the freezes with the rules of their form: every screen of a node says whether it is frozen.

/** What an operator has to know before he tries: of each freeze that holds or is to come. */
const standing = z.object({
  id: z.string(),
  name: z.string(),
  reason: z.string(),
  /** Whose clock its times mean. */
  zone: z.string(),
  startAt: instant,
  endAt: instant,
  /** The nodes that it is about; null: all of them. */
  nodeIds: z.array(z.string()).nullable(),
  /** Who set it. */
  setBy: z.string(),
  /** Who may override it, roles and accounts by name. */
  overriders: z.array(z.string()),
  /** Whether the account that asks may. */
  mayOverride: z.boolean(),
});
export type StandingFreeze = z.output<typeof standing>;

export const standingFreezes = {
  /** Those that hold or are to come, for every node at once. */
  getStanding: endpoint('/api/dcomm/nodeFreeze/getStanding', {
    capability: 'freezes',
    req: nothing,
    res: z.object({ list: z.array(standing) }),
  }),
};

export const standingFreezeApi = client(standingFreezes);
