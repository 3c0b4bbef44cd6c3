import { routeRows } from '../src/routes';
import { ask, expect, signIn, test } from './support/console';
import { followLoads, goOnTo } from './support/settled';
import { expectSpoken } from './support/spoken';
import { areasOf, textsOf } from './support/texts';

// What the screens do there is tested without a browser; this is what only a build shows: its chunks and its first script.
test('GATE-03 each area opens on a gateway that has only what is specified, and asks once for what it lacks', async ({
  page,
  expectProblem,
}) => {
  test.setTimeout(300_000);
  expectProblem(/unknown call|status of 404/);
  const texts = await textsOf('en-US');
  await signIn(page, 'main', { language: 'en-US' });
  await ask(page, '/mock/gateway', { capabilities: [], versions: false });
  const loaded = followLoads(page);
  const unknown: string[] = [];
  page.on('response', (response) => {
    if (response.status() === 404) unknown.push(new URL(response.url()).pathname);
  });
  const lacking = new Set(routeRows.filter(({ capability }) => capability).map(({ path }) => path));
  const areas = [...areasOf(routeRows).values()];
  // The first screen of each area, and the first that is not offered there: that one is loaded anew, with the first script.
  const first = areas.flatMap((rows) => rows.slice(0, 1));
  const absent = areas.flatMap((rows) => rows.filter(({ path }) => lacking.has(path)).slice(0, 1));
  for (const row of [...first, ...absent]) {
    await test.step(row.path, async () => {
      if (row === first[0] || absent.includes(row) || row.path.startsWith('/anonymous/')) await page.goto(row.path);
      else await goOnTo(page, row.path);
      await loaded();
      const failed = page.getByRole('alert').filter({ has: page.getByRole('button', { name: /^(Retry|Reload)$/ }) });
      await expect.soft(failed, row.path).toHaveCount(0);
      if (lacking.has(row.path))
        await expect.soft(page.getByRole('heading', { level: 1 })).toHaveText(/^This gateway does not offer/);
      else await expectSpoken(page, row, 'en-US', texts);
    });
  }
  expect(unknown.length).toBeGreaterThan(0);
  expect(unknown.filter((path, index) => unknown.indexOf(path) !== index)).toEqual([]);
});
