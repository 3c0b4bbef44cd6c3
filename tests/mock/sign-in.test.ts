import { Worlds } from '@mock/runtime/world';
import { safeRedirect, signInPage } from '@mock/sign-in';
import { expect, it } from 'vitest';

const open = async (address: string, init: RequestInit = {}) =>
  signInPage(new Request(`http://localhost${address}`, init), new Worlds(), '/');

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
