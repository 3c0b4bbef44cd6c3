import { expect, it } from 'vitest';
import { hostApi } from '@/api/system-settings/host';
import { isTaken } from '@/lib/contract/taken';
import { signIn } from '../../support/gateway';

it('a text is taken by another object that says just this, letter case and spaces around it aside', async () => {
  signIn();
  const [host] = (await hostApi.list({ current: 1, pageSize: 1 })).list;
  if (!host) throw new Error('there is no host');
  const { id, name } = host;
  expect(await isTaken(hostApi.list, 'name', ` ${name.toUpperCase()} `)).toBe(true);
  expect(await isTaken(hostApi.list, 'name', name, id)).toBe(false);
  expect(await isTaken(hostApi.list, 'name', name.slice(0, -1))).toBe(false);
});
