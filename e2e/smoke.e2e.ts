import { signIn, test } from './support/console';
import { followLoads } from './support/settled';
import { expectSpoken } from './support/spoken';
import { plainRoutes, textsOf } from './support/texts';

// As the main account, and in English, a11y.e2e.ts checks the same on its way. One page for the whole walk: to open a new
// one costs more than to load a screen in it. The walk goes on after a failure, and each failure says on which route.
test('every route opens as an account that only reads: heading and document title say what it is', async ({ page }) => {
  test.setTimeout(300_000);
  const texts = await textsOf('zh-CN');
  await signIn(page, 'readonly');
  const loaded = followLoads(page);
  for (const row of plainRoutes) {
    await test.step(row.path, async () => {
      await page.goto(row.path);
      await loaded();
      await expectSpoken(page, row, 'zh-CN', texts);
    });
  }
});
