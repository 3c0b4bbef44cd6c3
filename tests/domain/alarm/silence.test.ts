import { describe, expect, it } from 'vitest';
import {
  isMatched,
  needsReason,
  occurrencesOf,
  presentOf,
  type Schedule,
  stateAt,
  united,
} from '@/domain/alarm/silence';
import { DAY, HOUR } from '@/lib/time';

const at = (text: string) => Date.parse(`${text}Z`);
const written = (times: readonly (readonly [number, number])[]) =>
  times.map((time) => time.map((one) => new Date(one).toISOString().slice(5, 16)).join(' – '));

type Weekly = Extract<Schedule, { repeat: 'weekly' }>;
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const weekly = (change: Partial<Weekly>): Weekly => ({
  repeat: 'weekly',
  zone: 'Europe/Berlin',
  days: EVERY_DAY,
  from: '09:00',
  to: '17:00',
  startAt: 0,
  endAt: null,
  ...change,
});

const BERLIN = 'Europe/Berlin';
const NEW_YORK = 'America/New_York';

describe('BEY-35 the times of a silence', () => {
  it.each([
    ['in winter by the clock of its zone', BERLIN, [1], '09:00', '17:00', '2026-11-02', ['11-02T08:00 – 11-02T16:00']],
    ['in summer by the same clock', BERLIN, [1], '09:00', '17:00', '2026-07-06', ['07-06T07:00 – 07-06T15:00']],
    ['not on another weekday', BERLIN, [2], '09:00', '17:00', '2026-11-02', []],
    ['in a zone with half an hour', 'Asia/Kolkata', [1], '09:00', '09:30', '2026-11-02', ['11-02T03:30 – 11-02T04:00']],
    [
      'over midnight, by the day on which it begins',
      BERLIN,
      [7],
      '22:00',
      '06:00',
      '2026-11-02',
      ['11-01T21:00 – 11-02T05:00'],
    ],
    [
      'the whole day where both times are the same',
      BERLIN,
      [1],
      '00:00',
      '00:00',
      '2026-11-02',
      ['11-01T23:00 – 11-02T23:00'],
    ],
    // Berlin, 29 March 2026: 02:00 is followed by 03:00 at 01:00 UTC.
    [
      'over the change in spring, an hour shorter',
      BERLIN,
      [7],
      '01:00',
      '05:00',
      '2026-03-29',
      ['03-29T00:00 – 03-29T03:00'],
    ],
    [
      'from a time that is left out, as from the change',
      BERLIN,
      [7],
      '02:30',
      '05:00',
      '2026-03-29',
      ['03-29T01:00 – 03-29T03:00'],
    ],
    [
      'to a time that is left out, up to the change',
      BERLIN,
      [7],
      '01:00',
      '02:30',
      '2026-03-29',
      ['03-29T00:00 – 03-29T01:00'],
    ],
    ['not at all in an hour that is left out', BERLIN, [7], '02:00', '03:00', '2026-03-29', []],
    [
      'over midnight into the change in spring',
      BERLIN,
      [6],
      '23:00',
      '04:00',
      '2026-03-29',
      ['03-28T22:00 – 03-29T02:00'],
    ],
    // Berlin, 25 October 2026: 03:00 is followed by 02:00 at 01:00 UTC.
    [
      'over the change in autumn, an hour longer',
      BERLIN,
      [7],
      '01:00',
      '05:00',
      '2026-10-25',
      ['10-24T23:00 – 10-25T04:00'],
    ],
    [
      'in an hour that comes twice, both times',
      BERLIN,
      [7],
      '02:00',
      '03:00',
      '2026-10-25',
      ['10-25T00:00 – 10-25T02:00'],
    ],
    [
      'in a part of that hour from the first time to the last',
      BERLIN,
      [7],
      '02:15',
      '02:45',
      '2026-10-25',
      ['10-25T00:15 – 10-25T01:45'],
    ],
    [
      'over midnight into the hour that comes twice',
      BERLIN,
      [6],
      '23:00',
      '02:30',
      '2026-10-25',
      ['10-24T21:00 – 10-25T01:30'],
    ],
    // New York, 8 March 2026: 02:00 is followed by 03:00 at 07:00 UTC; 1 November 2026: 02:00 by 01:00 at 06:00 UTC.
    [
      'over the change in spring in New York',
      NEW_YORK,
      [7],
      '01:00',
      '05:00',
      '2026-03-08',
      ['03-08T06:00 – 03-08T09:00'],
    ],
    [
      'from a time that New York leaves out',
      NEW_YORK,
      [7],
      '02:15',
      '04:00',
      '2026-03-08',
      ['03-08T07:00 – 03-08T08:00'],
    ],
    [
      'over the change in autumn in New York',
      NEW_YORK,
      [7],
      '00:30',
      '03:00',
      '2026-11-01',
      ['11-01T04:30 – 11-01T08:00'],
    ],
    [
      'in the hour that comes twice in New York',
      NEW_YORK,
      [7],
      '01:00',
      '02:00',
      '2026-11-01',
      ['11-01T05:00 – 11-01T07:00'],
    ],
    // Beirut, 29 March 2026: midnight itself is left out, at 22:00 UTC of the day before.
    [
      'from a midnight that is left out',
      'Asia/Beirut',
      [7],
      '00:00',
      '02:00',
      '2026-03-29',
      ['03-28T22:00 – 03-28T23:00'],
    ],
  ])('are %s', (_, zone, days, from, to, day, expected) => {
    const midday = at(`${day}T00:00`);
    const schedule = weekly({ zone, days, from, to });
    // The day by the clock of the zone, so that what began on it or reaches into it is there.
    const found = occurrencesOf(schedule, [midday - 2 * HOUR, midday + DAY - 2 * HOUR]);
    expect(written(found)).toEqual(expected);
  });

  it('keep their hours over a year in which the clocks change twice', () => {
    const schedule = weekly({ days: [1], from: '09:00', to: '10:00' });
    const found = occurrencesOf(schedule, [at('2026-01-01T00:00'), at('2027-01-01T00:00')]);
    expect(found).toHaveLength(52);
    const format = new Intl.DateTimeFormat('en-GB', {
      timeZone: BERLIN,
      weekday: 'short',
      hour: '2-digit',
      minute: '2-digit',
    });
    expect(new Set(found.map(([from]) => format.format(from)))).toEqual(new Set(['Mon 09:00']));
    expect(new Set(found.map(([from, to]) => to - from))).toEqual(new Set([HOUR]));
  });

  it('begin with the silence and end with it', () => {
    const schedule = weekly({ days: [1, 2], startAt: at('2026-11-02T10:00'), endAt: at('2026-11-03T12:00') });
    const week = occurrencesOf(schedule, [at('2026-11-01T00:00'), at('2026-11-12T00:00')]);
    expect(written(week)).toEqual(['11-02T10:00 – 11-02T16:00', '11-03T08:00 – 11-03T12:00']);
    expect(stateAt(schedule, at('2026-11-02T09:59'))).toBe('upcoming');
    expect(stateAt(schedule, at('2026-11-02T10:00'))).toBe('active');
    expect(stateAt(schedule, at('2026-11-02T16:00'))).toBe('upcoming');
    expect(stateAt(schedule, at('2026-11-03T12:00'))).toBe('ended');
  });

  it('of one that is not repeated are the one it has, to the moment before its end', () => {
    const once: Schedule = { repeat: 'once', startAt: at('2026-11-02T10:00'), endAt: at('2026-11-02T12:00') };
    expect(occurrencesOf(once, [at('2026-11-02T12:00'), at('2026-11-03T00:00')])).toEqual([]);
    expect(occurrencesOf(once, [at('2026-11-02T11:59'), at('2026-11-03T00:00')])).toEqual([[once.startAt, once.endAt]]);
    expect(stateAt(once, once.endAt - 1)).toBe('active');
    expect(stateAt(once, once.endAt)).toBe('ended');
    expect(stateAt(once, once.startAt - 1)).toBe('upcoming');
  });

  it('have a next one, also behind a week whose hour is left out', () => {
    const schedule = weekly({ days: [7], from: '02:00', to: '03:00' });
    // The one of 29 March is not there: the next is a week later.
    const next = presentOf(schedule, at('2026-03-23T00:00'));
    expect(written(next ? [next] : [])).toEqual(['04-05T00:00 – 04-05T01:00']);
  });

  it('are united where they meet', () => {
    expect(
      united([
        [5, 7],
        [0, 2],
        [2, 4],
        [6, 6.5],
      ]),
    ).toEqual([
      [0, 4],
      [5, 7],
    ]);
  });
});

