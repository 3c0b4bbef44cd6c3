import { HttpResponse, http } from 'msw';
import { expect, it, vi } from 'vitest';
import { boot } from '@/session/boot';
import { innerPath } from '@/session/config';
import '../support/document';
import { ORIGIN, plan, server, signIn } from '../support/gateway';

// Where the console lies is read once, as its first module starts.
vi.hoisted(() => vi.stubGlobal('routerBase', '/x/'));

const CHECK = `${ORIGIN}/portal/check`;
const app = { kind: 'app' };

it.each([
  ['/x', '/'],
  ['/x/', '/'],
  ['/x/index.html', '/'],
  ['/x/console/', '/console'],
  ['/y/', null],
])('the address %s is the path %s of the console', (path, inner) => {
  expect(innerPath(path)).toBe(inner);
});

it.each([
  ...['/x', '/x/', `${ORIGIN}/x`, '/x/index.html', '/x/console'].map((url): [string, object] => [url, app]),
  ['/x/account_center/secret_key', { kind: 'go', url: `${ORIGIN}/x/account_center/secret_key` }],
])('an entry whose default address is %s leads to itself no second time: %j', async (defaultUrl, landing) => {
  window.happyDOM?.setURL(`${ORIGIN}/`);
  const world = signIn();
  const data = { defaultUrl, defaultUrlCheck: CHECK };
  plan(world, { path: '/api/acm/getFrontInitInfo', envelope: { code: 20000, message: 'success', data } });
  server.use(http.post(CHECK, () => HttpResponse.json({ data: { flag: true } })));
  const known = { products: () => Promise.resolve([]), isScreen: () => false, mayOpen: () => true };
  expect(await boot(known)).toEqual(landing);
});
