import { readFile } from 'node:fs/promises';
import { expect, rowOf, test } from '../support/console';

/** What the engines call themselves; the user agent of each names others too. */
const NAMES = { chromium: /Chrome\/\d/, firefox: /Gecko\/\d+ Firefox\/\d/, webkit: /Version\/\d.* Safari\/\d/ };
const KEYS = '/account_center/secret_key';

test('BEY-27 from sign-in to sign-out in the engine of the run: palette, a key made, saved, renamed, found and deleted', async ({
  page,
  browserName,
}) => {
  await page.goto('/console');
  expect(await page.evaluate(() => navigator.userAgent)).toMatch(NAMES[browserName]);
  await page.getByLabel('Persona').selectOption('main');
  await page.getByLabel('Password').fill('Console#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/console');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();

  await page.getByRole('button', { name: 'Search the console' }).waitFor();
  await page.keyboard.press('ControlOrMeta+k');
  await expect(page.getByRole('combobox', { name: 'Search the console' })).toBeFocused();
  await page.keyboard.type('secret keys');
  await expect(page.getByRole('option').first()).toContainText('Secret keys');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(KEYS);
  await expect(page.getByRole('heading', { level: 1, name: 'Secret keys' })).toBeFocused();

  await page.getByRole('button', { name: 'Create key' }).click();
  const description = page.getByRole('textbox', { name: 'Description' });
  await expect(description).toBeFocused();
  await page.keyboard.type('Written in each engine');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const made = page.getByRole('dialog', { name: 'Key created' });
  const downloading = page.waitForEvent('download');
  await made.getByRole('button', { name: 'Download' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toMatch(/[0-9a-f]{40}/);
  await made.getByRole('button', { name: 'Close' }).last().click();

  await rowOf(page, 'Written in each engine').getByRole('button', { name: 'Edit' }).click();
  await description.fill('Renamed in each engine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(description).toBeHidden();
  await page.getByRole('searchbox', { name: 'Search ID or description' }).fill('renamed');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]q=renamed/);
  const row = rowOf(page, 'Renamed in each engine');
  await expect(page.getByRole('table').getByRole('button', { name: 'Edit' })).toHaveCount(1);

  await row.getByRole('button', { name: /More actions/ }).click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Account password').fill('Console#2026');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);

  await page.getByRole('button', { name: 'Account acme' }).click();
  await page.getByRole('button', { name: 'Log Out' }).click();
  await expect(page).toHaveURL(/\/sign-in/);
});
