import { expect, signIn, test } from '../support/console';

const PATH = '/account_center/account_security';

test('ACC-03 a due password stands before every screen, also after a reload, and the deep link is honored', async ({
  page,
}) => {
  await signIn(page, 'expired', { language: 'en-US' });
  await page.goto('/account_center/account_info');
  const title = page.getByRole('heading', { level: 1, name: 'Set a new password' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.goto(`${PATH}?tab=accessControl`);
  await expect(title).toBeVisible();
  await page.getByLabel('Current password').fill('Console#2026');
  await page.getByLabel('New password').fill('Different#2027');
  await page.getByLabel('Confirm password').fill('Different#2027');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Access control' })).toHaveAttribute('aria-selected', 'true');
});

test('ACC-03 after the first login the home opens with its figures', async ({ page }) => {
  await signIn(page, 'newcomer', { language: 'en-US' });
  await page.goto('/console');
  await page.getByLabel('Current password').fill('Console#2026');
  await page.getByLabel('New password').fill('Different#2027');
  await page.getByLabel('Confirm password').fill('Different#2027');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('Queries in 7 days')).toBeVisible();
  const attention = page.getByRole('region', { name: 'Needs your attention' });
  await expect(attention.getByText('Expiring soon')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
