import routesEn from '../locales/en-US/routes';
import shellEn from '../locales/en-US/shell';
import routesZh from '../locales/zh-CN/routes';
import shellZh from '../locales/zh-CN/shell';
import { anonymousRoutes, consoleRoutes } from '../src/routes';
import type { RouteRow } from '../src/routes/route';
import { expect, signIn, test } from './support/console';

const CHINESE = /\p{Script=Han}/u;
const titleOf = (row: RouteRow, titles: Record<string, string>) => titles[row.title] ?? row.title;
const rows: readonly RouteRow[] = consoleRoutes.filter((row) => !row.path.includes(':'));

for (const persona of ['main', 'readonly'] as const) {
  for (const row of rows) {
    test(`${row.path} opens for ${persona} with its title and without an error`, async ({ page }) => {
      await signIn(page, persona);
      await page.goto(row.path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(titleOf(row, { ...routesZh, ...shellZh }));
      await expect(page).toHaveTitle(new RegExp(`^${titleOf(row, { ...routesZh, ...shellZh })} - `));
      await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy', 'true');
    });
  }
}

for (const row of rows) {
  test(`${row.path} speaks English where the gateway's data does not decide`, async ({ page }) => {
    await signIn(page, 'main', { language: 'en-US' });
    await page.goto(row.path);
    const heading = page.getByRole('heading', { level: 1 });
    await expect(heading).toHaveText(titleOf(row, { ...routesEn, ...shellEn }));
    await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
    const own = await page.getByRole('navigation').allTextContents();
    expect(own.filter((text) => CHINESE.test(text))).toEqual([]);
  });
}

for (const row of anonymousRoutes) {
  test(`${row.path} opens without a session`, async ({ page }) => {
    await page.goto(row.path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('navigation', { name: '主菜单' })).toHaveCount(0);
  });
}

test('an unknown path says so inside the shell', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto('/no/such/screen');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('页面不存在');
  await expect(page.getByRole('navigation', { name: '主菜单' })).toBeVisible();
});
