import * as z from 'zod';
import { acknowledgmentNote } from '@/api/alarm/acknowledgment';
import { instant } from '@/lib/contract/instant';
import { gatewayNow } from '@/lib/gateway-clock';
import { crossField } from '@/lib/rules/cross-field';
import { orEmpty } from '@/lib/rules/optional';

const spans = z.enum(['oneHour', 'fourHours', 'eightHours', 'oneDay', 'threeDays', 'over', 'moment']);

/** An acknowledgment as its form asks for it. */
export const careForm = crossField(
  z.object({
    ownerId: z.string().min(1),
    span: spans,
    /** The moment where that was chosen, of which the gateway takes none that has passed. */
    until: instant.nullable(),
    note: orEmpty(acknowledgmentNote),
    isTakeover: z.boolean(),
  }),
  ({ span, until }) =>
    span === 'moment' && until !== undefined && (until ?? 0) <= gatewayNow()
      ? [{ path: ['until'], rule: 'untilPast' }]
      : [],
);
export type CareForm = z.output<typeof careForm>;
