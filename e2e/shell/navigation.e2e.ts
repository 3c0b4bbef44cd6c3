import { scriptOf } from '../support/build';
import { expect, fault, signIn, test } from '../support/console';
import { tabTo } from '../support/keyboard';

const KEYS = '/account_center/secret_key';

test('APP-01 APP-07 an entry at the root opens the home, also by its file, and Back leaves it instead of coming round again', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/sign-in');
  await page.goto('/index.html');
  await expect(page).toHaveURL('/console');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/sign-in');
});

test('APP-08 a deep link marks its menu item; collapsed, the menu is remembered and its links work by keyboard', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${KEYS}?page=2`);
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await expect(menu.getByRole('link', { name: 'Secret keys' })).toHaveAttribute('aria-current', 'page');
  await menu.getByRole('button', { name: 'Collapse menu' }).click();
  await page.reload();
  await expect(menu.getByRole('button', { name: 'Expand menu' })).toBeVisible();
  const home = menu.getByRole('link', { name: 'Console home' });
  await home.focus();
  await expect(home).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/console');
});

test('APP-08 on a phone the menu is a drawer: Escape gives the focus back, a choice closes it', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(KEYS);
  const opener = page.getByRole('button', { name: 'Main menu' });
  const current = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Secret keys' });
  await expect(current).toBeHidden();
  await opener.click();
  await expect(current).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(current).toBeHidden();
  await expect(opener).toBeFocused();
  await opener.click();
  await page.getByRole('link', { name: 'Console home' }).click();
  await expect(page).toHaveURL('/console');
  await expect(current).toBeHidden();
});

test('KIT-10 A11Y-3 navigation moves the focus to the heading, and the skip link leads past header and menu', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  // The first screen has not come when it is left: what follows is a navigation all the same.
  await fault(page, { path: scriptOf('/console'), delay: 60_000 });
  await page.goto('/console', { waitUntil: 'commit' });
  await page.getByRole('link', { name: 'Secret keys' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Secret keys' })).toBeFocused();
  await expect(page).toHaveTitle(/^Secret keys - /);
  await page.reload();
  await page.getByRole('heading', { level: 1, name: 'Secret keys' }).waitFor();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await expect(page).toHaveURL(/\/secret_key$/);
});

test('KIT-01 A11Y-2 by keyboard alone: the palette opens, finds a screen in either language and goes there', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(KEYS);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: '搜索控制台' }).waitFor();
  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: '搜索控制台' });
  await expect(field).toBeFocused();
  await page.keyboard.type('console home');
  await expect(page.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/console');
  await expect(field).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: '搜索控制台' }), 120, 'Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('option').first()).toContainText('密钥管理');
  await expect(page.getByRole('listbox')).toContainText('最近访问');
  // Round to the last and back to the first, which comes into sight with the title of its group.
  const group = page.getByText('最近访问', { exact: true });
  await page.keyboard.press('ArrowUp');
  await expect(page.getByRole('option').last()).toBeInViewport({ ratio: 1 });
  await expect(group).not.toBeInViewport();
  await page.keyboard.press('ArrowDown');
  await expect(group).toBeInViewport({ ratio: 0.9 });
  await page.keyboard.press('Escape');
  await expect(field).toBeHidden();
});

test('Back returns to the place of the list at which it was left, once its rows are there', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${KEYS}?size=50`);
  await page.getByRole('row').nth(20).waitFor();
  await page.evaluate(() => window.scrollTo(0, 260));
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.getByRole('link', { name: 'Edge nodes' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Edge nodes' })).toBeVisible();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await page.getByRole('row').nth(20).waitFor();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(260);
});

test('an entry at the root that is kept waiting says so in the outline, after a moment and in its language', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await fault(page, { path: '/api/acm/getFrontInitInfo', delay: 4_000 });
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText('Cloud DNS', { exact: true })).toBeVisible();
  const status = page.locator('#outline').getByRole('status');
  await expect(status).toHaveText('Loading', { useInnerText: true });
  await expect(page.getByText('正在加载')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(status).toHaveCount(0);
});

test('the name and the outline of the page are there before any script has come', async ({ page }) => {
  await signIn(page, 'main');
  await fault(page, { path: '/config.js', delay: 6_000 });
  await page.goto(KEYS, { waitUntil: 'commit' });
  await expect(page.getByText('Cloud DNS', { exact: true })).toBeVisible();
  expect(await page.evaluate(() => 'consoleConfig' in window)).toBe(false);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Cloud DNS', { exact: true })).toHaveCount(0);
});
