import fc from 'fast-check';
import type { Condition } from '@/domain/alarm/condition';
import { BARE_OPERATORS, LIST_OPERATORS, NUMBER_OPERATORS, TEXT_OPERATORS } from '@/domain/alarm/condition';
import type { Measurement, Rule } from '@/domain/alarm/machine';
import { NOTICES } from '@/domain/alarm/notice';
import { ALARM_LEVELS, CYCLES } from '@/domain/alarm/scene';
import { CHANNELS } from '@/domain/message/channel';

export const FIELDS = ['qps', 'domain', 'client', 'code'] as const;

const field = fc.constantFrom(...FIELDS);
const word = fc.constantFrom('a', 'B', 'api.acme.example', '192.0.2.7', '5', '5.0', 'SERVFAIL', '80');
const cidr = fc.constantFrom('192.0.2.0/24', '10.0.0.0/8', '2001:db8::/32');

export const condition: fc.Arbitrary<Condition> = fc.oneof(
  fc.record({ field, operator: fc.constantFrom(...TEXT_OPERATORS), value: word }),
  fc.record({ field, operator: fc.constantFrom(...NUMBER_OPERATORS), value: fc.integer({ min: -5, max: 100 }) }),
  fc.record({
    field,
    operator: fc.constantFrom(...LIST_OPERATORS),
    values: fc.array(word, { minLength: 1, maxLength: 9 }),
  }),
  fc.record({ field, operator: fc.constant('cidr' as const), value: cidr }),
  fc.record({ field, operator: fc.constantFrom(...BARE_OPERATORS) }),
);

const few = fc.integer({ min: 1, max: 5 });

export const rule: fc.Arbitrary<Rule> = fc.record({
  filters: fc.array(condition, { maxLength: 2 }),
  event: fc.constant(null),
  match: fc.constantFrom('all' as const, 'any' as const),
  triggers: fc.array(condition, { minLength: 1, maxLength: 3 }),
  triggerAfter: few,
  restoreAfter: few,
  notice: fc.constantFrom(...NOTICES),
});

export const value = fc.oneof(word, fc.integer({ min: -5, max: 100 }), fc.constantFrom(null, '', ' ', '2001:DB8::1'));

export const samples: fc.Arbitrary<Measurement[]> = fc
  .array(
    fc.record({
      source: fc.constantFrom('s1', 's2'),
      values: fc.dictionary(field, value),
      isLost: fc.boolean().map((lost) => lost && true),
    }),
    { maxLength: 80 },
  )
  .map((list) => list.map((one, index) => ({ ...one, at: index * 60_000 })));

const days = fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { minLength: 1 });
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
export const window = fc.record({ days, from: clock, to: clock }).filter(({ from, to }) => from !== to);
const zone = fc.constantFrom('UTC', 'Asia/Shanghai', 'America/St_Johns', 'Europe/Berlin');
export const effective = fc.oneof(
  fc.constant({ mode: 'allDay' as const }),
  fc.record({
    mode: fc.constant('custom' as const),
    zone,
    windows: fc.array(window, { minLength: 1, maxLength: 3 }),
  }),
);

const ids = fc.option(fc.array(fc.constantFrom('r1', 'r2', 'r3'), { minLength: 1, maxLength: 3 }), { nil: undefined });
const channels = fc.record(Object.fromEntries(CHANNELS.map((channel) => [channel, ids])));

export const task = fc
  .tuple(
    rule,
    fc.record({ cycle: fc.constantFrom(...CYCLES), level: fc.constantFrom(...ALARM_LEVELS), effective, channels }),
    fc.constantFrom(null, 'zoneChanged'),
  )
  .map(([one, rest, event]) => ({ ...one, ...rest, event }));
