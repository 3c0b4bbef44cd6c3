import type { Page } from '@playwright/test';
import { anonymousRoutes, consoleRoutes } from '../../src/routes';
import { experimentalProblems } from '../support/axe';
import { expect, signIn, test } from '../support/console';
import { cutBySpacing, inFocus, paleEdges } from '../support/criteria';
import { followLoads } from '../support/settled';
import { areasOf } from '../support/texts';

/** More than any screen has: who is not through by then walks in a circle. */
const MOST_STOPS = 500;
/** What a window of 1280 × 1024 px shows at a zoom of 400 %. */
const ZOOMED = { width: 320, height: 256 };
const WINDOW = { width: 1280, height: 720 };

const areas = areasOf([...consoleRoutes, ...anonymousRoutes]);

/** Walks with Tab from the top of the page until the focus leaves it, or is where it was first; what it meets that is wrong. */
async function tabThrough(page: Page): Promise<string[]> {
  const wrong = new Set<string>();
  const began = page.url();
  await page.evaluate(() => {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
  });
  let first: string | undefined;
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    const held = await page.evaluate(inFocus);
    if (held === null || held.key === first) return [...wrong];
    first ??= held.key;
    if (held.isHidden) wrong.add(`2.4.11 covered: ${held.name}`);
    if (new URL(page.url()).pathname !== new URL(began).pathname) return [...wrong, `3.2.1 ${held.name} leads away`];
  }
  return [...wrong, '2.1.2 the focus does not come through'];
}

for (const [area, rows] of areas) {
  const walk = (title: string, look: (page: Page) => Promise<string[]>, window = WINDOW) =>
    test(`${title} on every screen of /${area}`, async ({ page }) => {
      await signIn(page, 'main', { language: 'en-US' });
      await page.setViewportSize(window);
      const loaded = followLoads(page);
      const found: string[] = [];
      for (const row of rows) {
        await page.goto(row.path);
        await loaded();
        for (const problem of await look(page)) found.push(`${row.path}: ${problem}`);
      }
      expect(found).toEqual([]);
    });

  walk('1.4.12 with wider lines, words and letters no text is cut that was whole', (page) =>
    page.evaluate(cutBySpacing),
  );
  walk('2.1.2 2.4.11 3.2.1 Tab comes through, what has the focus is in sight, and nothing happens by it', tabThrough);
  walk('1.4.10 2.4.11 at 400 % zoom nothing covers what has the focus', tabThrough, ZOOMED);
  walk('1.3.4 2.5.3 what is read on a control is in its name, and it holds in any orientation', experimentalProblems);
  for (const theme of ['light', 'dark'] as const) {
    walk(`1.4.11 the edge of each control stands out with 3:1 in ${theme}`, async (page) => {
      await page.evaluate((theme) => {
        localStorage.setItem('appearance', theme);
        dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue: theme }));
      }, theme);
      await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
      return page.evaluate(paleEdges);
    });
  }
}
