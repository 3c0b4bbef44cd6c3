import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';

// Apart from the sets themselves, whose schemas are many: lists of nodes only say when something is applied.

/** Who did something, and whether it is the account that asks. */
const author = z.object({ name: z.string(), isOwn: z.boolean() });

/** `applying`: its guarded wait runs; `kept` is also what was applied without one. */
const state = z.enum(['scheduled', 'applying', 'kept', 'rolledBack', 'notApplied', 'withdrawn']);

/** Why it was not applied at its time. */
const problem = z.enum(['baseMoved', 'noRight', 'offline', 'frozen', 'busy', 'refused']);

/** What became of the sessions that were up before, when its guarded wait ended. */
const sessions = z.object({
  before: z.int().min(0),
  back: z.int().min(0),
  /** The peers that were waited for and did not come up. */
  down: z.array(z.string()),
});

export const scheduledApply = z.object({
  id: z.string(),
  nodeId: z.string(),
  /** What the node is called. */
  name: z.string(),
  at: instant,
  /** The zone of the node, by whose clock its time was chosen. */
  zone: computed(z.string()),
  state: computed(state.or(z.string())),
  by: author.extend({ at: instant }),
  reason: z.string(),
  isGuarded: z.boolean(),
  waitMinutes: z.int(),
  /** The sections that it changes, and how many of their entries. */
  sections: z.array(z.string()),
  changeCount: z.int().min(0),
  /** The sections in which the node is no longer as the set was made on: while there are any it is not applied. */
  moved: computed(z.array(z.string())),
  problem: computed(problem.or(z.string()).nullable()),
  /** Of a freeze that kept it from being applied. */
  freezeReason: computed(z.string().nullable()),
  /** Why in spite of a freeze; '' where nobody said so. */
  despite: z.string(),
  /** The apply that came of it, and the version of the node that this made. */
  taskId: computed(z.string().nullable()),
  nodeVersion: computed(z.int().nullable()),
  endedAt: computed(instant.nullable()),
  /** Who withdrew it, or decided its guarded wait; null where nobody did. */
  endedBy: computed(author.nullable()),
  /** Null where nothing was waited for. */
  sessions: computed(sessions.nullable()),
  version: objectVersion,
});
export type ScheduledApply = z.output<typeof scheduledApply>;

export const pendingApplies = {
  /** All that wait for their time, whoever scheduled them; the next one comes first. */
  getPending: endpoint('/api/dcomm/scheduledApply/getPending', {
    capability: 'applyLater',
    req: nothing,
    res: z.object({ list: z.array(scheduledApply) }),
  }),
};

export const pendingApplyApi = client(pendingApplies);
