import type { BrowserContext } from '@playwright/test';
import { deployIn, expect, fault, signIn, test } from '../support/console';

const KEYS = '/account_center/secret_key';
const ITEMS = [
  'My Account',
  'Product',
  'Documentation',
  'Alert Center',
  'Account Management',
  'Message Center',
  'My Log',
  'Cost Center',
  'Log Out',
];

const cookie = async (context: BrowserContext) =>
  (await context.cookies()).find((one) => one.name === 'access_token')?.value;

test('APP-09 the account menu has its nine items in order; Log Out ends in sign-in without a token', async ({
  page,
  context,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(KEYS);
  await page.getByRole('button', { name: 'Account acme' }).click();
  const items = page.getByRole('banner').getByRole('listitem');
  await expect(items).toHaveCount(ITEMS.length);
  for (const [index, item] of ITEMS.entries()) await expect(items.nth(index)).toContainText(item);
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
  expect(await cookie(context)).toBeUndefined();
});

test('SEC-9 signing out reaches every tab, and Back shows no data', async ({ page, context }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/console');
  await page.goto(KEYS);
  await page.getByRole('row').nth(2).waitFor();
  const other = await context.newPage();
  await other.goto(KEYS);
  await other.getByRole('row').nth(2).waitFor();
  await other.getByRole('button', { name: 'Account acme' }).click();
  await other.getByRole('button', { name: 'Log Out' }).click();
  // No longer, however busy the machine: that is the promise.
  await expect(page).toHaveURL(/\/sign-in/, { timeout: 2_000 });
  await page.goBack();
  await expect(page.getByRole('table')).toBeHidden();
  await expect(page).toHaveURL(/\/sign-in/);
});

test('SEC-9 another account in another tab takes over this one too', async ({ page, context }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(KEYS);
  await page.getByRole('button', { name: 'Account acme', exact: true }).waitFor();
  const other = await context.newPage();
  await signIn(other, 'operator', { language: 'en-US' });
  await other.goto(KEYS);
  await expect(page.getByRole('button', { name: 'Account acme-operator' })).toBeVisible();
});

test('REL-2 a session that stays over loads the document twice at most and then says so', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.url().endsWith(KEYS)) loads += 1;
  });
  await fault(page, { path: '/api/', times: 50, envelope: { code: 40105, message: 'Not Login!' } });
  await page.goto(KEYS);
  await expect(page.getByRole('heading', { name: 'Your session has ended' })).toBeVisible();
  expect(loads).toBe(2);
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(`/sign-in?redirect=${encodeURIComponent(KEYS)}`);
});

test('APP-02 in a deployment environment the account center comes first and the console home is gone', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await deployIn(page, 'hospital');
  await page.goto('/');
  await expect(page).toHaveURL('/account_center/account_info');
  await expect(
    page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Console home' }),
  ).toHaveCount(0);
  await page.goto('/console');
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search the console' }).fill('console home');
  // What is found are questions that have the words; the screen is none of it.
  await expect(page.getByRole('option', { name: /FAQ/ }).first()).toBeVisible();
  await expect(page.getByRole('option', { name: /^Console home/ })).toHaveCount(0);
});
