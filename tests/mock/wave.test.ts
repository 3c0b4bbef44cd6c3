import { resolutionsBetween } from '@mock/console/wave';
import { SEED_TIME } from '@mock/runtime/world';
import fc from 'fast-check';
import { expect, it } from 'vitest';

const DAY = 86_400_000;

it('resolutions of a span are the sum of its parts, however it is cut', () => {
  const moments = fc.array(fc.integer({ min: SEED_TIME, max: SEED_TIME + 7 * DAY }), { minLength: 2, maxLength: 40 });
  fc.assert(
    fc.property(moments, (given) => {
      const cuts = given.sort((a, b) => a - b);
      const parts = cuts.slice(1).map((to, index) => resolutionsBetween(cuts[index] ?? to, to));
      const whole = resolutionsBetween(cuts[0] ?? 0, cuts.at(-1) ?? 0);
      expect(parts.reduce((sum, one) => sum + one, 0)).toBe(whole);
    }),
  );
});
