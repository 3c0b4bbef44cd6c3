import { expect, signIn, test } from '../support/console';

test('VAL-07 VAL-08 a refused form says so beside its button, leads to its first wrong field, and input ends it', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/account_center/secret_key?panel=create');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  await expect(field).toBeFocused();
  await expect(page.getByText('Description cannot be empty')).toBeVisible();
  const refused = page.getByText('Data verify failure, please check and submit again!');
  await expect(refused).toHaveCount(1);
  await page.keyboard.type('Nightly');
  await expect(refused).toHaveCount(0);
  await expect(field).not.toHaveAttribute('aria-invalid', 'true');
});
