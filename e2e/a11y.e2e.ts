import type { Page } from '@playwright/test';
import { anonymousRoutes, consoleRoutes } from '../src/routes';
import { problems } from './support/axe';
import { expect, fault, rowOf, signIn, test } from './support/console';
import { followLoads, goOnTo } from './support/settled';
import { expectSpoken } from './support/spoken';
import { areasOf, textsOf } from './support/texts';
import { brokenTexts } from './support/whole';

type Preference = 'appearance' | 'umi_locale';

/** Chooses an appearance or a language as another tab does: everything drawn changes in place. */
async function chooseElsewhere(page: Page, key: Preference, newValue: string): Promise<void> {
  await page.evaluate(
    ([key, newValue]) => {
      localStorage.setItem(key, newValue);
      window.dispatchEvent(new StorageEvent('storage', { key, newValue }));
    },
    [key, newValue] as const,
  );
  const attribute = key === 'appearance' ? 'data-theme' : 'lang';
  await expect(page.locator('html')).toHaveAttribute(attribute, newValue);
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** Judges the screen that is open in one look after another, and says what is wrong, one line each. */
class Judge {
  readonly found: string[] = [];

  constructor(
    private readonly page: Page,
    private readonly loaded: () => Promise<void>,
  ) {}

  async look(name: string, width: number, rules: 'all' | 'colors' = 'all'): Promise<void> {
    await this.page.setViewportSize({ width, height: 800 });
    await this.loaded();
    for (const problem of await problems(this.page, rules)) this.say(`${name}, ${width} px: ${problem}`);
  }

  async narrow(name: string): Promise<void> {
    await this.page.setViewportSize({ width: 320, height: 700 });
    await this.loaded();
    if (await isWide(this.page)) this.say(`${name}: wider than 320 px`);
  }

  async whole(name: string): Promise<void> {
    for (const problem of await brokenTexts(this.page)) this.say(`${name}: ${problem}`);
  }

  private say(problem: string): void {
    this.found.push(`${this.page.url()}, ${problem}`);
  }
}

// Both themes at both widths in Chinese, each look unlike the one before in one thing, and judged again in what that may
// change; the others differ in their words and their direction only and are looked at once: in English where columns are
// widest, in Arabic on a phone.
for (const [area, rows] of areasOf([...consoleRoutes, ...anonymousRoutes])) {
  test(`A11Y-1 A11Y-4 A11Y-5 A11Y-7 every screen of /${area} says what it is and holds in Chinese, both themes at 1280 and 390 px, and in English, dark, at 1280 px, headers and menu whole, and fits into 320`, async ({
    page,
  }) => {
    test.setTimeout(300_000);
    await signIn(page, 'main');
    const [chinese, english] = await Promise.all([textsOf('zh-CN'), textsOf('en-US')]);
    const loaded = followLoads(page);
    const judge = new Judge(page, loaded);
    await page.goto(rows[0]?.path ?? '/');
    for (const row of rows) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await goOnTo(page, row.path);
      await expectSpoken(page, row, 'zh-CN', chinese);
      await loaded();
      await judge.look('Chinese, light', 1280);
      await judge.look('Chinese, light', 390, 'colors');
      await chooseElsewhere(page, 'appearance', 'dark');
      await judge.look('Chinese, dark', 390);
      await judge.narrow('Chinese');
      await judge.look('Chinese, dark', 1280, 'colors');
      await chooseElsewhere(page, 'umi_locale', 'en-US');
      await loaded();
      await expectSpoken(page, row, 'en-US', english);
      await judge.look('English, dark', 1280);
      await judge.whole('English');
      await judge.narrow('English');
      await chooseElsewhere(page, 'umi_locale', 'zh-CN');
      await chooseElsewhere(page, 'appearance', 'light');
    }
    expect(judge.found).toEqual([]);
  });

  test(`A11Y-1 A11Y-4 every screen of /${area} holds in Arabic, light, at 390 and 320 px`, async ({ page }) => {
    test.setTimeout(240_000);
    await signIn(page, 'main', { language: 'ar-EG' });
    await page.setViewportSize({ width: 390, height: 800 });
    const loaded = followLoads(page);
    const judge = new Judge(page, loaded);
    await page.goto(rows[0]?.path ?? '/');
    for (const row of rows) {
      await goOnTo(page, row.path);
      await loaded();
      await judge.look('Arabic, light', 390);
      await judge.narrow('Arabic');
    }
    expect(judge.found).toEqual([]);
  });
}

for (const theme of ['light', 'dark'] as const) {
  test(`A11Y-1 a refused form in its drawer and a dialog hold in ${theme}`, async ({ page }) => {
    await signIn(page, 'main', { theme });
    await page.goto('/account_center/secret_key?panel=create');
    await page.getByRole('button', { name: '新建', exact: true }).click();
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
