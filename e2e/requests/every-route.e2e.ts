import type { Page, Request } from '@playwright/test';
import { consoleRoutes } from '../../src/routes';
import { expect, fault, reset, signIn, test } from '../support/console';
import { followLoads, goOnTo } from '../support/settled';
import { areasOf } from '../support/texts';

const ok = (data: unknown) => ({ envelope: { code: 20000, message: 'success', data } });
/** What a gateway should not answer. A timeout is proved by tests/contract, since it takes 30 s. */
const ANSWERS = [
  { drop: true },
  { status: 500 },
  { status: 502 },
  { status: 503 },
  { status: 504 },
  { body: '<!doctype html><title>502</title><h1>Bad gateway</h1>' },
  { body: '{"code":20000,"data":{"list":[{"id"' },
  { body: '' },
  { body: 'null' },
  { body: '[]' },
  { body: '{}' },
  { envelope: { code: 60999 } },
  ok({ list: null, total: 0 }),
  ok({ list: [], total: '12' }),
];

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

const [CUT, ...OTHERS] = ANSWERS;
/** Nothing needs to be asked for there: questions come with the console, and a report is asked for by its id. */
const SILENT: readonly string[] = ['common_problem', 'exception', 'report'];

/**
 * Opens the screen of another area: what the first screen of this one asks has not been answered yet. The other one has
 * nothing of its own to ask for.
 */
async function startElsewhere(page: Page, area: string, loaded: () => Promise<void>): Promise<void> {
  await reset(page);
  await page.goto(area === 'common_problem' ? '/exception' : '/common_problem');
  await loaded();
}

/** So many screens of an area meet these answers over a real connection; tests/contract/faults meets every screen with them. */
const SAMPLE = 3;

for (const [area, routes] of areasOf(consoleRoutes)) {
  test(`REL-1 screens of /${area} stay usable whatever its calls answer`, async ({ page, expectProblem }) => {
    test.setTimeout(300_000);
    expectProblem(PROVOKED);
    await signIn(page, 'main');
    const sample = routes.slice(0, SAMPLE);
    const crashes = crashesOf(page);
    const loaded = followLoads(page);
    await startElsewhere(page, area, loaded);
    await fault(page, { path: '*', times: 10_000, ...CUT });
    const calls = followCalls(page);
    for (const { path } of sample) {
      await goOnTo(page, path);
      // It has met its answers, and not only begun to ask.
      await loaded();
      await expectUsable(page, `${path}, without a line`);
    }
    expect(calls.answered, 'answered though every line is cut').toEqual([]);
    if (!SILENT.includes(area)) expect(calls.cut, 'something was asked for').toBeGreaterThan(0);
    await startElsewhere(page, area, loaded);
    for (const { path } of sample) {
      const place = consoleRoutes.findIndex((row) => row.path === path);
      const plan = OTHERS[place % OTHERS.length];
      await reset(page);
      await fault(page, { path: '*', times: 200, ...plan });
      await goOnTo(page, path);
      await loaded();
      await expectUsable(page, `${path}, ${JSON.stringify(plan)}`);
    }
    expect(crashes).toEqual([]);
  });
}

test('REL-1 the console starts whatever the calls beside its session answer', async ({ page, expectProblem }) => {
  test.setTimeout(300_000);
  expectProblem(PROVOKED);
  await signIn(page, 'main');
  const crashes = crashesOf(page);
  const loaded = followLoads(page);
  const calls = new Set<string>();
  page.on('request', (request) => calls.add(new URL(request.url()).pathname));
  await page.goto('/console');
  await loaded();
  const reads = [...calls].filter((call) => /^\/(api|fs)\//.test(call) && !call.includes('/session/'));
  for (const plan of ANSWERS) {
    await reset(page);
    await Promise.all(reads.map((read) => fault(page, { path: read, times: 9, ...plan })));
    await page.goto('/console');
    await expectUsable(page, JSON.stringify(plan));
  }
  expect(crashes).toEqual([]);
});
