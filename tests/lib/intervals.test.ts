import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { intervalsOf } from '@/lib/intervals';
import { DAY, HOUR, MINUTE } from '@/lib/time';

const at = fc.integer({ min: 0, max: 4_000_000_000_000 });
const span = fc.integer({ min: 0, max: 400 * DAY });

describe('intervals of a range', () => {
  it('are many of the longest where none is long enough', () => {
    expect(intervalsOf([0, 400 * DAY], 4, 0)).toEqual({
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
        fc.integer({ min: -720, max: 840 }),
        (from, size, most, zone) => {
          const { starts, step } = intervalsOf([from, from + size], most, zone);
          expect(starts[0]).toBe(from);
          expect(starts.length).toBeLessThanOrEqual(most);
          for (const [index, start] of starts.entries()) {
            const next = starts[index + 1] ?? from + size + 1;
            expect(next).toBeGreaterThan(start);
            expect(next - start).toBeLessThanOrEqual(step);
            // Before 1970 a remainder of nothing is -0.
            if (index > 0) expect(Math.abs((start + zone * MINUTE) % step)).toBe(0);
          }
        },
      ),
    );
  });

  it('are as long as a reader counts: minutes for an hour, hours for a day, days for a month', () => {
    const from = Date.UTC(2026, 10, 2);
    expect(intervalsOf([from, from + HOUR], 61, 0).step).toBe(MINUTE);
    expect(intervalsOf([from, from + DAY], 60, 0).step).toBe(HOUR);
    expect(intervalsOf([from, from + 30 * DAY], 60, 0).step).toBe(DAY);
  });

  it('begin at the hours of a zone that is half an hour off', () => {
    const from = Date.UTC(2026, 10, 2, 0, 10);
    expect(intervalsOf([from, from + DAY], 60, 330).starts[1]).toBe(Date.UTC(2026, 10, 2, 0, 30));
  });
});
