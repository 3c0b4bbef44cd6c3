import { expect, signIn, test } from '../support/console';

const KEYS = '/account_center/secret_key';

test.describe('a browser in British English', () => {
  test.use({ locale: 'en-GB' });
  test('APP-03 is shown English', async ({ page }) => {
    await page.request.post('/mock/session', { data: { persona: 'main', password: 'Console#2026' } });
    await page.goto(KEYS);
    await expect(page.getByRole('heading', { name: 'Secret keys' })).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  });
});

test('APP-04 Arabic is found by its English name, turns the page round and survives a reload', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(KEYS);
  await page.getByRole('button', { name: 'Language' }).click();
  await expect(page.getByRole('option')).toHaveCount(54);
  await page.getByRole('combobox', { name: 'Language' }).fill('arabic');
  await expect(page.getByRole('listbox')).toContainText('Not translated yet');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.getByRole('heading', { name: '密钥管理' })).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  const menu = await page.getByRole('navigation', { name: '主菜单' }).boundingBox();
  expect(menu?.x).toBeGreaterThan(640);
});

test('KIT-09 the appearance follows the choice and, without one, the system as it changes', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(KEYS);
  await page.getByRole('button', { name: 'Appearance and time zone' }).click();
  await page.getByRole('button', { name: 'Dark' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'System', exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Color-weak mode' }).click();
  await page.reload();
  await page.getByRole('button', { name: 'Appearance and time zone' }).click();
  await expect(page.getByRole('button', { name: 'Color-weak mode' })).toHaveAttribute('aria-pressed', 'true');
});

test('APP-04 KIT-09 on a phone the buttons are as large as a finger, and the account has what else there is', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(KEYS);
  const header = page.getByRole('banner');
  const account = header.getByRole('button', { name: 'Account acme' });
  for (const target of [
    header.getByRole('button', { name: 'Search the console' }),
    header.getByRole('link', { name: /unread/ }),
    header.getByRole('button', { name: 'Notice log' }),
    account,
  ]) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
  }
  await account.click();
  await page.getByRole('button', { name: 'Appearance and time zone' }).press('Enter');
  await page.getByRole('button', { name: 'Dark' }).press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.getByRole('button', { name: 'Language' }).press('Enter');
  await page.keyboard.type('arabic');
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

for (const { width, theme } of [
  { width: 1280, theme: 'light' },
  { width: 390, theme: 'dark' },
] as const) {
  test(`the outline of the page does not jump when the shell arrives (${width} px, ${theme})`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await signIn(page, 'main', { theme });
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) shifts.push(Number(Reflect.get(entry, 'value')));
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(KEYS);
    // Rows alone would do before what they show has come, and with it the jump.
    await page.getByText('CI pipeline').waitFor();
    const total = await page.evaluate(() => {
      const shifts: unknown = Reflect.get(window, 'shifts');
      return Array.isArray(shifts) ? shifts.reduce((sum: number, one) => sum + Number(one), 0) : -1;
    });
    expect(total).toBeLessThanOrEqual(0.01);
  });
}
