import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { byId, endpoint, page } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';

/** How many indicators an update added, changed and took away, and how many lines it left out. */
const updateCounts = z.object({
  added: z.int().min(0),
  updated: z.int().min(0),
  removed: z.int().min(0),
  rejected: z.int().min(0),
});

const updateEntry = z.object({
  id: z.string(),
  at: instant,
  sourceId: z.string(),
  syncSource: z.string(),
  mode: z.enum(['manual', 'automatic']).or(z.string()),
  result: z.enum(['success', 'failure']).or(z.string()),
  /** In the gateway's words; for a failure why it failed. */
  details: z.string(),
  counts: updateCounts.nullable(),
});
export type UpdateEntry = z.output<typeof updateEntry>;

export const updateLogs = {
  list: page('/api/sg_intel/updateLog/list', {
    row: updateEntry,
    filters: { result: z.array(z.string()), mode: z.array(z.string()), sourceId: z.array(z.string()) },
  }),
  get: endpoint('/api/sg_intel/updateLog/get', { req: byId, res: updateEntry, codes: ['NOT_FOUND'] }),
};

export const updateLogApi = client(updateLogs);