const NONE = { taskIds: [], nodeIds: [], sources: [], products: [], levels: [] };
const ALARM = { taskId: 'AT-1', nodeId: 'BN-1', source: 'node-1', product: 'sdns', level: 'error' };

describe('what a silence is about', () => {
  it.each([
    ['one of its tasks', { taskIds: ['AT-0', 'AT-1'] }, ALARM, true],
    ['another task', { taskIds: ['AT-0'] }, ALARM, false],
    ['its node', { nodeIds: ['BN-1'] }, ALARM, true],
    ['a node, of an alarm that is about none', { nodeIds: ['BN-1'] }, { ...ALARM, nodeId: null }, false],
    ['its source and its level', { sources: ['node-1'], levels: ['error'] }, ALARM, true],
    ['its source and another level', { sources: ['node-1'], levels: ['notice'] }, ALARM, false],
    ['another product', { products: ['cloud'] }, ALARM, false],
  ])('is told by %s', (_, matchers, alarm, expected) => {
    expect(isMatched({ ...NONE, ...matchers }, alarm)).toBe(expected);
  });

  it('needs a reason where it lasts more than a day', () => {
    expect(needsReason({ repeat: 'once', startAt: 0, endAt: DAY })).toBe(false);
    expect(needsReason({ repeat: 'once', startAt: 0, endAt: DAY + 1 })).toBe(true);
    expect(needsReason(weekly({}))).toBe(true);
    expect(needsReason(weekly({ startAt: 0, endAt: DAY }))).toBe(false);
  });
});
