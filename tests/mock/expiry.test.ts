import { expiriesOf } from '@mock/console/expiry-rows';
import { SEED_TIME } from '@mock/runtime/world';
import { expect, it, vi } from 'vitest';
import { signIn } from '../support/gateway';

it('what ends soon is as much at the first look as at the next: seeds that it makes are not later than its clock', () => {
  const world = signIn();
  let at = SEED_TIME;
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => at++);
  const near = () => expiriesOf(world).filter(({ state }) => state !== 'days90').length;
  const first = near();
  expect(first).toBeGreaterThan(10);
  expect(near()).toBe(first);
  clock.mockRestore();
});
