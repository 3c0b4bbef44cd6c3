import { signIn, test } from './support/console';
import { followLoads, goOnTo } from './support/settled';
import { expectSpoken } from './support/spoken';
import { areasOf, plainRoutes, textsOf } from './support/texts';

// As the main account, and in English, a11y.e2e.ts checks the same on its way. The first screen of an area comes by a load of
// its own, the others on from it. The walk goes on after a failure, and each failure says on which route.
for (const [area, rows] of areasOf(plainRoutes)) {
  test(`every route of /${area} opens as an account that only reads: heading and document title say what it is`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    const texts = await textsOf('zh-CN');
    await signIn(page, 'readonly');
    const loaded = followLoads(page);
    await page.goto(rows[0]?.path ?? '/');
    for (const row of rows) {
      await test.step(row.path, async () => {
        await goOnTo(page, row.path);
        await loaded();
        await expectSpoken(page, row, 'zh-CN', texts);
      });
    }
  });
}
