import * as z from 'zod';
import { integer } from '@/lib/rules/integer';
import { rule, ruleParams } from '@/lib/rules/rule';
import { LIMITS } from '@/lib/rules/text';
import { timeZone } from '@/lib/rules/time-zone';
import { ntpLines } from '../ntp-lines';

const filled = z.string().min(1);

const date = rule(filled, 'dateFormat', (text) => z.iso.date().safeParse(text).success);
const time = rule(filled, 'timeFormat', (text) => z.iso.time({ precision: 0 }).safeParse(text).success);

/** Time servers, an address or a host name per line. Each wrong line is an issue that names its number. */
const servers = filled.max(LIMITS.general).check((payload) => {
  // Too long is told once; its lines, which may be a pasted file, are not read.
  if (payload.value.length > 2 * LIMITS.general) return;
  const lines = ntpLines(payload.value);
  for (const { line, text, server } of lines) {
    if (server !== null) continue;
    const params = ruleParams('ntpLine', { line, text });
    payload.issues.push({ code: 'custom', input: payload.value, params, continue: true });
  }
  if (payload.value !== '' && lines.length === 0)
    payload.issues.push({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: payload.value });
});

/** Minutes between two synchronizations, up to a day. */
export const SYNC_MINUTES = { min: 1, max: 1440, usual: 60 } as const;
const interval = integer(SYNC_MINUTES.min, SYNC_MINUTES.max);

/** By hand, in the node's zone as it was set last, or from servers, never both. */
export const timeSettings = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('manual'), zone: timeZone, date, time }),
  z.object({ mode: z.literal('auto'), zone: timeZone, servers, interval }),
]);
export type TimeSettings = Readonly<z.output<typeof timeSettings>>;
