import budgets from '../../tests/bench/budgets.json' with { type: 'json' };
import { expect, signIn, test } from '../support/console';

declare global {
  interface Window {
    /** When the screen was first there, milliseconds since the page was opened. */
    readyAt?: number;
  }
}

const SCREENS = [
  { name: 'the home', path: '/console', ready: '[data-ready=home]', figure: 'home.desktop.requests' },
  { name: 'a list', path: '/account_center/secret_key', ready: '[data-row-key]', figure: 'list.desktop.requests' },
];

// How long they take belongs to the bench; how many there are is the same on every machine.
for (const { name, path, ready, figure } of SCREENS) {
  test(`${name} asks for what it shows first, and for the rest behind it`, async ({ page }) => {
    const gate = budgets.find((one) => one.figure === figure)?.gate;
    if (gate === undefined) throw new Error(`no budget for ${figure}`);
    await signIn(page, 'main');
    await page.addInitScript((selector) => {
      const look = () => {
        const { width = 0 } = document.querySelector(selector)?.getBoundingClientRect() ?? {};
        if (width > 0) window.readyAt = performance.now();
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    }, ready);
    await page.goto(path);
    await expect.poll(() => page.evaluate(() => window.readyAt)).toBeGreaterThan(0);
    // The browser lists a file once it is there.
    await page.waitForLoadState('networkidle');
    const asked = await page.evaluate(() => {
      const isBefore = ({ startTime }: PerformanceEntry) => startTime <= (window.readyAt ?? 0);
      return performance
        .getEntriesByType('resource')
        .filter(isBefore)
        .map((one) => new URL(one.name).pathname);
    });
    // And the document itself.
    expect([path, ...asked].length, [path, ...asked].join('\n')).toBeLessThanOrEqual(gate);
  });
}

test('config.js as it is delivered is not even checked', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto('/account_center/secret_key');
  const texts = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').flatMap((one) => /components\/([\w-]+)\./.exec(one.name)?.[1] ?? []),
    );
  // What waits for the same moment is there.
  await expect.poll(texts).toContain('alarm-count');
  await page.waitForLoadState('networkidle');
  expect(await texts()).not.toContain('on-demand');
});
