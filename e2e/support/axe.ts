import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './console';

/** All rules, and one that is off by default: targets of 24 × 24 px (A11Y-4). */
const RULES = { 'target-size': { enabled: true } };

/** A name without the words that are read on the control, a screen that holds in one orientation only, a table without its parts. */
const EXPERIMENTAL = [
  'label-content-name-mismatch',
  'css-orientation-lock',
  'focus-order-semantics',
  'table-fake-caption',
  'td-has-header',
];

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
    .options({ rules: RULES, resultTypes: ['violations'] })
    .analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, impact, nodes }) => nodes.map((node) => `${impact} ${id} ${node.html.slice(0, 160)}`));
}

/** What the rules find that axe itself holds for experiments, one line each. */
export async function experimentalProblems(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ runOnly: { type: 'rule', values: EXPERIMENTAL }, resultTypes: ['violations'] })
    .analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id} ${node.html.slice(0, 160)}`));
}
