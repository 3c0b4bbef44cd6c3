import { screen } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Product } from '@/api/session/session';
import { askLeave, leaveTarget } from '@/layouts/start/leave';
import { boot, isBootPath, readFlag } from '@/session/boot';
import '../support/document';
import { ORIGIN, plan, server, signIn } from '../support/gateway';
import { renderScreen } from '../support/render';

const FRONT_INIT = '/api/acm/getFrontInitInfo';
const CHECK = `${ORIGIN}/portal/check`;
const HOME = `${ORIGIN}/portal/home`;

const product = (id: number, code: string, rest: Partial<Product> = {}): Product => ({
  id,
  code,
  isOpened: true,
  isAccessible: true,
  ...rest,
});
const OPENED = [product(7, 'waf', { isOpened: false }), product(3, 'dns'), product(6, 'sdns')];
const isScreen = (path: string) => path.startsWith('/landing_page/');

beforeEach(() => window.happyDOM?.setURL(`${ORIGIN}/`));
afterEach(() => vi.useRealTimers());

interface Facts {
  init?: object;
  check?: () => Response | Promise<Response>;
  products?: Product[];
  list?: () => Promise<Product[]>;
  screens?: (path: string) => boolean;
  mayOpen?: (path: string) => boolean;
}

function land(
  { init, check, products = OPENED, list, screens = isScreen, mayOpen = () => true }: Facts,
  world = signIn(),
) {
  const data = init ?? { defaultUrl: HOME, defaultUrlCheck: CHECK };
  plan(world, { path: FRONT_INIT, envelope: { code: 20000, message: 'success', data } });
  server.use(http.post(CHECK, () => check?.() ?? HttpResponse.json({ data: { flag: true } })));
  return boot({ products: list ?? (() => Promise.resolve(products)), isScreen: screens, mayOpen });
}

const flag = (body: object) => () => HttpResponse.json(body);
const no = flag({ data: { flag: false } });
const overview = (code: string) => ({ kind: 'go', url: `${ORIGIN}/landing_page/${code}` });
const app = { kind: 'app' };

