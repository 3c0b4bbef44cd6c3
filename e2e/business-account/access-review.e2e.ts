import { readFile } from 'node:fs/promises';
import { expect, rowOf, signIn, test } from '../support/console';

test('BEY-29 an access review is read, signed off and kept as evidence', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/business_account/account_management');
  await page.getByRole('button', { name: 'Access review' }).click();
  await page.getByRole('link', { name: /^Never signed in/ }).click();
  await expect(page).toHaveURL(/idle=never/);
  // A list counts as looked at once its rows are there.
  await expect(page.getByRole('tabpanel', { name: 'Accounts' }).getByRole('row').nth(1)).toBeVisible();
  for (const name of ['Screens', 'Actions', 'Resources']) {
    await page.getByRole('tab', { name }).click();
    await expect(page.getByRole('tabpanel', { name }).getByRole('row').nth(1)).toBeVisible();
  }
  await page.getByRole('tab', { name: 'Sign-offs' }).click();
  await page.getByRole('button', { name: 'Sign off' }).first().click();
  const form = page.getByRole('dialog', { name: 'Sign off the access review' });
  await form.getByLabel('Review name').fill('2026 Q4');
  await form.getByRole('button', { name: 'Sign off' }).click();
  const saved = page.waitForEvent('download');
  await rowOf(page, '2026 Q4').getByRole('button', { name: 'Download evidence' }).click();
  expect(await readFile(await (await saved).path(), 'utf8')).toContain('A-operator');
  // The session goes on behind a download.
  await page.getByRole('tab', { name: 'Screens' }).click();
  await expect(rowOf(page, 'acme-operator').first()).toBeVisible();
});
