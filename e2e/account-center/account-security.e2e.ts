import { expect, signIn, test } from '../support/console';

const PATH = '/account_center/account_security';

test('ACC-03 a due password stands before every screen, also after a reload, and the deep link is honored', async ({
  page,
}) => {
  await signIn(page, 'expired', { language: 'en-US' });
  await page.goto(`${PATH}?tab=accessControl`);
  const title = page.getByRole('heading', { level: 1, name: 'Set a new password' });
  await expect(title).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await page.reload();
  await expect(title).toBeVisible();
  await page.getByLabel('Current password').fill('Console#2026');
  await page.getByLabel('New password').fill('Different#2027');
  await page.getByLabel('Confirm password').fill('Different#2027');
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account security' })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Access control' })).toHaveAttribute('aria-selected', 'true');
});
