import { expect, signIn, test } from '../support/console';

const SECURITY = '/account_center/account_security';

test('VAL-01 a new password is checked while it is typed, and its repetition again when it changes', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${SECURITY}?tab=password`);
  const password = page.getByLabel('New password');
  const length = page.getByRole('listitem').filter({ hasText: 'Use 8 to 16 characters' });
  await password.fill('Abcde1#');
  await expect(length).toContainText('not met');
  await password.fill('Abcdef1#');
  await expect(length).not.toContainText('not met');
  await page.getByLabel('Confirm password').fill('Abcdef1#');
  await password.fill('Abcdef2#');
  await expect(page.getByText('Password is inconsistent, please re-enter')).toBeVisible();
});

test('VAL-02 a user name keeps to its form', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/business_account/account_management/create');
  const name = page.getByRole('textbox', { name: 'Account name' });
  await name.fill('9lives');
  await name.blur();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await name.fill('nine-lives');
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
});

test('VAL-03 a phone number and its code each have their own refusal', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(SECURITY);
  await page.getByRole('button', { name: 'Bind backup phone', exact: true }).click();
  await page.getByRole('button', { name: 'Bind', exact: true }).click();
  await expect(page.getByText('Verification code cannot be empty')).toBeVisible();
  const phone = page.getByLabel('New backup phone');
  await phone.fill('12');
  await phone.blur();
  await expect(phone).toHaveAttribute('aria-invalid', 'true');
});

test('VAL-05 an address and its mask are checked as they are typed', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${SECURITY}?tab=accessControl`);
  const address = page.getByLabel('IP address', { exact: true });
  await address.fill('192.0.2.256');
  await address.blur();
  await expect(address).toHaveAttribute('aria-invalid', 'true');
  await address.fill('2001:db8::1');
  await expect(address).not.toHaveAttribute('aria-invalid', 'true');
});

test('VAL-06 a system name and a device password keep to their forms', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/system_settings/host_management?panel=create');
  const drawer = page.getByRole('dialog');
  const name = drawer.getByLabel('Name', { exact: true });
  const password = drawer.getByLabel('Password', { exact: true });
  await name.fill('1st');
  await password.fill('secret');
  await password.blur();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await name.fill('cache_1');
  await password.fill('Secret123');
  await password.blur();
  await expect(name).not.toHaveAttribute('aria-invalid', 'true');
  await expect(password).not.toHaveAttribute('aria-invalid', 'true');
});

test('VAL-07 a required field says so in the language of the console', async ({ page }) => {
  await signIn(page, 'main');
  for (const [language, save, text] of [
    ['zh-CN', '新建', '描述不能为空'],
    ['en-US', 'Create', 'Description cannot be empty'],
  ] as const) {
    await page.addInitScript((locale) => localStorage.setItem('umi_locale', locale), language);
    await page.goto('/account_center/secret_key?panel=create');
    await page.getByRole('button', { name: save, exact: true }).click();
    await expect(page.getByText(text)).toBeVisible();
  }
});

test('VAL-08 a refused form says so beside its button, leads to its first wrong field, and input ends it', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/account_center/secret_key?panel=create');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  await expect(field).toBeFocused();
  const refused = page.getByText('Data verify failure, please check and submit again!');
  await expect(refused).toHaveCount(1);
  await field.fill('Nightly');
  await expect(refused).toHaveCount(0);
});
