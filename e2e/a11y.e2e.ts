import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect, fault, rowOf, signIn, test } from './support/console';
import { plainRoutes } from './support/texts';

/** What axe finds that is serious, critical or moderate, one line each. */
async function problems(page: Page): Promise<string[]> {
  // Half-faded text has another contrast than the text that stays; what spins for ever is not waited for.
  await page.waitForFunction(() =>
    document.getAnimations().every((one) => one.effect?.getTiming().iterations === Number.POSITIVE_INFINITY),
  );
  // Off by default: targets of 24 × 24 px (A11Y-4).
  const { violations } = await new AxeBuilder({ page })
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze();
  return violations
    .filter(({ impact }) => impact !== 'minor')
    .flatMap(({ id, impact, nodes }) => nodes.map((node) => `${impact} ${id} ${node.html.slice(0, 160)}`));
}

/** Every value of language, theme and width with each of the others at least once. */
const PAIRS = [
  ['zh-CN', 'light', [1280, 390]],
  ['en-US', 'dark', [1280, 390]],
  ['ar-EG', 'light', [390]],
  ['ar-EG', 'dark', [1280]],
] as const;
const ALL = (['zh-CN', 'en-US', 'ar-EG'] as const).flatMap((language) =>
  (['light', 'dark'] as const).map((theme) => [language, theme, [1280, 390]] as const),
);
/** Two of the pairs for each route in turn; A11Y=full runs all twelve combinations of every route. */
const looksOf = (index: number) =>
  process.env.A11Y === 'full' ? ALL : PAIRS.filter((_, pair) => pair % 2 === index % 2);

for (const [index, { path }] of plainRoutes.entries()) {
  for (const [language, theme, widths] of looksOf(index)) {
    test(`A11Y-1 ${path} in ${language}, ${theme}, ${widths.join(' and ')} px`, async ({ page }) => {
      await signIn(page, 'main', { language, theme });
      await page.goto(path, { waitUntil: 'networkidle' });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        expect(await problems(page)).toEqual([]);
      }
    });
  }
}

test('A11Y-4 no screen is wider than a window of 320 px', async ({ page }) => {
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 320, height: 700 });
  await signIn(page, 'main', { language: 'en-US' });
  const wide: string[] = [];
  for (const { path } of plainRoutes) {
    await page.goto(path, { waitUntil: 'networkidle' });
    if (await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth)) wide.push(path);
  }
  expect(wide).toEqual([]);
});

for (const theme of ['light', 'dark'] as const) {
  test(`A11Y-1 a refused form in its drawer and a dialog hold in ${theme}`, async ({ page }) => {
    await signIn(page, 'main', { theme });
    await page.goto('/account_center/secret_key?panel=create');
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('textbox', { name: '描述' })).toHaveAttribute('aria-invalid', 'true');
    expect(await problems(page)).toEqual([]);
    await page.goto('/account_center/secret_key');
    await rowOf(page, 'CI pipeline').getByRole('button', { name: '停用' }).click();
    await expect(page.getByRole('dialog')).toContainText('zone-sync');
    expect(await problems(page)).toEqual([]);
  });

  test(`A11Y-1 an empty list and a list that failed hold in ${theme}`, async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource/);
    await signIn(page, 'main', { theme });
    const list = { code: 20000, message: 'success', data: { list: [], total: 0 } };
    await fault(page, { path: '/api/acm/secretKey/list', envelope: list });
    await page.goto('/account_center/secret_key');
    await expect(page.getByText('还没有密钥')).toBeVisible();
    expect(await problems(page)).toEqual([]);
    await fault(page, { path: '/api/acm/secretKey/list', status: 500 });
    await page.goto('/account_center/secret_key?page=1');
    await expect(page.getByRole('alert')).toBeVisible();
    expect(await problems(page)).toEqual([]);
  });

  test(`A11Y-1 open popups, of a filter, a row, a range and a page size, hold in ${theme}`, async ({ page }) => {
    await signIn(page, 'main', { theme });
    await page.goto('/account_center/secret_key');
    const filters = page.getByRole('main').getByRole('combobox');
    await filters.first().click();
    await expect(page.getByRole('main').getByRole('listbox')).toBeAttached();
    expect(await problems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await filters.last().click();
    expect(await problems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await rowOf(page, 'CI pipeline')
      .getByRole('button', { name: /更多操作/ })
      .click();
    await expect(page.getByRole('main').getByRole('menuitem', { name: '删除' })).toBeVisible();
    expect(await problems(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: '选择创建时间' }).click();
    await expect(page.getByText('近 7 天')).toBeVisible();
    expect(await problems(page)).toEqual([]);
  });

  test(`A11Y-1 a popup in a dialog lies above it, belongs to it and holds in ${theme}`, async ({ page }) => {
    await signIn(page, 'main', { theme });
    await page.goto('/console');
    await page.getByRole('button', { name: '申请试用' }).first().click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').click();
    await expect(dialog.getByRole('listbox')).toBeAttached();
    expect(await problems(page)).toEqual([]);
    await dialog.getByTitle('云监控').click();
    await expect(dialog).toContainText('云监控');
  });
}
