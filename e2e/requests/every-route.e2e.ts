import type { Page, Request } from '@playwright/test';
import { consoleRoutes } from '../../src/routes';
import { expect, fault, reset, signIn, test } from '../support/console';
import { followLoads, goOnTo } from '../support/settled';
import { areasOf } from '../support/texts';

const ok = (data: unknown) => ({ envelope: { code: 20000, message: 'success', data } });
/** What a gateway should not answer, one of each sort; tests/contract/faults has every sort at every screen. */
const OTHERS = [
  { status: 500 },
  { status: 503 },
  { body: '<!doctype html><title>502</title><h1>Bad gateway</h1>' },
  { body: '{"code":20000,"data":{"list":[{"id"' },
  { body: '' },
  { body: 'null' },
  { envelope: { code: 60999 } },
  ok({ list: null, total: 0 }),
];
const CUT = { drop: true };

const isCall = (address: string) => /^\/(api|fs)\//.test(new URL(address).pathname);

/**
 * The calls that the page makes from now on: how many found no line, and those that were answered all the same. What was
 * asked before and is answered late is none of them.
 */
function followCalls(page: Page) {
  const asked = new Set<Request>();
  const answered: string[] = [];
  const seen = { cut: 0, answered };
  page.on('request', (request) => {
    if (isCall(request.url())) asked.add(request);
  });
  page.on('requestfailed', (request) => {
    if (asked.has(request)) seen.cut += 1;
  });
  page.on('response', (response) => {
    if (asked.has(response.request())) answered.push(response.url());
  });
  return seen;
}

/** What stays of a screen that has nothing to show. */
async function expectUsable(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
  await expect(page.getByRole('navigation', { name: '主菜单' }), name).toBeVisible();
  await expect(page.locator('main[aria-busy=true]'), name).toHaveCount(0);
}

function crashesOf(page: Page): string[] {
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  return crashes;
}

const PROVOKED = /Failed to load resource|unknown call|\[contract\]/;

/** Nothing needs to be asked for there: questions come with the console, and a report is asked for by its id. */
const SILENT: readonly string[] = ['common_problem', 'exception', 'report'];
/** It asks for nothing, and stands on none of the ways below. */
const ASIDE = '/exception';

/** The first screen of each area, over a real connection. */
const screens = [...areasOf(consoleRoutes)].flatMap(([area, [first]]) => (first ? [{ area, path: first.path }] : []));

test('REL-1 a screen of each area stays usable without a line, and whatever its calls answer', async ({
  page,
  expectProblem,
}) => {
  test.setTimeout(300_000);
  expectProblem(PROVOKED);
  await signIn(page, 'main');
  const crashes = crashesOf(page);
  const loaded = followLoads(page);
  await page.goto(ASIDE);
  await loaded();
  await fault(page, { path: '*', times: 10_000, ...CUT });
  const calls = followCalls(page);
  for (const { area, path } of screens) {
    const before = calls.cut;
    await goOnTo(page, path);
    // It has met its answers, and not only begun to ask.
    await loaded();
    await expectUsable(page, `${path}, without a line`);
    if (!SILENT.includes(area)) expect(calls.cut, `${path} asks for something`).toBeGreaterThan(before);
  }
  expect(calls.answered, 'answered though every line is cut').toEqual([]);
  for (const [place, { path }] of screens.entries()) {
    const plan = OTHERS[place % OTHERS.length];
    await reset(page);
    await fault(page, { path: '*', times: 200, ...plan });
    await goOnTo(page, path);
    await loaded();
    await expectUsable(page, `${path}, ${JSON.stringify(plan)}`);
  }
  expect(crashes).toEqual([]);
});

test('REL-1 the console starts whatever the calls beside its session answer', async ({ page, expectProblem }) => {
  expectProblem(PROVOKED);
  await signIn(page, 'main');
  const crashes = crashesOf(page);
  const loaded = followLoads(page);
  const calls = new Set<string>();
  page.on('request', (request) => calls.add(new URL(request.url()).pathname));
  await page.goto('/console');
  await loaded();
  const reads = [...calls].filter((call) => /^\/(api|fs)\//.test(call) && !call.includes('/session/'));
  expect(reads.length).toBeGreaterThan(3);
  for (const plan of [CUT, { status: 503 }, { body: '<html>' }, ok({ list: null, total: 0 })]) {
    await reset(page);
    await Promise.all(reads.map((read) => fault(page, { path: read, times: 9, ...plan })));
    await page.goto('/console');
    await expectUsable(page, JSON.stringify(plan));
  }
  expect(crashes).toEqual([]);
});
