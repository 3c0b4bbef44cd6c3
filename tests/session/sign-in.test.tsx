import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { sessionApi } from '@/api/session/session';
import ConsoleLayout from '@/layouts/console';
import { onCacheReset } from '@/lib/cache-reset';
import { registerDraft, saveDrafts, setDraftOwner, takeDraft } from '@/lib/drafts';
import { followSignIn } from '@/session/follow';
import { loadSession, sessionState } from '@/session/session';
import { goToSignIn, signInAddress, signOut } from '@/session/sign-out';
import { holdToken, readToken, tokenForCall } from '@/session/token';
import { setCookie } from '../support/document';
import { ORIGIN, plan, signIn } from '../support/gateway';
import { renderPart, renderScreen } from '../support/render';

const left = () => ({
  assign: vi.spyOn(window.location, 'assign').mockImplementation(() => {}),
  reload: vi.spyOn(window.location, 'reload').mockImplementation(() => {}),
});

let stop = () => {};
let went = left();

beforeEach(() => {
  window.happyDOM?.setURL(`${ORIGIN}/console`);
  went = left();
});
afterEach(() => stop());

async function start() {
  const world = signIn('main', { token: tokenForCall });
  setCookie(`access_token=${world.token}; Path=/`);
  holdToken();
  await loadSession();
  stop = followSignIn();
  return world;
}

/** What another tab's write looks like here. */
const fromOtherTab = (key: string, newValue: string) =>
  window.dispatchEvent(new StorageEvent('storage', { key, newValue }));

it('signing out ends the session at the gateway, forgets token, drafts and caches, tells the other tabs and leaves', async () => {
  const world = await start();
  const forget = vi.fn();
  const stopForget = onCacheReset(forget);
  registerDraft('role', () => ({ version: null, fields: [{ path: ['name'], mine: 'half', base: '' }] }));
  saveDrafts();
  await signOut();
  stopForget();
  expect(world.isEnded).toBe(true);
  expect(readToken()).toBeNull();
  expect(takeDraft('role')).toBeNull();
  expect(forget).toHaveBeenCalled();
  expect(sessionState().status).toBe('loading');
  expect(Number(localStorage.getItem('signedOutAt'))).toBeGreaterThan(0);
  expect(went.assign).toHaveBeenCalledWith(`${ORIGIN}/sign-in?redirect=%2F`);
});

it('signing out leaves in the browser what was chosen, and nothing of what was shown', async () => {
  await start();
  await renderPart(<ConsoleLayout />, { at: '/account_center/secret_key' });
  registerDraft('role', () => ({ version: null, fields: [{ path: ['name'], mine: 'half', base: '' }] }));
  saveDrafts();
  await signOut();
  expect(Object.keys(sessionStorage)).toEqual([]);
  const chosen = /^(umi_locale|appearance|colorWeak|menuCollapsed|brand|sessionAccount|signedOutAt)$/;
  const byAccount = /^(recentScreens|list|staged):A-main/;
  const left = Object.keys(localStorage).filter((key) => !chosen.test(key) && !byAccount.test(key));
  expect(left).toEqual([]);
});

it('signing out forgets everything also where the gateway cannot be reached', async () => {
  const world = await start();
  registerDraft('role', () => ({ version: null, fields: [{ path: ['name'], mine: 'half', base: '' }] }));
  saveDrafts();
  plan(world, { path: sessionApi.end.path, drop: true });
  await signOut();
  expect([readToken(), takeDraft('role'), Object.keys(sessionStorage)]).toEqual([null, null, []]);
  expect(went.assign).toHaveBeenCalled();
});

it('no call carries the token after signing out', async () => {
  await start();
  const leaving = signOut();
  expect(tokenForCall()).toBeNull();
  await leaving;
  await expect(sessionApi.get({})).rejects.toMatchObject({ failure: { kind: 'session', code: '40101' } });
});

it('a sign-out in another tab clears this one at once', async () => {
  await start();
  setCookie('access_token=; Path=/; Max-Age=0');
  fromOtherTab('signedOutAt', '1');
  expect(sessionState().status).toBe('loading');
  expect(went.assign).toHaveBeenCalledWith(`${ORIGIN}/sign-in?redirect=%2F`);
});

it('another account in another tab reloads this one, which calls for nobody meanwhile', async () => {
  await start();
  setCookie('access_token=somebody-else; Path=/');
  expect(tokenForCall()).toBeNull();
  fromOtherTab('sessionAccount', 'A-operator');
  expect(sessionState().status).toBe('loading');
  expect(went.reload).toHaveBeenCalledOnce();
});

