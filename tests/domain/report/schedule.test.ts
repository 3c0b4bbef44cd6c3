import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  atClock,
  dayNumber,
  dayOf,
  daysIn,
  firstRun,
  nextRun,
  nextRuns,
  type ReportCycle,
  spanOf,
} from '@/domain/report/schedule';
import { DAY } from '@/lib/time';
import { zonedTime } from '@/lib/time-zone';

const SHANGHAI = 'Asia/Shanghai';
const BERLIN = 'Europe/Berlin';
const at = (text: string) => Date.parse(text);

/** A run as a clock of its zone shows it: `2026-11-09 08:00 of 2026-11-02..2026-11-08`. */
function told(cycle: ReportCycle, zone: string, after: string): string | null {
  const run = nextRun(cycle, zone, at(after));
  if (!run) return null;
  const { date, time } = zonedTime(run.at, zone);
  return `${date} ${time.slice(0, 5)} of ${run.fromDay}..${run.toDay}`;
}

const weekly = (weekday: number, time = '08:00'): ReportCycle => ({ taskType: 'weekly', weekday, time });
const monthly = (monthDay: number, time = '08:00'): ReportCycle => ({ taskType: 'monthly', monthDay, time });
const custom = (everyDays: number, firstDay: string, time = '08:00'): ReportCycle => ({
  taskType: 'custom',
  everyDays,
  firstDay,
  time,
});
const single = (fromDay: string, toDay: string, time = '08:00'): ReportCycle => ({
  taskType: 'single',
  fromDay,
  toDay,
  time,
});

describe('the next report', () => {
  it.each([
    [
      'on its Monday, of the calendar week before',
      weekly(1),
      '2026-11-02T09:30:00Z',
      '2026-11-09 08:00 of 2026-11-02..2026-11-08',
    ],
    ['later on the same day', weekly(1), '2026-11-01T23:00:00Z', '2026-11-02 08:00 of 2026-10-26..2026-11-01'],
    [
      'on a Sunday, still of the week before',
      weekly(7),
      '2026-11-02T09:30:00Z',
      '2026-11-08 08:00 of 2026-10-26..2026-11-01',
    ],
    ['over the end of a year', weekly(3), '2026-12-30T09:30:00Z', '2027-01-06 08:00 of 2026-12-28..2027-01-03'],
    [
      'on the first, of the month before',
      monthly(1),
      '2026-11-02T09:30:00Z',
      '2026-12-01 08:00 of 2026-11-01..2026-11-30',
    ],
    ['in January, of last December', monthly(5), '2026-12-06T00:00:00Z', '2027-01-05 08:00 of 2026-12-01..2026-12-31'],
    [
      'on the last day of a month without a 31st',
      monthly(31),
      '2026-11-02T09:30:00Z',
      '2026-11-30 08:00 of 2026-10-01..2026-10-31',
    ],
    ['on 28 February', monthly(31), '2027-02-01T00:00:00Z', '2027-02-28 08:00 of 2027-01-01..2027-01-31'],
    [
      'on 29 February of a leap year',
      monthly(30),
      '2028-02-01T00:00:00Z',
      '2028-02-29 08:00 of 2028-01-01..2028-01-31',
    ],
    [
      'after so many days from its first',
      custom(10, '2026-10-01'),
      '2026-11-02T09:30:00Z',
      '2026-11-10 08:00 of 2026-10-31..2026-11-09',
    ],
    [
      'on its first day, of the days before it',
      custom(3, '2026-12-01'),
      '2026-11-02T09:30:00Z',
      '2026-12-01 08:00 of 2026-11-28..2026-11-30',
    ],
    [
      'once, on the day after its days',
      single('2026-11-01', '2026-11-30'),
      '2026-11-02T09:30:00Z',
      '2026-12-01 08:00 of 2026-11-01..2026-11-30',
    ],
    ['no more after a single one', single('2026-10-01', '2026-10-31'), '2026-11-02T09:30:00Z', null],
  ])('comes %s', (_, cycle, after, expected) => {
    expect(told(cycle, SHANGHAI, after)).toBe(expected);
  });

  it('is counted in its own zone: the same moment is Sunday in Berlin and Monday in Shanghai', () => {
    expect(told(weekly(1, '00:30'), SHANGHAI, '2026-11-01T16:10:00Z')).toBe(
      '2026-11-02 00:30 of 2026-10-26..2026-11-01',
    );
    expect(told(weekly(1, '00:30'), BERLIN, '2026-11-01T16:10:00Z')).toBe('2026-11-02 00:30 of 2026-10-26..2026-11-01');
    expect(nextRun(weekly(1, '00:30'), SHANGHAI, at('2026-11-01T16:10:00Z'))?.at).toBe(at('2026-11-01T16:30:00Z'));
    expect(nextRun(weekly(1, '00:30'), BERLIN, at('2026-11-01T16:10:00Z'))?.at).toBe(at('2026-11-01T23:30:00Z'));
  });

  it('never comes at the very time it was asked for', () => {
    const run = nextRun(weekly(1), SHANGHAI, at('2026-11-02T00:00:00Z'));
    expect(run?.fromDay).toBe('2026-11-02');
  });

  it('comes an hour later where the clocks leave its hour out, and at the first of two', () => {
    // Berlin: 29 March 2026 has no 02:30, 25 October has it twice.
    expect(told(monthly(29, '02:30'), BERLIN, '2026-03-10T00:00:00Z')).toBe(
      '2026-03-29 03:30 of 2026-02-01..2026-02-28',
    );
    const twice = nextRun(monthly(25, '02:30'), BERLIN, at('2026-10-10T00:00:00Z'));
    expect(twice?.at).toBe(at('2026-10-25T00:30:00Z'));
    expect(nextRun(monthly(25, '02:30'), BERLIN, at('2026-10-25T00:30:00Z'))?.fromDay).toBe('2026-10-01');
  });

  it('comes at once for single days that are over, and in its time for all others', () => {
    const now = at('2026-11-02T09:30:00Z');
    expect(firstRun(single('2026-10-01', '2026-10-31'), SHANGHAI, now)).toEqual({
      at: now,
      fromDay: '2026-10-01',
      toDay: '2026-10-31',
    });
    expect(firstRun(weekly(1), SHANGHAI, now)).toEqual(nextRun(weekly(1), SHANGHAI, now));
  });

  it('comes every day, also where midnight itself is left out', () => {
    const zone = 'Asia/Beirut';
    const runs = nextRuns(custom(1, '2026-03-27', '00:00'), zone, at('2026-03-26T12:00:00Z'), 4);
    expect(runs.map(({ toDay }) => toDay)).toEqual(['2026-03-26', '2026-03-27', '2026-03-28', '2026-03-29']);
    expect(zonedTime(runs[2]?.at ?? 0, zone)).toEqual({ date: '2026-03-29', time: '01:00:00' });
  });
});

