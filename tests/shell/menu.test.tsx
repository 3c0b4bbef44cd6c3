import { beforeEach, expect, it, vi } from 'vitest';
import type { Session } from '@/api/session/session';
import { ORIGIN } from '../support/gateway';
import '../support/document';

const session: Session = {
  account: {
    id: 'A-main',
    name: 'acme',
    mainAccount: 'acme',
    type: 'businessMain',
    isMain: true,
    organizationId: null,
  },
  menus: ['console', 'secretKey'],
  actions: [],
  products: [],
  passwordReset: 'none',
  viewedBy: null,
  isLoginSecurityOn: false,
  isScreenMode: false,
  unreadMessages: 0,
  brandVersion: 0,
  unreadByCategory: {},
  now: 0,
};

/** The shell of a deployment: its configuration is read once, when the page opens. */
async function deployed(deployEnv: string) {
  vi.resetModules();
  window.happyDOM?.setURL(`${ORIGIN}/`);
  window.consoleConfig = { deployEnv };
  return {
    ...(await import('@/layouts/shell/menu')),
    ...(await import('@/layouts/palette/screens')),
    ...(await import('@/layouts/shell/recent')),
    ...(await import('@/session/boot')),
  };
}

const titles = (title: string) => (title === 'secretKey.title' ? ['密钥管理', 'Secret keys'] : [title]);

beforeEach(() => {
  window.consoleConfig = {};
});

it('menu, palette and account menu offer only what the account has a right to', async () => {
  const shell = await deployed('');
  const paths = shell.menuOf(session).flatMap((group) => group.rows.map((row) => row.path));
  expect(paths).toEqual(['/console', '/console/expiry', '/console/change_request', '/account_center/secret_key']);
  const offered = shell.paletteScreens(session, [], titles).map((screen) => screen.key);
  expect(offered).toEqual(expect.arrayContaining(paths));
  expect(shell.reach('/account_center/secret_key', session)).toBe(true);
  expect(shell.reach('/account_center/secret_key', { ...session, menus: [] })).toBe('common.noRight');
  expect(shell.reach('/no/such/page', session)).toBe('user.notAvailable');
});

it('in a deployment environment the console home is nowhere and nobody is asked where to go from it', async () => {
  const shell = await deployed('hospital');
  expect(shell.rowAt('/console')).toBeUndefined();
  expect(shell.rowAt('/console/expiry')).toBeUndefined();
  // What stands below it by a right of its own is there without it.
  expect(shell.rowAt('/landing_page/cloud')).toBeDefined();
  expect(shell.menuPathOf('/landing_page/cloud')).toBeNull();
  expect(shell.menuOf(session).map((group) => group.key)).toEqual(['account']);
  expect(shell.paletteScreens(session, [], titles).map((screen) => screen.key)).not.toContain('/console');
  expect(shell.isBootPath('/console')).toBe(false);
  expect(shell.isBootPath('/')).toBe(true);
});

it('the palette finds every word in either language or in the path', async () => {
  const shell = await deployed('');
  const screens = shell.paletteScreens(session, [], titles);
  const found = (query: string) => shell.searched(screens, query).map((screen) => screen.key);
  for (const query of ['密钥', 'SECRET', 'keys secret', 'secret_key', 'miyao', 'mygl']) {
    expect(found(query), query).toEqual(['/account_center/secret_key']);
  }
  expect(found('secret alarm')).toEqual([]);
  expect(found('').length).toBe(screens.length);
});

it('screens visited last come first, and each account has its own', async () => {
  const shell = await deployed('');
  shell.rememberScreen('A-main', '/console');
  shell.rememberScreen('A-main', '/account_center/secret_key');
  shell.rememberScreen('A-main', '/account_center/secret_key');
  expect(shell.recentScreens('A-main')).toEqual(['/account_center/secret_key', '/console']);
  expect(shell.recentScreens('A-operator')).toEqual([]);
  const screens = shell.paletteScreens(session, shell.recentScreens('A-main'), titles);
  expect(screens[0]).toMatchObject({ key: '/account_center/secret_key', isRecent: true });
});

it.each(['{"broken', '"text"', '[1,2]'])('recent screens that are stored as %s are none', async (stored) => {
  const shell = await deployed('');
  localStorage.setItem('recentScreens:A-main', stored);
  expect(shell.recentScreens('A-main')).toEqual([]);
});

it('a path below a menu item marks that item', async () => {
  const shell = await deployed('');
  expect(shell.menuPathOf('/account_center/secret_key')).toBe('/account_center/secret_key');
  expect(shell.menuPathOf('/landing_page/cloud')).toBe('/console');
  expect(shell.menuPathOf('/use_handbook')).toBeNull();
  expect(shell.menuPathOf('/no/such/page')).toBeNull();
});
