import { expect, test } from '../support/console';

test('ANON-01: a valid link activates by its button, once; opened again it is used', async ({ page }) => {
  const address = `/anonymous/verify?token=verify-valid-${test.info().testId}-${Date.now()}`;
  await page.goto(address);
  await expect(page.getByText('o***@acme.example')).toBeVisible();
  await expect(page).toHaveURL(/\/anonymous\/verify$/);
  await page.getByRole('button', { name: 'Verify' }).click();
  await expect(page.getByRole('heading', { name: 'The contact is active' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'This link has already been used' })).toBeVisible();
});
