import { consoleRoutes } from '../../src/routes';
import { expect, fault, reset, signIn, test } from '../support/console';
import { followLoads } from '../support/settled';
import { areasOf } from '../support/texts';

const ok = (data: unknown) => ({ envelope: { code: 20000, message: 'success', data } });
const DROPPED = { drop: true };

/** What a gateway should not answer. A timeout is proved by tests/contract, since it takes 30 s. */
const ANSWERS = [
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
/** Of these, so many on each screen, in turns; tests/contract/faults meets every screen with all of them. */
const TURNS = 1;

for (const [area, routes] of areasOf(consoleRoutes)) {
  test(`REL-1 every screen of /${area} stays usable whatever its calls answer`, async ({ page, expectProblem }) => {
    test.setTimeout(300_000);
    expectProblem(/Failed to load resource|unknown call|\[contract\]/);
    await signIn(page, 'main');
    const loaded = followLoads(page);
    const calls = new Set<string>();
    page.on('request', (request) => calls.add(new URL(request.url()).pathname));
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(String(error)));
    for (const { path } of routes) {
      // Its place in the whole table: counted by area, the many areas of one screen would all meet the first few.
      const from = consoleRoutes.findIndex((row) => row.path === path) * TURNS;
      await reset(page);
      calls.clear();
      await page.goto(path);
      await loaded();
      const reads = [...calls].filter((call) => /^\/(api|fs)\//.test(call) && !call.includes('/session/'));
      const turns = Array.from({ length: TURNS }, (_, turn) => ANSWERS[(from + turn) % ANSWERS.length]);
      for (const plan of reads.length === 0 ? [] : [DROPPED, ...turns]) {
        const name = `${path}, ${JSON.stringify(plan)}`;
        await reset(page);
        // More than once: the browser itself sends a call again whose kept connection was cut.
        await Promise.all(reads.map((read) => fault(page, { path: read, times: 9, ...plan })));
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
        await expect(page.getByRole('navigation', { name: '主菜单' }), name).toBeVisible();
        await expect(page.locator('main[aria-busy=true]'), name).toHaveCount(0);
      }
    }
    expect(crashes).toEqual([]);
  });
}
