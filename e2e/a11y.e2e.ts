import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { anonymousRoutes, consoleRoutes } from '../src/routes';
import { expect, fault, signIn, test } from './support/console';

const LANGUAGES = ['zh-CN', 'en-US', 'ar-EG'] as const;
const VIEWS = [
  { theme: 'light', width: 1280 },
  { theme: 'dark', width: 1280 },
  { theme: 'light', width: 390 },
  { theme: 'dark', width: 390 },
] as const;

/** Violations of moderate impact and above, as text that says where. */
async function violations(page: Page): Promise<string[]> {
  const { violations: found } = await new AxeBuilder({ page }).analyze();
  return found
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary ?? ''}`),
    );
}

const paths = [...consoleRoutes, ...anonymousRoutes].map((row) => row.path).filter((path) => !path.includes(':'));

for (const language of LANGUAGES) {
  for (const { theme, width } of VIEWS) {
    test(`no screen has a barrier in ${language}, ${theme}, ${width} px`, async ({ page }) => {
      test.setTimeout(120_000);
      await page.setViewportSize({ width, height: 800 });
      await signIn(page, 'main', { language, theme });
      for (const path of paths) {
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await page.waitForLoadState('networkidle');
        expect(await violations(page), path).toEqual([]);
      }
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  test(`open drawers, dialogs, menus, error and empty states have no barrier in ${theme}`, async ({
    page,
    expectProblem,
  }) => {
    test.setTimeout(120_000);
    expectProblem(/status of 500/);
    await signIn(page, 'main', { language: 'en-US', theme });
    await page.goto('/account_center/secret_key?panel=create');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await violations(page), 'drawer').toEqual([]);
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Description cannot be empty')).toBeVisible();
    expect(await violations(page), 'drawer with an error').toEqual([]);

    await page.goto('/account_center/secret_key');
    await page.getByRole('button', { name: 'Disable' }).first().click();
    await expect(page.getByRole('dialog')).toContainText('zone-sync');
    expect(await violations(page), 'dialog').toEqual([]);

    await page.goto('/account_center/secret_key?q=nothing-like-this');
    await expect(page.getByText('Nothing matches the filters')).toBeVisible();
    expect(await violations(page), 'empty').toEqual([]);

    await fault(page, { path: '/api/acm/secretKey/list', times: 5, status: 500 });
    await page.goto('/account_center/secret_key?q=other');
    await expect(page.getByRole('button', { name: 'Retry' }).first()).toBeVisible();
    expect(await violations(page), 'error').toEqual([]);
  });
}

test('nothing overflows at 320 px', async ({ page }) => {
  test.setTimeout(90_000);
  await page.setViewportSize({ width: 320, height: 640 });
  await signIn(page, 'main');
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const [content, view] = await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]);
    expect(content, path).toBeLessThanOrEqual(view ?? 0);
  }
});
