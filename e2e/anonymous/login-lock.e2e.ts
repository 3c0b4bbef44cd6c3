import { expect, test } from '../support/console';

test('ANON-03: signing in as a locked account leads to reason and time, a reload goes on counting, and there is a way back', async ({
  page,
}) => {
  await page.goto('/sign-in');
  await page.getByLabel('Persona').selectOption('locked');
  await page.getByLabel('Password').fill('Console#2026');
  await page.getByRole('button', { name: 'Sign in' }).click();
  const clock = page.getByRole('timer', { name: 'Time left' });
  // So far that a clock that begins anew is above it.
  await expect(clock).toHaveText(/^14:5[0-7]$/);
  const before = (await clock.textContent()) ?? '';
  await page.reload();
  await expect(clock).toHaveText(/^14:\d\d$/);
  // Of the same form, so that the order of the texts is that of the times.
  expect(((await clock.textContent()) ?? '') <= before).toBe(true);
  await page.getByRole('link', { name: 'Back to sign-in' }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=/);
});
