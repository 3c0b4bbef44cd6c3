import { expect, test } from '../support/console';

test('HOME-04: an application is checked, sent once, and answered with the promise', async ({ page }) => {
  let sent = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/api/acm/trial/add')) sent += 1;
  });
  await page.goto('/anonymous/trial_application');
  const submit = page.getByRole('button', { name: 'Send application' });
  await submit.click();
  await expect(page.getByText('Company cannot be empty')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Name' }).fill('Li Wei');
  await page.getByRole('textbox', { name: 'Company' }).fill('Acme');
  await page.getByRole('textbox', { name: 'Phone' }).fill('13800138000');
  await page.getByRole('textbox', { name: 'Email' }).fill('li.wei@acme.example');
  const product = page.getByRole('combobox', { name: 'Product to try' });
  await product.press('ArrowDown');
  await expect(product).toHaveAttribute('aria-activedescendant', /_0$/);
  await product.press('Enter');
  expect(sent).toBe(0);
  await submit.dblclick();
  await expect(page.getByText('An advisor will contact you within 1 to 3 working days.').last()).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  expect(sent).toBe(1);
});
