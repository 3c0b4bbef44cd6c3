import type { BrowserContext } from '@playwright/test';
import { expect, signIn, test } from '../support/console';

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

test('APP-09 SEC-9 Log Out, the last of nine items, ends every tab in sign-in without a token, and Back shows no data', async ({
  page,
  context,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/console');
  await page.goto(KEYS);
  await page.getByRole('row').nth(2).waitFor();
  const other = await context.newPage();
  await other.goto(KEYS);
  await other.getByRole('row').nth(2).waitFor();
  await other.getByRole('button', { name: 'Account acme' }).click();
  const items = other.getByRole('banner').getByRole('listitem');
  await expect(items).toHaveCount(ITEMS.length);
  for (const [index, item] of ITEMS.entries()) await expect(items.nth(index)).toContainText(item);
  await other.getByRole('button', { name: 'Log Out' }).click();
  // No longer, however busy the machine: that is the promise.
  await expect(page).toHaveURL(/\/sign-in/, { timeout: 2_000 });
  await expect(other).toHaveURL(/\/sign-in/);
  expect(await cookie(context)).toBeUndefined();
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
