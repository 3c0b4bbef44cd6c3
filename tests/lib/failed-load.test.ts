import { expect, it } from 'vitest';
import { ApiError, failure } from '@/lib/contract/failure';
import { isForeignAbort, isSilent, LoadError } from '@/lib/contract/load-error';
import { orWithout } from '@/lib/contract/offered';

const quiet = failure('business', '60001', { showType: 0 });
const said = failure('business', '60001', { showType: 2 });
const givenUp = failure('abort', 'abort');
const unproven = failure('abort', '40114');
const unoffered = failure('unoffered', 'unoffered');

it.each([
  [quiet, true, false],
  [said, false, false],
  [givenUp, true, true],
  [unproven, true, false],
  [failure('network', 'network', { showType: 0 }), false, false],
])('%#: a failed load is told or not, and is of another part or not', (one, isQuiet, isForeign) => {
  expect([isSilent(one), isForeignAbort(one)]).toEqual([isQuiet, isForeign]);
  expect(new LoadError('key', new ApiError(one)).failure).toBe(one);
});

it('a call that the gateway does not offer gives what stands in its place; every other failure stays one', async () => {
  expect(await orWithout(Promise.resolve('told'), null)).toBe('told');
  expect(await orWithout(Promise.reject(new ApiError(unoffered)), null)).toBeNull();
  await expect(orWithout(Promise.reject(new ApiError(said)), null)).rejects.toThrow();
});
