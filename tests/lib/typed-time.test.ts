import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timeText } from '@/lib/time';
import { typedClock, typedTime } from '@/lib/typed-time';

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