it('what was typed is offered back when its account signs in again after another one took the tab over', async () => {
  const form = '/business_account/role_management/create';
  const name = () => screen.findByRole('textbox', { name: /^Role name/ });
  const takeOver = (account: string) => {
    setCookie(`access_token=of-${account}; Path=/`);
    fromOtherTab('sessionAccount', account);
    cleanup();
  };
  const { user } = await renderScreen(form);
  await user.type(await name(), 'Half a role');
  takeOver('A-operator');
  expect(went.reload).toHaveBeenCalledOnce();
  await renderScreen(form, { persona: 'operator' });
  expect(await name()).toHaveValue('');
  takeOver('A-main');
  await renderScreen(form);
  await waitFor(async () => expect(await name()).toHaveValue('Half a role'));
  expect(screen.getByText(/^Your unsaved input is back/)).toBeVisible();
});

it('a page that comes back from the page cache after signing out shows nothing and leaves', async () => {
  await start();
  setCookie('access_token=; Path=/; Max-Age=0');
  window.dispatchEvent(new Event('pageshow'));
  expect(sessionState().status).toBe('loading');
  expect(went.assign).toHaveBeenCalled();
});

it('looking at the tab again with the same sign-in changes nothing', async () => {
  await start();
  window.dispatchEvent(new Event('focus'));
  expect(sessionState().status).toBe('ready');
  expect(went.reload).not.toHaveBeenCalled();
});

it('looking at a public document that the palette opened is no sign-out, and one elsewhere still is', async () => {
  await start();
  window.happyDOM?.setURL(`${ORIGIN}/anonymous/help_doc?id=license-guide`);
  window.dispatchEvent(new Event('focus'));
  expect(tokenForCall()).toBeNull();
  expect(sessionState().status).toBe('ready');
  expect(went.assign).not.toHaveBeenCalled();
  setCookie('access_token=; Path=/; Max-Age=0');
  window.dispatchEvent(new Event('focus'));
  expect(went.assign).toHaveBeenCalledOnce();
});

it('an answer about the session that was asked for earlier never replaces a newer one', async () => {
  const world = await start();
  const old = { code: 20000, message: '', data: { ...(await sessionApi.get({})), unreadMessages: 77 } };
  plan(world, { path: '/api/acm/session/get', delay: 60, envelope: old });
  const slow = loadSession();
  await loadSession();
  await slow;
  expect(sessionState()).not.toMatchObject({ session: { unreadMessages: 77 } });
});

it('a draft of one account is not offered to another', () => {
  setDraftOwner('A-main');
  const stopDraft = registerDraft('role', () => ({
    version: null,
    fields: [{ path: ['name'], mine: 'half', base: '' }],
  }));
  saveDrafts();
  stopDraft();
  setDraftOwner('A-operator');
  expect(takeDraft('role')).toBeNull();
});

it('the way back after signing in is an address of the console', () => {
  expect(signInAddress('/log/query/all?page=2')).toBe(`${ORIGIN}/sign-in?redirect=%2Flog%2Fquery%2Fall%3Fpage%3D2`);
});

it('from an anonymous screen the console opens as a document of its own', async () => {
  await renderPart(<ConsoleLayout />, { at: '/anonymous/nonsense' });
  expect(went.reload).toHaveBeenCalledOnce();
});

it.each(['//evil.example/a', '/\\evil.example', 'https://evil.example/', 'javascript:alert(1)', ''])(
  'the way back after signing in is never the address %j',
  (back) => {
    expect(signInAddress(back)).toBe(`${ORIGIN}/sign-in?redirect=%2F`);
  },
);

it('signing in leads back to the very place: path, query and hash', () => {
  window.happyDOM?.setURL(`${ORIGIN}/log/query/all?page=2#row-7`);
  const replaced = vi.spyOn(window.location, 'replace').mockImplementation(() => {});
  goToSignIn();
  expect(replaced).toHaveBeenCalledWith(`${ORIGIN}/sign-in?redirect=%2Flog%2Fquery%2Fall%3Fpage%3D2%23row-7`);
});

it('an object that is called "anonymous" is no anonymous screen: its page keeps the session', async () => {
  const world = await start();
  window.happyDOM?.setURL(`${ORIGIN}/business_account/account_management/anonymous/access`);
  expect(readToken()).toBe(world.token);
  window.happyDOM?.setURL(`${ORIGIN}/anonymous/verify`);
  expect(readToken()).toBeNull();
});
