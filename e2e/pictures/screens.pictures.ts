import type { Page } from '@playwright/test';
import { expect, setClock, signIn, test } from '../support/console';
import { followLoads } from '../support/settled';
import { plainRoutes } from '../support/texts';

/** Both clocks stand still at this time: what differs has been changed. */
const AT = Date.UTC(2026, 10, 2, 2, 0);
const HOW_MANY = 60;
const LANGUAGES = { ltr: 'en-US', rtl: 'ar-EG' } as const;
const THEMES = ['light', 'dark'] as const;

/** Each screen once, whichever of its paths comes first, then further paths until there are as many as are wanted. */
const once = plainRoutes.filter((row, index) => plainRoutes.findIndex(({ screen }) => screen === row.screen) === index);
const screens = [...once, ...plainRoutes.filter((row) => !once.includes(row))].slice(0, HOW_MANY);

async function choose(page: Page, theme: (typeof THEMES)[number]): Promise<void> {
  await page.evaluate((theme) => {
    localStorage.setItem('appearance', theme);
    window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: theme }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

for (const { path } of screens) {
  for (const [direction, language] of Object.entries(LANGUAGES)) {
    test(`SHIP-11 ${path}, ${direction}, in both themes`, async ({ page }) => {
      await signIn(page, 'main', { language });
      await setClock(page, AT);
      await page.clock.setFixedTime(AT);
      const loaded = followLoads(page);
      await page.goto(path);
      await loaded();
      await page.waitForFunction(
        () => !document.querySelector('[aria-busy="true"]') && document.fonts.status === 'loaded',
      );
      for (const theme of THEMES) {
        await choose(page, theme);
        // What tells a time or how long ago, counts down, or is drawn in motion.
        const mask = [page.locator('time, [role="timer"], [role="progressbar"]')];
        const name = `${path.slice(1).replaceAll('/', '-')}.${direction}.${theme}.png`;
        await expect.soft(page).toHaveScreenshot(name, { mask, fullPage: true });
      }
    });
  }
}
