import { expect, signIn, test } from './support/console';
import { plainRoutes, textsOf } from './support/texts';

const VISITS = [
  { persona: 'main', language: 'zh-CN' },
  { persona: 'readonly', language: 'zh-CN' },
  { persona: 'main', language: 'en-US' },
] as const;

for (const { persona, language } of VISITS) {
  for (const { path, title } of plainRoutes) {
    test(`${path} opens as ${persona} in ${language}: heading and document title say what it is`, async ({ page }) => {
      const texts = await textsOf(language);
      await signIn(page, persona, { language });
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      if (!path.startsWith('/anonymous/'))
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts[title] ?? '');
      await expect(page).toHaveTitle(new RegExp(`^${texts[title] ?? ''} - `));
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      const lines = (await page.locator('body').allInnerTexts()).flatMap((text) => text.split(/\s*\n\s*/));
      expect(lines.filter((line) => Object.hasOwn(texts, line))).toEqual([]);
      if (language === 'en-US') {
        const words = await page.locator('h1, h2, th, label, nav, header').allInnerTexts();
        expect(words.filter((text) => /\p{Script=Han}/u.test(text))).toEqual([]);
      }
    });
  }
}
