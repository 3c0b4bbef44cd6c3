import { expect, it } from 'vitest';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { HOUR } from '@/lib/time';
import { signIn } from '../support/gateway';

it('has heard every linked node within the hour before it is looked at', async () => {
  const world = signIn('main');
  const { list } = await businessNodeApi.list({ current: 1, pageSize: 100 });
  const linked = list.filter(({ status, deployment }) => status !== 'offline' && deployment === 'online');
  expect(linked.length).toBeGreaterThan(5);
  for (const { id, lastLinkAt } of linked) {
    expect(world.now() - (lastLinkAt ?? 0), id).toBeGreaterThanOrEqual(0);
    expect(world.now() - (lastLinkAt ?? 0), id).toBeLessThan(HOUR);
  }
});
