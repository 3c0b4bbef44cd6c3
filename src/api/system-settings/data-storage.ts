import * as z from 'zod';
import { client } from '@/lib/contract/client';
import { endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { computed, objectVersion } from '@/lib/contract/version';
import { integer } from '@/lib/rules/integer';

const logType = z.enum(['operation', 'alarm', 'authoritative', 'shieldDns', 'recursive', 'threat']);
export type LogType = z.output<typeof logType>;

const bounds = z.tuple([z.int(), z.int()]);

/** What one type of log takes, and how long it is kept. Sizes in bytes; limits are the gateway's. */
const logStorage = z.object({
  type: logType.or(z.string()),
  used: computed(z.number()),
  capacity: z.number(),
  /** The day of the oldest entry, epoch milliseconds; null where there is none. */
  oldestAt: computed(instant.nullable()),
  retentionDays: z.int(),
  /** Share of the capacity, in per cent, from which on the gateway warns. */
  threshold: z.int(),
  limits: z.object({ retentionDays: bounds, threshold: bounds }),
  /** What it took at the end of each day, oldest first. */
  history: computed(z.array(z.object({ at: instant, value: z.number() }))),
  version: objectVersion,
});
export type LogStorage = z.output<typeof logStorage>;

/** What can be set for a type of log, within the limits that the gateway gives for it. */
export const storageInput = ({ retentionDays, threshold }: LogStorage['limits']) =>
  z.object({ retentionDays: integer(...retentionDays), threshold: integer(...threshold) });

const byType = z.object({ type: z.string().min(1) });

export const storages = {
  getUsage: endpoint('/api/sys/storage/getUsage', {
    req: nothing,
    res: z.object({ list: z.array(logStorage), now: instant }),
  }),
  /** What a shorter retention would delete: the entries before a day, and how much they take. Nothing for a longer one. */
  preview: endpoint('/api/sys/storage/preview', {
    capability: 'previews',
    req: byType.extend({ retentionDays: integer(1) }),
    res: z.object({ before: instant.nullable(), days: z.int().min(0), size: z.number().min(0) }),
    codes: ['NOT_FOUND', 'INVALID'],
  }),
  update: endpoint('/api/sys/storage/update', {
    req: byType.extend({ version: objectVersion, retentionDays: integer(1), threshold: integer(1, 100) }),
    res: nothing,
    codes: ['NOT_FOUND', 'INVALID', 'STALE_VERSION'],
    access: 'storage.update',
  }),
};

export const storageApi = client(storages);
