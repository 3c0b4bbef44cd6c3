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
  await expect(page.getByText('Expiring soon')).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('ACC-05 a rule set that shuts out the own address is saved only after a confirmation, in its normal form', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${PATH}?tab=accessControl`);
  await page.getByLabel('IP address', { exact: true }).fill('192.0.2.77');
  await page.getByLabel('Mask').fill('255.255.255.0');
  await expect(page.getByText('No rule contains this address.')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: 'The rules block your current address 203.0.113.24' });
  await dialog.getByRole('button', { name: 'Save anyway' }).click();
  await expect(page.getByText('Access control updated')).toBeVisible();
  await page.reload();
  await expect(page.getByLabel('IP address', { exact: true })).toHaveValue('192.0.2.0');
  await expect(page.getByLabel('Mask')).toHaveValue('24');
});

test('ACC-04 turning security login on clears the banner of the home without a reload', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${PATH}?tab=loginSecurity`);
  await page.getByRole('switch', { name: 'Security login' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Login security updated')).toBeVisible();
  await page.getByRole('link', { name: 'Console home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('region', { name: /Security login|Login security/ })).toHaveCount(0);
});

test('ACC-02 a new backup phone waits for its link; a read-only account is told why it can bind nothing', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(PATH);
  await page.getByRole('button', { name: 'Bind backup phone', exact: true }).click();
  await page.getByLabel('New backup phone').fill('13900000002');
  await page.getByRole('button', { name: 'Send code' }).click();
  await page.getByLabel('Verification code').fill('246810');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Pending verification')).toBeVisible();
  await signIn(page, 'readonly');
  await page.goto(PATH);
  await expect(page.getByRole('button', { name: 'Bind backup phone', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});
