import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { description } from '@/lib/rules/text';
import { url } from '@/lib/rules/url';

/** What to do when an alarm of a task comes: words, or where they stand. */
export const runbookInput = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('none') }),
  z.object({ kind: z.literal('text'), text: description }),
  z.object({ kind: z.literal('address'), address: url() }),
]);
export type RunbookInput = z.output<typeof runbookInput>;

/** By the id of its task; what nobody wrote is of the kind `none`. */
const runbook = z.object({
  id: z.string(),
  kind: z.enum(['none', 'text', 'address']).or(z.string()),
  text: z.string().optional(),
  address: z.string().optional(),
  updatedAt: computed(instant.nullable()),
  updatedBy: computed(z.string().nullable()),
  version: objectVersion,
});
export type Runbook = z.output<typeof runbook>;

export const runbooks = {
  get: endpoint('/api/alarm/runbook/get', {
    capability: 'runbooks',
    req: byId,
    res: runbook,
    codes: ['NOT_FOUND'],
  }),
  update: endpoint('/api/alarm/runbook/update', {
    capability: 'runbooks',
    req: byId.extend({ version: objectVersion }).and(runbookInput),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION'],
    access: 'alarmTask.update',
  }),
};

export const runbookApi = client(runbooks);
