import type { Page } from '@playwright/test';
import { anonymousRoutes, consoleRoutes } from '../src/routes';
import type { RouteRow } from '../src/routes/route';
import { problems } from './support/axe';
import { expect, fault, rowOf, signIn, test } from './support/console';
import { followLoads, goOnTo } from './support/settled';
import { expectSpoken } from './support/spoken';
import { areasOf, textsOf } from './support/texts';
import { brokenTexts, cutRows, cutTables, turnedTimes } from './support/whole';

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
  const html = page.locator('html');
  if (key === 'appearance') await expect(html).toHaveAttribute('data-theme', newValue);
  // Arabic has the direction alone: its texts are Chinese.
  else if (newValue === 'ar-EG') await expect(html).toHaveAttribute('dir', 'rtl');
  else await expect(page.locator('html[dir=ltr]')).toHaveAttribute('lang', newValue);
}

const isWide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);

/** How a screen is looked at, and how narrow it may become in that language. */
const LOOKS = [
  { language: 'zh-CN', theme: 'light', width: 1280 },
  { language: 'zh-CN', theme: 'dark', width: 390, isNarrow: true },
  { language: 'en-US', theme: 'dark', width: 1280, isNarrow: true },
  { language: 'ar-EG', theme: 'light', width: 390, isNarrow: true },
] as const satisfies readonly { language: string; theme: 'light' | 'dark'; width: number; isNarrow?: boolean }[];
type Look = (typeof LOOKS)[number];

/**
 * In which of them axe judges a screen: each is judged in both themes and at both widths, and its neighbor in the other two.
 * In all four with EVERY_LOOK=1, which takes three minutes more.
 */
const JUDGED: readonly (readonly Look[])[] =
  process.env.EVERY_LOOK === '1'
    ? [LOOKS]
    : [
        [LOOKS[0], LOOKS[1]],
        [LOOKS[2], LOOKS[3]],
      ];

/** Judges the screens that a walk comes to, and says what is wrong, one line each. */
class Judge {
  readonly found: string[] = [];
  private shown: Pick<Look, 'language' | 'theme'> = LOOKS[0];

  constructor(
    private readonly page: Page,
    private readonly loaded: () => Promise<void>,
    private readonly texts: Readonly<Record<'zh-CN' | 'en-US', Readonly<Record<string, string>>>>,
  ) {}

  async look(row: RouteRow, look: Look, isJudged: boolean): Promise<void> {
    const { page, loaded } = this;
    await page.setViewportSize({ width: look.width, height: 800 });
    if (look.theme !== this.shown.theme) await chooseElsewhere(page, 'appearance', look.theme);
    if (look.language !== this.shown.language) await chooseElsewhere(page, 'umi_locale', look.language);
    this.shown = look;
    await loaded();
    const name = `${look.language}, ${look.theme}, ${look.width} px`;
    if (look.language !== 'ar-EG' && look.width === 1280)
      await expectSpoken(page, row, look.language, this.texts[look.language]);
    if (isJudged) for (const problem of await problems(page)) this.say(`${name}: ${problem}`);
    if (look.language === 'en-US') for (const problem of await brokenTexts(page)) this.say(`${name}: ${problem}`);
    if (look.width === 1280) for (const problem of await cutTables(page)) this.say(`${name}: ${problem}`);
    if (look.width === 390) for (const problem of await cutRows(page)) this.say(`${name}: ${problem}`);
    if (look.language === 'ar-EG') for (const problem of await turnedTimes(page)) this.say(`${name}: ${problem}`);
    if (!('isNarrow' in look)) return;
    await page.setViewportSize({ width: 320, height: 700 });
    await loaded();
    if (await isWide(page)) this.say(`${name}: wider than 320 px`);
  }

  private say(problem: string): void {
    this.found.push(`${this.page.url()}, ${problem}`);
  }
}

// Each theme at each width, and each language. To change a look costs as much as to judge it: a screen is opened in the look
// in which the one before it was left, and goes through them in the other direction.
for (const [area, rows] of areasOf([...consoleRoutes, ...anonymousRoutes])) {
  test(`A11Y-1 A11Y-4 A11Y-5 A11Y-7 every screen of /${area} says what it is and holds in Chinese, English and Arabic, both themes, at 1280 and 390 px, headers, tables and menu whole, and fits into 320`, async ({
    page,
  }) => {
    test.setTimeout(400_000);
    await signIn(page, 'main');
    const [chinese, english] = await Promise.all([textsOf('zh-CN'), textsOf('en-US')]);
    const loaded = followLoads(page);
    const judge = new Judge(page, loaded, { 'zh-CN': chinese, 'en-US': english });
    await page.goto(rows[0]?.path ?? '/');
    for (const [place, row] of rows.entries()) {
      await goOnTo(page, row.path);
      const judged = JUDGED[Math.floor(place / 2) % JUDGED.length] ?? LOOKS;
      for (const look of place % 2 === 0 ? LOOKS : LOOKS.toReversed())
        await judge.look(row, look, judged.includes(look));
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
