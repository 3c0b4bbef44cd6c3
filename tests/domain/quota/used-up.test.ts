import { expect, it } from 'vitest';
import { isSetting, isUsedUp } from '@/domain/quota/used-up';

it.each([
  ['records', 100, 100, true],
  ['records', 101, 100, true],
  ['records', 99, 100, false],
  ['records', 0, 0, false],
  ['records', null, 100, false],
  ['records', 100, null, false],
  ['minTtl', 60, 60, false],
])('%s of %s and a limit of %s', (key, used, limit, isFull) => {
  expect(isUsedUp({ key, used, limit })).toBe(isFull);
});

it('what an edition sets is not used up by anybody', () => {
  expect([isSetting({ key: 'minTtl' }), isSetting({ key: 'records' })]).toEqual([true, false]);
});
