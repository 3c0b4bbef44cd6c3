import * as z from 'zod';
import { instant } from '@/lib/contract/instant';

/**
 * What every report says about itself. Its days are calendar days of its own zone, both included: whenever it is opened and
 * wherever, it shows the same ones.
 */
const head = {
  name: z.string(),
  account: z.string(),
  zone: z.string(),
  fromDay: z.string(),
  toDay: z.string(),
  generatedAt: instant,
  /**
   * The codes of its template's sections, in their order; without them all that is here is shown. A section of the template
   * whose field is missing has no data.
   */
  sections: z.array(z.string()).optional(),
};

const alarm = z.object({
  id: z.string(),
  name: z.string(),
  /** What it is about; alarms of one task about one source are equal. A gateway may not say. */
  source: z.string().optional(),
  taskName: z.string(),
  /** The task, while there is one; absent in what is shared with people outside. */
  taskId: z.string().optional(),
  /** False of an alarm that the list of alarms does not keep any more; a gateway may not say. */
  isListed: z.boolean().optional(),
  level: z.string(),
  status: z.string(),
  triggerCount: z.int(),
  firstAt: instant,
  lastAt: instant,
  restoredAt: instant.nullable(),
  /** When it recovered or was interrupted; null while it goes on. A gateway may not say. */
  endedAt: instant.nullable().optional(),
  /**
   * Who took care of it, null where nobody did, and what was noted; absent where that is not known, and in what is shared with
   * people outside.
   */
  owner: z.string().nullable().optional(),
  note: z.string().optional(),
});

export const alarmReport = z.object({
  ...head,
  /** Numbers of alarms by status and by level code. */
  counts: z.record(z.string(), z.int()).optional(),
  levels: z.record(z.string(), z.int()).optional(),
  /** How many alarms began in the same span before; null where nothing was watched then. A gateway may not say. */
  previous: z.int().nullable().optional(),
  /** Every day of the period, `2026-10-26`; null where nothing was watched. */
  days: z.array(z.object({ day: z.string(), alarms: z.int().nullable() })).optional(),
  /**
   * `id` while there is such a task, `runbook` is what to do when an alarm of it comes; both are absent in what is shared with
   * people outside.
   */
  tasks: z
    .array(z.object({ id: z.string().optional(), name: z.string(), alarms: z.int(), runbook: z.string().optional() }))
    .optional(),
  /**
   * What was in alarm when the report was made, whenever it began: at most 200 rows, `ongoingTotal` says how many there are.
   * Where a gateway does not say, they are those of the list.
   */
  ongoing: z.array(alarm).optional(),
  ongoingTotal: z.int().optional(),
  /** Those that began on its days: at most 200 rows, what was in alarm first, then the newest; `total` says how many there are. */
  list: z.array(alarm).optional(),
  total: z.int().optional(),
});
export type ReportedAlarm = z.output<typeof alarm>;
export type AlarmReport = z.output<typeof alarmReport>;

export const businessReport = z.object({
  ...head,
  /** A value is null where nothing was measured; `previous` is the same span before. */
  figures: z
    .array(z.object({ code: z.string(), value: z.number().nullable(), previous: z.number().nullable() }))
    .optional(),
  days: z
    .array(
      z.object({
        day: z.string(),
        resolutions: z.number().nullable().optional(),
        intercepts: z.number().nullable().optional(),
      }),
    )
    .optional(),
  /** What was intercepted, by the codes of threat types. */
  topThreats: z.array(z.object({ type: z.string(), intercepts: z.number() })).optional(),
  /** Who asked for what was intercepted; absent in what is shared with people outside. */
  topSources: z.array(z.object({ address: z.string(), intercepts: z.number() })).optional(),
  topDomains: z.array(z.object({ domain: z.string(), resolutions: z.number() })).optional(),
});
export type BusinessReport = z.output<typeof businessReport>;
