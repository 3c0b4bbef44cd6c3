import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MAX_EXPORT_SPAN, MAX_RUNNING, MAX_TRIES, nextSteps, partAt, partCount } from '@/lib/export-split';
import { DAY, MINUTE, type Range } from '@/lib/time';

const from = fc.integer({ min: 0, max: 4_000_000_000_000 });
const span = fc.integer({ min: 1, max: 40 * DAY });

const partsOf = (period: Range) => Array.from({ length: partCount(period) }, (_, index) => partAt(period, index));

describe('a period split into tasks', () => {
  it('is covered without a gap or an overlap, by parts of at most thirty minutes, none empty', () => {
    fc.assert(
      fc.property(from, span, (start, size) => {
        const parts = partsOf([start, start + size]);
        expect(parts[0]?.[0]).toBe(start);
        expect(parts.at(-1)?.[1]).toBe(start + size);
        for (const [index, [first, last]] of parts.entries()) {
          expect(last - first).toBeGreaterThan(0);
          expect(last - first).toBeLessThanOrEqual(MAX_EXPORT_SPAN);
          if (index > 0) expect(first).toBe(parts[index - 1]?.[1]);
        }
      }),
    );
  });

  it.each([
    [30 * MINUTE, 1],
    [30 * MINUTE + 1, 2],
    [DAY, 48],
  ])('of %d ms makes %d tasks', (size, count) => {
    expect(partCount([0, size])).toBe(count);
  });
});

describe('what a batch asks for next', () => {
  it('is each part once, and a failed one a few times, leaving room for a single task', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 60 }), fc.array(fc.integer({ min: 0, max: 59 })), (count, unlucky) => {
        const asked: number[] = [];
        const tries = new Map<number, number>();
        let waiting = Array.from({ length: count }, (_, part) => part);
        const running: number[] = [];
        let failed: number[] = [];
        for (let round = 0; round < 400; round += 1) {
          const progress = {
            generating: running.length,
            waiting: waiting.slice(0, MAX_RUNNING),
            failed: failed.map((part) => ({ id: String(part), tries: tries.get(part) ?? 0 })),
          };
          const steps = nextSteps(progress);
          if (steps.length === 0 && running.length === 0) break;
          for (const step of steps) {
            const part = step.kind === 'add' ? step.part : Number(step.id);
            if (step.kind === 'add') asked.push(part);
            waiting = waiting.filter((one) => one !== part);
            failed = failed.filter((one) => one !== part);
            tries.set(part, (tries.get(part) ?? 0) + 1);
            running.push(part);
          }
          expect(running.length).toBeLessThan(MAX_RUNNING);
          const done = running.shift();
          if (done !== undefined && unlucky.includes(done)) failed.push(done);
        }
        expect(asked).toEqual(Array.from({ length: count }, (_, part) => part));
        expect(Math.max(...tries.values())).toBeLessThanOrEqual(MAX_TRIES);
        expect(failed.every((part) => tries.get(part) === MAX_TRIES)).toBe(true);
      }),
    );
  });

  it('is nothing while three are generated, and a part that was given up when somebody allows another try', () => {
    expect(nextSteps({ generating: 3, waiting: [7], failed: [] })).toEqual([]);
    const stuck = { generating: 0, waiting: [], failed: [{ id: 'a', tries: MAX_TRIES }] };
    expect(nextSteps(stuck)).toEqual([]);
    expect(nextSteps(stuck, { maxTries: MAX_TRIES + 1 })).toEqual([{ kind: 'retry', id: 'a' }]);
  });
});
