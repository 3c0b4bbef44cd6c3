import { expiriesOf } from '@mock/console/expiry-rows';
import { SEED_TIME } from '@mock/runtime/world';
import { productsOf } from '@mock/session/products';
import { expect, it, vi } from 'vitest';
import { expiryApi } from '@/api/console/expiry';
import { overviewApi } from '@/api/console/home';
import { serviceApi } from '@/api/console/service';
import { isToStart } from '@/components/service/states';
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

it('has nothing whose time has not begun to run, and as many rows as home says', async () => {
  const world = signIn();
  world.setClock(SEED_TIME);
  const { list: services } = await serviceApi.getStates({});
  const codes = new Map(productsOf(world).map(({ id, code }) => [id, code]));
  const toStart = services.filter(({ state, expiresAt }) => isToStart(state) && expiresAt !== null);
  expect(toStart.length).toBeGreaterThan(1);
  const { list } = await expiryApi.list({ current: 1, pageSize: 100 });
  const products = list.filter(({ object }) => object.kind === 'product').map(({ object }) => object.id);
  expect(products.length).toBeGreaterThan(2);
  for (const { id } of toStart) expect(products).not.toContain(codes.get(id));
  const state = ['ended', 'days7', 'days30'];
  const { total } = await expiryApi.list({ current: 1, pageSize: 100, filters: { state } });
  expect((await overviewApi.getAttention({})).endings?.total).toBe(total);
});
