import { expect, test } from '../support/console';

test('ANON-03: a locked sign-in gives reason and time, a reload goes on counting, and there is a way back', async ({
  page,
}) => {
  await page.goto('/anonymous/loginLock?reason=password&left=120');
  await expect(
    page.getByRole('heading', { name: 'The account is locked after too many wrong passwords' }),
  ).toBeVisible();
  const clock = page.getByRole('timer', { name: 'Time left' });
  await expect(clock).toHaveText(/^01:5[0-7]$/);
  await page.reload();
  await expect(clock).toHaveText(/^01:5[0-7]$/);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
});

test('ANON-03: signing in as a locked account leads here', async ({ page }) => {
  await page.goto('/sign-in');
  await page.getByLabel('Persona').selectOption('locked');
  await page.getByLabel('Password').fill('Console#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('timer')).toHaveText(/^1[45]:\d\d$/);
});
