import * as z from 'zod';
import { applyReason } from '@/api/system-settings/apply-reason';
import { instant } from '@/lib/contract/instant';
import { gatewayNow } from '@/lib/gateway-clock';
import { crossField } from '@/lib/rules/cross-field';
import { orEmpty } from '@/lib/rules/optional';
import { HOUR } from '@/lib/time';

/** When a set is to be applied; why in spite of a freeze where the time is in one. */
export const timeForm = crossField(z.object({ at: instant, despite: orEmpty(applyReason) }), ({ at }) =>
  at !== undefined && at <= gatewayNow() ? [{ path: ['at'], rule: 'untilPast' }] : [],
);
export type TimeForm = z.output<typeof timeForm>;

/** The next full hour but one: time to look at it once more. */
export const usualTime = (): number => Math.ceil((gatewayNow() + HOUR) / HOUR) * HOUR;

/** As it is sent: no reason where none was asked for. */
export const sentTime = ({ at, despite }: TimeForm) => ({ at, ...(despite !== '' && { despite }) });