describe('an entry at the root', () => {
  it.each<[string, Facts, object]>([
    ['stays without a default address', { init: { defaultUrl: null, defaultUrlCheck: CHECK } }, app],
    ['stays without a check address', { init: { defaultUrl: HOME, defaultUrlCheck: null } }, app],
    ['goes to the default address if the check says yes', {}, { kind: 'go', url: HOME }],
    ['reads a flag beside the data', { check: flag({ flag: '1' }) }, { kind: 'go', url: HOME }],
    ['goes to the overview of the first opened product if the check says no', { check: no }, overview('dns')],
    ['stays if the answer has no flag', { check: flag({ code: 20000, data: {} }) }, app],
    ['stays if the answer is nothing', { check: flag({}) }, app],
    ['stays if the check is refused in an envelope', { check: flag({ code: 50000, data: { flag: true } }) }, app],
    [
      'stays if the check says that the session is over',
      { check: flag({ code: 40111, message: 'x', data: null }) },
      app,
    ],
    ['stays if the check wants a proof', { check: flag({ code: 40114, data: { flag: false } }) }, app],
    ['stays if the check did not succeed', { check: flag({ success: false, data: { flag: true } }) }, app],
    ['stays if the check answers with a page', { check: () => HttpResponse.html('<p>flag</p>') }, app],
    ['reads a flag of an envelope', { check: flag({ code: 20000, data: { flag: 0 } }) }, overview('dns')],
    [
      'stays if only the products 5 and -1 are opened',
      { check: no, products: [product(5, 'ipal'), product(-1, 'console')] },
      app,
    ],
    [
      'passes over a product whose access flag is off',
      { check: no, products: [product(3, 'dns', { isAccessible: false }), product(6, 'sdns')] },
      overview('sdns'),
    ],
    ['stays if no product is opened', { check: no, products: [] }, app],
    ['stays if the overview is no screen of the console', { check: no, screens: () => false }, app],
    ['stays if the account may not see the overview', { check: no, mayOpen: () => false }, app],
    [
      'stays if the default address is a screen that the account may not see',
      { init: { defaultUrl: '/landing_page/dns', defaultUrlCheck: CHECK }, mayOpen: () => false },
      app,
    ],
    ['asks for no right to what is no screen of the console', { mayOpen: () => false }, { kind: 'go', url: HOME }],
    ['stays if the check is refused', { check: () => new HttpResponse(null, { status: 500 }) }, app],
    ['stays if the check cannot be reached', { check: () => HttpResponse.error() }, app],
    ['stays if the default address is the root itself', { init: { defaultUrl: '/', defaultUrlCheck: CHECK } }, app],
    [
      'stays if the default address is the console home',
      { init: { defaultUrl: '/console', defaultUrlCheck: CHECK } },
      app,
    ],
    ...['/index.html', '/console/', '/console/index.html', 'http://LOCALHOST:3000', `${ORIGIN}/?from=gateway`].map(
      (defaultUrl): [string, Facts, object] => [
        `stays if the default address is the page in another spelling: ${defaultUrl}`,
        { init: { defaultUrl, defaultUrlCheck: CHECK } },
        app,
      ],
    ),
    [
      'stays if the default address is a script',
      { init: { defaultUrl: 'javascript:alert(1)', defaultUrlCheck: CHECK } },
      app,
    ],
    [
      'asks before it leaves for a foreign address',
      { init: { defaultUrl: 'https://elsewhere.example/', defaultUrlCheck: CHECK } },
      { kind: 'ask', url: 'https://elsewhere.example/' },
    ],
    ['calls no foreign check', { init: { defaultUrl: HOME, defaultUrlCheck: 'https://elsewhere.example/check' } }, app],
  ])('%s', async (_, facts, landing) => {
    expect(await land(facts)).toEqual(landing);
  });

  it('stays if the gateway does not say where to go', async () => {
    const world = signIn();
    plan(world, { path: FRONT_INIT, status: 503 });
    expect(await boot({ products: () => Promise.resolve(OPENED), isScreen, mayOpen: () => true })).toEqual(app);
  });

  it('stays if the check has not answered after five seconds', async () => {
    vi.useFakeTimers();
    const landing = land({ check: () => new Promise<Response>(() => {}) });
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await landing).toEqual(app);
  });

  it.each<[string, Facts & { proof?: boolean }]>([
    ['a second proof that nobody can give yet', { proof: true }],
    ['the products', { check: no, list: () => new Promise(() => {}) }],
  ])('stays if %s has not come after five seconds', async (_, facts) => {
    vi.useFakeTimers();
    const world = signIn('main', { onSensitive: () => new Promise(() => {}) });
    if (facts.proof) plan(world, { path: FRONT_INIT, envelope: { code: 40114, message: 'protected', data: null } });
    const landing = land(facts, world);
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await landing).toEqual(app);
  });
});

it.each([
  [{ data: { flag: true } }, true],
  [{ data: { flag: 1 } }, true],
  [{ data: { flag: 'true' } }, true],
  [{ flag: '1' }, true],
  [{ data: { flag: false }, flag: true }, false],
  [{ data: { flag: 'yes' } }, false],
  [{ data: null, flag: true }, true],
  [{ data: {}, flag: true }, true],
  [{ data: { flag: null } }, null],
  [{ code: 60000, flag: true }, null],
  [{}, null],
  [null, null],
  ['<html>', null],
])('the answer %j means %s', (body, meaning) => {
  expect(readFlag(body)).toBe(meaning);
});

it.each([
  ['/', true],
  ['/console', true],
  ['/console/', true],
  ['/account_center/account_info', false],
  ['/anonymous/verify', false],
])('an entry at %s is asked about: %s', (path, isAsked) => {
  expect(isBootPath(path)).toBe(isAsked);
});

it('a foreign address that is refused leaves the console as it is', async () => {
  askLeave('https://elsewhere.example/');
  const { user } = await renderScreen('/exception', { hasShell: true });
  expect(screen.getByText('https://elsewhere.example/')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Stay in the console' }));
  expect(screen.getByRole('button', { name: 'Collapse menu' })).toBeVisible();
  expect(leaveTarget()).toBeNull();
});
