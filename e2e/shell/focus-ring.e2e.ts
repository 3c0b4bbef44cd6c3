import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/console';
import { kindInFocus, ringOf } from '../support/ring';
import { followLoads } from '../support/settled';

/** Screens that have every sort of control between them. */
const SCREENS = [
  '/account_center/secret_key?size=10',
  '/account_center/secret_key?panel=create',
  '/account_center/account_security',
  '/cost_center/order_management',
  '/console',
];
/** Two pixels all around, less what the corners and an edge inside the control leave out. */
const LEAST = 1.3;

/** Walks through a screen with Tab and measures the ring of every sort of control that was not met before. */
async function walk(page: Page, lab: Page, met: Set<string>): Promise<string[]> {
  const weak: string[] = [];
  for (let steps = 0; steps < 170; steps += 1) {
    await page.keyboard.press('Tab');
    const kind = await kindInFocus(page);
    if (kind === null) break;
    if (met.has(kind)) continue;
    met.add(kind);
    const ring = await ringOf(page, lab);
    if (ring < LEAST) weak.push(`${page.url()} ${kind}: ${ring.toFixed(2)} px`);
  }
  return weak;
}

for (const theme of ['light', 'dark'] as const) {
  test(`A11Y-4 every sort of control shows the focus with a ring of 3:1 in ${theme}`, async ({ page, context }) => {
    await signIn(page, 'main', { language: 'en-US', theme });
    const lab = await context.newPage();
    const loaded = followLoads(page);
    const met = new Set<string>();
    const weak: string[] = [];
    for (const screen of SCREENS) {
      await page.goto(screen);
      await loaded();
      // Header and menu are walked once.
      if (met.size > 0) await page.getByRole('main').focus();
      weak.push(...(await walk(page, lab, met)));
    }
    expect(met.size).toBeGreaterThan(30);
    expect(weak).toEqual([]);
  });
}
