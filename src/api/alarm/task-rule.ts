import * as z from 'zod';
import {
  BARE_OPERATORS,
  type FieldKind,
  LIST_OPERATORS,
  NUMBER_OPERATORS,
  TEXT_OPERATORS,
} from '@/domain/alarm/condition';
import { minutesOf, overlapOf } from '@/domain/alarm/effective';
import { gatewayNow } from '@/lib/gateway-clock';
import { parseCidr, toCidr, unmapNetwork } from '@/lib/ip/address';
import { type CrossIssue, crossField } from '@/lib/rules/cross-field';
import { decimal } from '@/lib/rules/decimal';
import { cidr, ip } from '@/lib/rules/ip';
import { rule } from '@/lib/rules/rule';
import { LIMITS, text } from '@/lib/rules/text';
import { timeZone } from '@/lib/rules/time-zone';
import { zoneOfOffset } from '@/lib/time-zone';

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

/** What a value that a field equals is, by the kind of the field; a choice has its options. */
const OF_KIND = { number: decimal, address: ip, text: value } as const;
const WRONG = { number: 'valueNumber', address: 'valueAddress', text: 'valueChoice', choice: 'valueChoice' } as const;

/** A rule as far as it goes: in a form it is not finished. */
interface Given {
  readonly operator?: string | undefined;
  readonly value?: unknown;
  readonly values?: readonly unknown[] | undefined;
}

interface RuleField {
  kind: FieldKind;
  options: readonly { value: string }[];
}

/** Of equal, not equal, IN and NOT IN: a value that the field can never have, so that the rule could never be met or broken. */
export function misfitsOf(one: Given, { kind, options }: RuleField): CrossIssue[] {
  const isListed = (text: string) => options.length === 0 || options.some((option) => option.value === text);
  const fits = (text: string) => (kind === 'choice' ? isListed(text) : OF_KIND[kind].safeParse(text).success);
  const issueAt = (path: string, given: readonly unknown[]): CrossIssue[] => {
    const wrong = given.find((text) => typeof text === 'string' && text !== '' && !fits(text));
    return wrong === undefined ? [] : [{ path: [path], rule: WRONG[kind], values: { value: String(wrong) } }];
  };
  if (one.operator === 'equal' || one.operator === 'notEqual') return issueAt('value', [one.value]);
  if (one.operator === 'in' || one.operator === 'notIn') return issueAt('values', one.values ?? []);
  return [];
}

export const clock = rule(z.string().min(1), 'clockFormat', (written) => minutesOf(written) !== null);

/** Monday 1 to Sunday 7. */
export const weekdays = z.array(z.int().min(1).max(7)).min(1);

export const effectiveWindow = z.object({ days: weekdays, from: clock, to: clock });

/** When notices are sent; windows are not empty and do not share a minute. */
export const effective = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('allDay') }),
  crossField(
    z.object({
      mode: z.literal('custom'),
      /** Whose clock the windows mean, by its name in the IANA database: they keep their hours in summer and winter. */
      zone: timeZone,
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

/** The same as it was saved: an older gateway knows a fixed distance to UTC, in minutes, in the place of a zone. */
export const savedEffective = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('allDay') }),
  z
    .object({
      mode: z.literal('custom'),
      zone: z.string().optional(),
      utcOffset: z.number().optional(),
      windows: z.array(effectiveWindow),
    })
    .transform(({ mode, zone, utcOffset = 0, windows }) => ({
      mode,
      zone: zone ?? zoneOfOffset(utcOffset, gatewayNow()),
      windows,
    })),
]);
