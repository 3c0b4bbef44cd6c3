import type { Page } from '@playwright/test';
import { anonymousRoutes, consoleRoutes } from '../src/routes';
import { problems } from './support/axe';
import { expect, fault, rowOf, signIn, test } from './support/console';
import { followLoads } from './support/settled';
import { expectSpoken } from './support/spoken';
import { areasOf, textsOf } from './support/texts';

/** Chooses an appearance as another tab does: everything drawn changes its colors in place. */
async function chooseAppearance(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.evaluate((newValue) => {
    localStorage.setItem('appearance', newValue);
    window.dispatchEvent(new StorageEvent('storage', { key: 'appearance', newValue }));
  }, theme);
  await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
}

/**
 * Both themes at both widths in Chinese, each look unlike the one before in one thing, and judged again in what that may
 * change; the others differ in their words and their direction only and are looked at once: in English where columns are
 * widest, in Arabic on a phone.
 */
const LOOKS = {
  'zh-CN': [
    ['light', 1280, 'all'],
    ['dark', 1280, 'colors'],
    ['dark', 390, 'all'],
    ['light', 390, 'colors'],
  ],
  'en-US': [['dark', 1280, 'all']],
  'ar-EG': [['light', 390, 'all']],
} as const;
const NAMES = {
  'zh-CN': 'both themes, at 1280 and 390 px',
  'en-US': 'dark, at 1280 px',
  'ar-EG': 'light, at 390 px',
} as const;

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

for (const language of ['zh-CN', 'en-US', 'ar-EG'] as const) {
  for (const [area, rows] of areasOf([...consoleRoutes, ...anonymousRoutes])) {
    test(`A11Y-1 A11Y-4 every screen of /${area} says what it is and holds in ${language}, in ${NAMES[language]}, and fits into 320`, async ({
      page,
    }) => {
      test.setTimeout(120_000);
      await signIn(page, 'main', { language });
      const texts = language === 'ar-EG' ? null : await textsOf(language);
      const loaded = followLoads(page);
      const found: string[] = [];
      for (const row of rows) {
        await page.setViewportSize({ width: 1280, height: 800 });
        await page.goto(row.path);
        await loaded();
        if (texts && language !== 'ar-EG') await expectSpoken(page, row, language, texts);
        for (const [theme, width, rules] of LOOKS[language]) {
          await page.setViewportSize({ width, height: 800 });
          await chooseAppearance(page, theme);
          await loaded();
          for (const problem of await problems(page, rules))
            found.push(`${row.path}, ${theme}, ${width} px: ${problem}`);
        }
        await page.setViewportSize({ width: 320, height: 700 });
        await loaded();
        if (await isWide(page)) found.push(`${row.path} is wider than 320 px`);
      }
      expect(found).toEqual([]);
    });
  }
}

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
    await dialog.getByTitle('云监测').click();
    await expect(dialog).toContainText('云监测');
  });
}