const ZONES = [
  'UTC',
  SHANGHAI,
  BERLIN,
  'America/New_York',
  'Asia/Beirut',
  'Pacific/Apia',
  'Australia/Lord_Howe',
] as const;
const zones = fc.constantFrom(...ZONES);
const days = fc.integer({ min: dayNumber('2015-01-01'), max: dayNumber('2035-12-31') });
const times = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`);
const moments = fc.integer({ min: at('2015-01-01'), max: at('2035-12-31') });
const repeated: fc.Arbitrary<ReportCycle> = fc.oneof(
  fc.record({ taskType: fc.constant('weekly' as const), weekday: fc.integer({ min: 1, max: 7 }), time: times }),
  fc.record({ taskType: fc.constant('monthly' as const), monthDay: fc.integer({ min: 1, max: 31 }), time: times }),
  fc.record({
    taskType: fc.constant('custom' as const),
    everyDays: fc.integer({ min: 1, max: 90 }),
    firstDay: days.map(dayOf),
    time: times,
  }),
);

describe('reports one after the other', () => {
  it('come later each time, and leave out and repeat no day', () => {
    fc.assert(
      fc.property(repeated, zones, moments, (cycle, zone, after) => {
        const runs = nextRuns(cycle, zone, after, 6);
        expect(runs).toHaveLength(6);
        runs.reduce((before, run) => {
          expect(run.at).toBeGreaterThan(before.at);
          expect(dayNumber(run.fromDay)).toBe(dayNumber(before.toDay) + 1);
          return run;
        });
        expect(runs[0]?.at).toBeGreaterThan(after);
      }),
      { numRuns: 60 },
    );
  });

  it('are the same ones whatever time between them is asked', () => {
    fc.assert(
      fc.property(
        repeated,
        zones,
        moments,
        fc.double({ min: 0, max: 0.999, noNaN: true }),
        (cycle, zone, after, share) => {
          const [first, second] = nextRuns(cycle, zone, after, 2);
          if (!first || !second) throw new Error('two runs');
          const between = first.at + Math.floor((second.at - first.at) * share);
          expect(nextRun(cycle, zone, between)).toEqual(second);
        },
      ),
      { numRuns: 60 },
    );
  });

  it('cover a week from Monday to Sunday, a whole month, the given number of days', () => {
    fc.assert(
      fc.property(repeated, zones, moments, (cycle, zone, after) => {
        const run = nextRun(cycle, zone, after);
        if (!run) throw new Error('a run');
        const [first, last] = [new Date(`${run.fromDay}T00:00Z`), new Date(`${run.toDay}T00:00Z`)];
        if (cycle.taskType === 'weekly') expect([first.getUTCDay(), daysIn(run)]).toEqual([1, 7]);
        if (cycle.taskType === 'custom') expect(daysIn(run)).toBe(cycle.everyDays);
        if (cycle.taskType === 'monthly') {
          expect(first.getUTCDate()).toBe(1);
          expect(new Date(last.getTime() + DAY).getUTCDate()).toBe(1);
          expect(last.getUTCMonth()).toBe(first.getUTCMonth());
        }
        // What it covers is over when it is made.
        expect(spanOf(run, zone)[1]).toBeLessThan(run.at);
      }),
      { numRuns: 60 },
    );
  });
});

describe('days of a zone', () => {
  it('follow each other without a gap, 23 or 25 hours long where the clocks change', () => {
    fc.assert(
      fc.property(days, zones, (day, zone) => {
        const [from, to] = spanOf({ fromDay: dayOf(day), toDay: dayOf(day) }, zone);
        const [next] = spanOf({ fromDay: dayOf(day + 1), toDay: dayOf(day + 1) }, zone);
        expect(next).toBe(to + 1);
        expect(to - from + 1).toBeGreaterThanOrEqual(23 * 3_600_000);
        expect(to - from + 1).toBeLessThanOrEqual(25 * 3_600_000);
      }),
      { numRuns: 60 },
    );
    const hours = (day: string) => {
      const [from, to] = spanOf({ fromDay: day, toDay: day }, BERLIN);
      return (to + 1 - from) / 3_600_000;
    };
    expect([hours('2026-03-29'), hours('2026-10-25'), hours('2026-11-02')]).toEqual([23, 25, 24]);
  });

  it('are numbered both ways', () => {
    fc.assert(fc.property(days, (day) => dayNumber(dayOf(day)) === day));
    expect(atClock(dayNumber('2026-11-02'), '08:00', SHANGHAI)).toBe(at('2026-11-02T00:00:00Z'));
  });
});
