import * as z from 'zod';
import { ALARM_LEVELS } from '@/domain/alarm/scene';
import { client } from '@/lib/contract/client';
import { byId, endpoint, nothing } from '@/lib/contract/endpoint';
import { instant } from '@/lib/contract/instant';
import { objectVersion } from '@/lib/contract/version';
import { integer } from '@/lib/rules/integer';
import { channels } from './task';

export const MOST_CYCLES = 100;

const level = z.enum(ALARM_LEVELS).exclude(['dynamic']);
const after = integer(1, MOST_CYCLES);

/** Whether a source that sends nothing is an alarm: after how many cycles, how bad it is, and who is told. */
export const noDataInput = z.discriminatedUnion('told', [
  z.object({ told: z.literal('off') }),
  /** Whom the task tells of its other alarms. */
  z.object({ told: z.literal('asTask'), after, level }),
  z.object({ told: z.literal('own'), after, level, channels }),
]);
export type NoDataInput = z.output<typeof noDataInput>;

/** By the id of its task. */
const noData = z.object({
  id: z.string(),
  told: z.enum(['off', 'asTask', 'own']).or(z.string()),
  after: z.int().optional(),
  level: level.or(z.string()).optional(),
  channels: channels.optional(),
  version: objectVersion,
});
export type SavedNoData = z.output<typeof noData>;

export const noDatas = {
  get: endpoint('/api/alarm/noData/get', {
    capability: 'noData',
    req: byId,
    res: noData,
    codes: ['NOT_FOUND'],
  }),
  /** Events come when something happens: there it is refused. */
  update: endpoint('/api/alarm/noData/update', {
    capability: 'noData',
    req: byId.extend({ version: objectVersion }).and(noDataInput),
    res: nothing,
    codes: ['NOT_FOUND', 'STALE_VERSION', 'ILLEGAL_STATE', 'RECEIVER_GONE'],
    access: 'alarmTask.update',
  }),
  /** When the engine that looks for alarms last spoke, and how often it does: while it does not, no alarm comes. */
  getEngine: endpoint('/api/alarm/noData/getEngine', {
    capability: 'noData',
    req: nothing,
    res: z.object({ spokeAt: instant, cycleMs: z.int().min(1) }),
  }),
};

export const noDataApi = client(noDatas);
