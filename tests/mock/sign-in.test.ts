import { accountsOf } from '@mock/business-account/account-rows';
import { personas } from '@mock/runtime/personas';
import { Worlds } from '@mock/runtime/world';
import { safeRedirect, signInPage } from '@mock/sign-in';
import { expect, it } from 'vitest';

const open = async (address: string, init: RequestInit = {}, worlds = new Worlds()) =>
  signInPage(new Request(`http://localhost${address}`, init), worlds, '/');

it.each([
  ['/account_center/secret_key?page=2', true],
  ['//evil.example', false],
  ['/\\evil.example', false],
  ['/\t/evil.example', false],
  ['https://evil.example', false],
  [null, false],
])('a sign-in leads on to %j: %s', (address, isFollowed) => {
  expect(safeRedirect(address)).toBe(isFollowed ? address : null);
});

it('speaks the language of the browser, or the one that its link asks for, and keeps the way back', async () => {
  const chinese = await open('/sign-in?redirect=%2Fconsole', { headers: { 'accept-language': 'zh-CN,zh;q=0.9' } });
  const page = (await chinese?.text()) ?? '';
  expect(page).toContain('<html lang="zh-CN">');
  expect(page).toContain('href="/sign-in?redirect=%2Fconsole&lang=en-US"');
  const english = await open('/sign-in?lang=en-US', { headers: { 'accept-language': 'zh-CN' } });
  expect(await english?.text()).toContain('<html lang="en-US">');
});

it('keeps the chosen account after a wrong password', async () => {
  const body = new URLSearchParams({ persona: 'readonly', password: 'no' });
  const answer = await open('/sign-in?lang=en-US', { method: 'POST', body });
  expect(answer?.status).toBe(403);
  const page = (await answer?.text()) ?? '';
  expect(page).toContain('Account name or password is incorrect');
  expect(page).toContain('<option value="readonly" selected>');
});

it('admits an account that was created, by its name and its own password, to the world that it was created in', async () => {
  const worlds = new Worlds();
  const world = worlds.open(personas.main);
  const [seed] = accountsOf(world).rows;
  if (!seed) throw new Error('no account');
  accountsOf(world).add({ ...seed, id: 'A-1', name: 'night-team', password: 'Passw0rd#1', createdAt: world.now() });
  worlds.open(personas.main);
  const post = (made: string, password: string) =>
    open('/sign-in', { method: 'POST', body: new URLSearchParams({ persona: 'main', made, password }) }, worlds);
  expect((await post('night-team', 'Console#2026'))?.status).toBe(403);
  expect((await post('nobody', 'Passw0rd#1'))?.status).toBe(403);
  const answer = await post('night-team', 'Passw0rd#1');
  expect(answer?.headers.get('set-cookie')).toContain(world.token);
  expect(world.persona.name).toBe('night-team');
});

it('takes the sign-in of another gateway for good only where it is one of many', () => {
  const { token } = new Worlds().open(personas.readonly);
  expect(new Worlds().find(token)).toBeUndefined();
  const cluster = new Worlds(undefined, { isOneOfMany: true });
  const world = cluster.find(token);
  expect(world?.persona).toBe(personas.readonly);
  expect(cluster.find(token)).toBe(world);
  for (const made of ['', 'readonly', token.slice(0, -1), token.replace('readonly', 'nobody'), 'constructor-1-x']) {
    expect(cluster.find(made)).toBeUndefined();
  }
});
