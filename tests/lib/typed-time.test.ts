import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeText } from '@/lib/time';
import { typedClock, typedTime, typedTimeIn } from '@/lib/typed-time';

describe('a time that is typed', () => {
  it('is read as it is written everywhere', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4_000_000_000 }), (seconds) => {
        expect(timeText(typedTime(timeText(seconds * 1000)))).toBe(timeText(seconds * 1000));
      }),
    );
  });

  it.each([
    ['2026-11-02 09:30', '2026-11-02 09:30:00'],
    ['2026-11-02T09:30:05', '2026-11-02 09:30:05'],
    [' 2026-1-2 9:30 ', '2026-01-02 09:30:00'],
    ['2026-11-02', '2026-11-02 00:00:00'],
  ])('%j is %s', (text, whole) => {
    expect(timeText(typedTime(text))).toBe(whole);
  });

  it.each(['', '11/02/2026', '2026-11-31', '2026-11-02 24:00', '2026-11-02 9:5', '2026-11-02 09:30 PM'])(
    '%j is none',
    (text) => {
      expect(typedTime(text)).toBeNaN();
    },
  );
});

describe('a time of day that is typed', () => {
  it.each([
    ['9:30', '09:30'],
    ['0930', '09:30'],
    ['930', '09:30'],
    ['22：00', '22:00'],
    ['22:00', '22:00'],
    ['half past nine', 'half past nine'],
    ['', ''],
  ])('%j is kept as %j', (text, kept) => {
    expect(typedClock(text)).toBe(kept);
  });
});

describe('a time that is typed by the clock of another zone', () => {
  it.each([
    ['2026-11-04 02:00', 'Asia/Shanghai', '2026-11-03T18:00:00.000Z'],
    // It comes twice: the first is meant.
    ['2026-10-25 02:30', 'Europe/Berlin', '2026-10-25T00:30:00.000Z'],
  ])('%s in %s is %s', (text, zone, iso) => {
    expect(new Date(typedTimeIn(text, zone)).toISOString()).toBe(iso);
  });

  it.each(['', 'soon', '2026-11-31 02:00', '2027-03-28 02:30'])('%j is none in Berlin', (text) => {
    expect(typedTimeIn(text, 'Europe/Berlin')).toBeNaN();
  });
});
