import { consoleRoutes } from '../../src/routes';
import { expect, fault, reset, signIn, test } from '../support/console';

const ok = (data: unknown) => ({ envelope: { code: 20000, message: 'success', data } });

/** Answers that a gateway should not give. A timeout is proved by tests/contract, since it takes 30 s. */
const FAULTS = {
  'a lost connection': { drop: true },
  '500': { status: 500 },
  '502': { status: 502 },
  '503': { status: 503 },
  '504': { status: 504 },
  HTML: { body: '<!doctype html><title>502</title><h1>Bad gateway</h1>' },
  'truncated JSON': { body: '{"code":20000,"data":{"list":[{"id"' },
  'an empty body': { body: '' },
  null: { body: 'null' },
  '[]': { body: '[]' },
  '{}': { body: '{}' },
  'no message': { envelope: { code: 60999 } },
  'list null': ok({ list: null, total: 0 }),
  'total as text': ok({ list: [], total: '12' }),
} as const;

for (const { path } of consoleRoutes.filter((row) => !row.path.includes(':'))) {
  test(`REL-1 ${path} stays usable whatever its calls answer`, async ({ page, expectProblem }) => {
    test.setTimeout(90_000);
    expectProblem(/Failed to load resource|unknown call|\[contract\]|\[screen\]|\[card\]|ZodError|TypeError/);
    await signIn(page, 'main');
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(String(error)));
    const calls = new Set<string>();
    page.on('request', (request) => calls.add(new URL(request.url()).pathname));
    await page.goto(path, { waitUntil: 'networkidle' });
    const reads = [...calls].filter((call) => /^\/(api|fs)\//.test(call) && !call.includes('/session/'));
    for (const [name, plan] of Object.entries(FAULTS)) {
      if (reads.length === 0) break;
      await reset(page);
      // More than once: the browser itself sends a call again whose kept connection was cut.
      await Promise.all(reads.map((read) => fault(page, { path: read, times: 9, ...plan })));
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }), name).toBeVisible();
      await expect(page.getByRole('navigation', { name: '主菜单' }), name).toBeVisible();
      await expect(page.locator('main[aria-busy=true]'), name).toHaveCount(0);
    }
    expect(crashes).toEqual([]);
  });
}
