import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './console';

/** Targets of 24 × 24 px (A11Y-4) are off by default. */
const OPTIONS: Parameters<AxeBuilder['options']>[0] = {
  rules: { 'target-size': { enabled: true } },
  resultTypes: ['violations'],
};

/** What axe finds that is serious, critical or moderate, one line each. */
export async function problems(page: Page): Promise<string[]> {
  // Half-faded text has another contrast than the text that stays; what spins for ever is not waited for.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  // Run inside the page: by default the builder opens a blank page for each run and sends axe three times. That would see
  // into frames of other origins, and there are no frames at all.
  expect(page.frames()).toHaveLength(1);
  const isSent = await page.evaluate(() => 'axe' in window);
  const { violations } = await new AxeBuilder({ page, ...(isSent && { axeSource: ';' }) })
    .setLegacyMode()
    .options(OPTIONS)
    .analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, impact, nodes }) => nodes.map((node) => `${impact} ${id} ${node.html.slice(0, 160)}`));
}
