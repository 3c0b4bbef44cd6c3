import { expect, it } from 'vitest';
import { ApiError, failure, isSilent } from '@/lib/contract/failure';
import { orWithout } from '@/lib/contract/offered';

const quiet = failure('business', '60001', { showType: 0 });
const said = failure('business', '60001', { showType: 2 });
const givenUp = failure('abort', 'abort');
const unproven = failure('abort', '40114');
const unoffered = failure('unoffered', 'unoffered');

it.each([
  [quiet, true],
  [said, false],
  [givenUp, true],
  [unproven, true],
  [failure('network', 'network', { showType: 0 }), false],
])('%#: a failed load is told or not', (one, isQuiet) => {
  expect(isSilent(one)).toBe(isQuiet);
});

it('a call that the gateway does not offer gives what stands in its place; every other failure stays one', async () => {
  expect(await orWithout(Promise.resolve('told'), null)).toBe('told');
  expect(await orWithout(Promise.reject(new ApiError(unoffered)), null)).toBeNull();
  await expect(orWithout(Promise.reject(new ApiError(said)), null)).rejects.toThrow();
});
