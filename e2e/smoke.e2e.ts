import { expect, signIn, test } from './support/console';
import { followLoads } from './support/settled';
import { plainRoutes, textsOf } from './support/texts';

const VISITS = [
  { persona: 'main', language: 'zh-CN' },
  { persona: 'readonly', language: 'zh-CN' },
  { persona: 'main', language: 'en-US' },
] as const;

// One page for a whole walk: to open a new one costs more than to load a screen in it. The walk goes on after a failure,
// and each failure says on which route.
for (const { persona, language } of VISITS) {
  test(`every route opens as ${persona} in ${language}: heading and document title say what it is`, async ({
    page,
  }) => {
    test.setTimeout(180_000);
    const texts = await textsOf(language);
    await signIn(page, persona, { language });
    const loaded = followLoads(page);
    const heading = page.getByRole('heading', { level: 1 });
    for (const { path, title } of plainRoutes) {
      await test.step(path, async () => {
        await page.goto(path);
        await loaded();
        await expect.soft(heading, path).toHaveCount(1);
        if (!path.startsWith('/anonymous/')) await expect.soft(heading, path).toHaveText(texts[title] ?? '');
        await expect.soft(page, path).toHaveTitle(new RegExp(`^${texts[title] ?? ''} - `));
        await expect.soft(page.locator('html'), path).toHaveAttribute('lang', language);
        const lines = (await page.locator('body').allInnerTexts()).flatMap((text) => text.split(/\s*\n\s*/));
        expect
          .soft(
            lines.filter((line) => Object.hasOwn(texts, line)),
            path,
          )
          .toEqual([]);
        if (language === 'en-US') {
          const words = await page.locator('h1, h2, th, label, nav, header').allInnerTexts();
          expect
            .soft(
              words.filter((text) => /\p{Script=Han}/u.test(text)),
              path,
            )
            .toEqual([]);
        }
      });
    }
  });
}
