import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/policy_management';

test('POL-01 a policy of two resources is attached to an account, edited, and deleted', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('textbox', { name: 'Policy name' }).fill('Night shift');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('combobox', { name: 'Resource name' }).fill('*.a.example');
  await page.getByRole('combobox', { name: 'Resource type' }).selectOption('Zone');
  await page.getByRole('button', { name: 'Add' }).click();
  const second = page.getByRole('combobox', { name: 'Resource name' }).nth(1);
  await second.fill('*.A.example');
  await page.getByRole('combobox', { name: 'Resource type' }).nth(1).selectOption('Zone');
  const twice = page.getByText('A resource of this type and name is already in the list');
  await expect(twice).toBeVisible();
  await second.fill('*.b.example');
  await expect(twice).toBeHidden();
  await page.getByRole('combobox', { name: 'Accounts' }).fill('auditor');
  await page.getByTitle('auditor', { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await page.getByRole('heading', { name: 'Create policy' }).click();
  await page.getByRole('button', { name: 'Create policy' }).click();
  const row = rowOf(page, 'Night shift');
  await row.getByRole('button', { name: 'Edit' }).click();
  const name = page.getByRole('textbox', { name: 'Policy name' });
  await expect(name).toHaveValue('Night shift');
  await name.fill('Night shift, east');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Night shift, east' })).toBeVisible();
  await page.getByRole('tab', { name: 'Attached to' }).click();
  await expect(page.getByRole('list', { name: 'Accounts' })).toContainText('auditor');
  await chooseIn(page.getByRole('main'), 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(row).toHaveCount(0);
});
