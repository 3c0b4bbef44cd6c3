import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isEffective, isOverMidnight, minutesOf, nextEffective, overlapOf } from '@/domain/alarm/effective';
import { effective, window } from './rules';

const WORKDAYS = [1, 2, 3, 4, 5];
const night = {
  mode: 'custom',
  zone: 'Asia/Shanghai',
  windows: [{ days: [5, 7], from: '22:00', to: '06:00' }],
} as const;

describe('the effective time', () => {
  it('is the same however many moments were asked for in between', () => {
    const asked = Date.parse('2026-07-01T20:00Z');
    const inBerlin = { mode: 'custom', zone: 'Europe/Berlin', windows: [{ ...night.windows[0], days: [3] }] } as const;
    expect(isEffective(inBerlin, asked)).toBe(true);
    for (let quarter = 0; quarter < 21_000; quarter += 1) isEffective(inBerlin, asked + quarter * 15 * 60_000);
    expect(isEffective(inBerlin, asked)).toBe(true);
  });

  it.each([
    ['Friday 22:00', '2026-11-06T22:00+08:00', true],
    ['Saturday 05:59', '2026-11-07T05:59+08:00', true],
    ['Saturday 06:00', '2026-11-07T06:00+08:00', false],
    ['Saturday 22:00', '2026-11-07T22:00+08:00', false],
    ['Sunday 23:00', '2026-11-08T23:00+08:00', true],
    ['Monday 03:00, over the end of the week', '2026-11-09T03:00+08:00', true],
    ['Friday 22:00 of another zone', '2026-11-06T22:00Z', false],
  ])('over midnight: %s', (_, time, expected) => {
    expect(isEffective(night, Date.parse(time))).toBe(expected);
  });

  it.each([
    ['summer', '2026-07-01T19:59Z', false],
    ['summer', '2026-07-01T20:00Z', true],
    ['winter', '2026-11-01T20:59Z', false],
    ['winter', '2026-11-01T21:00Z', true],
    ['winter, in the morning', '2026-11-02T04:59Z', true],
    ['winter, in the morning', '2026-11-02T05:00Z', false],
  ])('keeps its hours in %s: 22:00 to 06:00 in Berlin at %s', (_, time, expected) => {
    const windows = [{ days: [1, 2, 3, 4, 5, 6, 7], from: '22:00', to: '06:00' }];
    expect(isEffective({ mode: 'custom', zone: 'Europe/Berlin', windows }, Date.parse(time))).toBe(expected);
  });

  it.each([
    ['begins where the clocks jump over its start', '2026-03-29T00:30Z', '02:30', '2026-03-29T01:00Z'],
    ['begins at the first of two', '2026-10-24T23:30Z', '02:30', '2026-10-25T00:30Z'],
    [
      'lies in an hour that is left out, and comes a week later',
      '2026-03-29T00:30Z',
      '02:00',
      '2026-04-05T00:00Z',
      '02:30',
    ],
  ])('%s', (_, from, start, expected, end = '05:00') => {
    const windows = [{ days: [7], from: start, to: end }];
    const next = nextEffective({ mode: 'custom', zone: 'Europe/Berlin', windows }, Date.parse(from));
    expect(new Date(next ?? 0).toISOString()).toBe(new Date(expected).toISOString());
  });

  it('says when it begins next', () => {
    const at = Date.parse('2026-11-07T12:00:30+08:00');
    expect(nextEffective(night, at)).toBe(Date.parse('2026-11-08T22:00+08:00'));
    fc.assert(
      fc.property(effective, fc.integer({ min: 0, max: 200 * 24 * 60 }), (one, minutes) => {
        // Spring, summer and autumn of a year: the clocks of two of the zones change twice.
        const time = Date.UTC(2026, 2, 20) + minutes * 60_000;
        const next = nextEffective(one, time);
        expect(next !== null && isEffective(one, next)).toBe(true);
        if (next !== null && next > time) expect(isEffective(one, next - 60_000)).toBe(false);
      }),
    );
  });

  it('finds windows that overlap, over midnight and over the end of the week too', () => {
    const day = { days: WORKDAYS, from: '08:00', to: '18:00' };
    expect(overlapOf([day, { days: [1], from: '18:00', to: '19:00' }])).toBe(-1);
    expect(overlapOf([day, { days: [6], from: '08:00', to: '18:00' }, { days: [2], from: '17:59', to: '18:30' }])).toBe(
      2,
    );
    expect(
      overlapOf([
        { days: [7], from: '23:00', to: '01:00' },
        { days: [1], from: '00:30', to: '02:00' },
      ]),
    ).toBe(1);
    fc.assert(
      fc.property(window, fc.integer({ min: 0, max: 20_000 }), (one, minutes) => {
        const times = { mode: 'custom', zone: 'UTC', windows: [one] } as const;
        if (isEffective(times, minutes * 60_000)) expect(overlapOf([one, one])).toBe(1);
      }),
    );
  });
});

it('a time that is half typed is none, and its window never begins', () => {
  expect(['24:00', '7:00', '', '09:60', '23:59'].map(minutesOf)).toEqual([null, null, null, null, 1439]);
  const windows = [{ days: [1], from: '22:0', to: '06:00' }];
  expect(windows.map(isOverMidnight)).toEqual([false]);
  expect([{ days: [1], from: '22:00', to: '' }].map(isOverMidnight)).toEqual([true]);
  expect(nextEffective({ mode: 'custom', zone: 'UTC', windows }, 0)).toBeNull();
  expect(nextEffective({ mode: 'allDay' }, 7)).toBe(7);
});
