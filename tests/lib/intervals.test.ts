import * as fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { chooseZone } from '@/lib/clock-zone';
import { intervalsOf } from '@/lib/intervals';
import { DAY, HOUR, MINUTE, timeText, wallOf } from '@/lib/time';

const at = fc.integer({ min: 0, max: 4_000_000_000_000 });
const span = fc.integer({ min: 0, max: 400 * DAY });

beforeEach(() => chooseZone('UTC'));
afterEach(() => chooseZone(null));

describe('intervals of a range', () => {
  it('are many of the longest where none is long enough', () => {
    expect(intervalsOf([0, 400 * DAY], 4)).toEqual({
      starts: [0, 150, 300].map((day) => day * DAY),
      step: 150 * DAY,
    });
  });

  it('begin with the range, grow, stay inside and are never more than asked for', () => {
    fc.assert(
      fc.property(
        at,
        span,
        fc.integer({ min: 2, max: 200 }),
        fc.constantFrom('UTC', 'Asia/Kathmandu', 'Europe/Berlin', 'America/Santiago', 'Australia/Lord_Howe'),
        (from, size, most, zone) => {
          chooseZone(zone);
          const { starts, step } = intervalsOf([from, from + size], most);
          expect(starts[0]).toBe(from);
          expect(starts.length).toBeLessThanOrEqual(most);
          for (const [index, start] of starts.entries()) {
            const next = starts[index + 1] ?? from + size + 1;
            expect(next).toBeGreaterThan(start);
            // An hour more where the clocks go back, and that of a range which begins in the middle of it.
            expect(next - start).toBeLessThanOrEqual(step + 2 * HOUR);
            if (index > 0 && step > HOUR && timeText(start).slice(11) === '00:00:00') continue;
            // Half an hour off is what remains on an island whose clocks change by that.
            if (index > 0 && zone === 'UTC') expect(wallOf(start) % step).toBe(0);
          }
        },
      ),
    );
  });

  it('are as long as a reader counts: minutes for an hour, hours for a day, days for a month', () => {
    const from = Date.UTC(2026, 10, 2);
    expect(intervalsOf([from, from + HOUR], 61).step).toBe(MINUTE);
    expect(intervalsOf([from, from + DAY], 60).step).toBe(HOUR);
    expect(intervalsOf([from, from + 30 * DAY], 60).step).toBe(DAY);
  });

  it('begin at the hours of a zone that is half an hour off', () => {
    const from = Date.UTC(2026, 10, 2, 0, 10);
    chooseZone('Asia/Kolkata');
    expect(intervalsOf([from, from + DAY], 60).starts[1]).toBe(Date.UTC(2026, 10, 2, 0, 30));
  });

  it.each([
    ['UTC', 24],
    ['Europe/Berlin', 25],
    ['America/Santiago', 24],
  ])('of days begin at midnight in %s, one of them %d hours long in October', (zone, hours) => {
    chooseZone(zone);
    const from = Date.UTC(2026, 9, 20, 15);
    const { starts } = intervalsOf([from, from + 30 * DAY], 60);
    expect(starts.slice(1).map((at) => timeText(at).slice(11))).toEqual(starts.slice(1).map(() => '00:00:00'));
    const lengths = starts.slice(1).map((at, index) => at - (starts[index] ?? 0));
    expect(Math.max(...lengths) / HOUR).toBe(hours);
  });
});
