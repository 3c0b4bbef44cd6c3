import * as z from 'zod';
import { BARE_OPERATORS, LIST_OPERATORS, NUMBER_OPERATORS, TEXT_OPERATORS } from '@/lib/alarm/condition';
import { minutesOf, overlapOf } from '@/lib/alarm/effective';
import { parseCidr, toCidr, unmapNetwork } from '@/lib/net/address';
import { crossField } from '@/lib/rules/cross-field';
import { decimal } from '@/lib/rules/decimal';
import { cidr } from '@/lib/rules/ip';
import { rule } from '@/lib/rules/rule';
import { LIMITS, text } from '@/lib/rules/text';

export const MOST_RULES = 50;
export const MOST_VALUES = 10_000;
export const MOST_WINDOWS = 10;

const field = z.string().min(1);
const value = text(LIMITS.alarm);

// A network whose text has bits behind its prefix is one of two things: a slip in the address or in the prefix.
function isBare(written: string): boolean {
  const network = parseCidr(written);
  if (!network) return true;
  const { address, prefix } = unmapNetwork(network);
  const clean = parseCidr(toCidr(network));
  return clean?.prefix === prefix && `${clean.address.bytes}` === `${address.bytes}`;
}

const network = rule(cidr, 'cidrHostBits', isBare);

/** One rule of data: each operator with its own kind of value. */
export const condition = z.discriminatedUnion('operator', [
  z.object({ field, operator: z.enum(TEXT_OPERATORS), value }),
  z.object({ field, operator: z.enum(NUMBER_OPERATORS), value: decimal }),
  z.object({ field, operator: z.enum(LIST_OPERATORS), values: z.array(value).min(1).max(MOST_VALUES) }),
  z.object({ field, operator: z.literal('cidr'), value: network }),
  z.object({ field, operator: z.enum(BARE_OPERATORS) }),
]);

const clock = rule(z.string().min(1), 'clockFormat', (written) => minutesOf(written) !== null);

export const effectiveWindow = z.object({ days: z.array(z.int().min(1).max(7)).min(1), from: clock, to: clock });

/** When notices are sent; windows are not empty and do not share a minute. */
export const effective = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('allDay') }),
  crossField(
    z.object({
      mode: z.literal('custom'),
      /** Whose clock the windows mean, minutes east of UTC. */
      utcOffset: z.int().min(-720).max(840),
      windows: z.array(effectiveWindow).min(1).max(MOST_WINDOWS),
    }),
    ({ windows = [] }) => {
      const known = windows.map((one) => ({ days: one?.days ?? [], from: one?.from ?? '', to: one?.to ?? '' }));
      const isEmpty = ({ from, to }: { from: string; to: string }) => minutesOf(from) !== null && from === to;
      const empty = known.flatMap((one, index) => (isEmpty(one) ? [index] : []));
      const days = known.map((one) => ({ ...one, days: one.days.filter((day) => day !== undefined) }));
      const clash = overlapOf(days);
      return [
        ...empty.map((index) => ({ path: ['windows', index, 'to'], rule: 'windowEmpty' as const })),
        ...(clash < 0 ? [] : [{ path: ['windows', clash, 'from'], rule: 'windowOverlap' as const }]),
      ];
    },
  ),
]);
