import { expect, it } from 'vitest';
import { wholePercent } from '@/lib/percent';

it.each([
  [0, 10, undefined, 0],
  [3.5999, 10, undefined, 36],
  [549, 600, undefined, 92],
  [999, 1000, undefined, 99],
  [10, 10, undefined, 100],
  [1001, 1000, undefined, 101],
  [15, 10, undefined, 150],
  [796, 1000, [80, 100], 79],
  [800, 1000, [80, 100], 80],
  [999, 1000, [80, 100], 99],
  [1, 0, undefined, 0],
])('%s of %s with the marks %j is %s per cent', (part, whole, marks, percent) => {
  expect(wholePercent(part, whole, marks)).toBe(percent);
});
