import { expect, rowOf, signIn, test } from '../support/console';

test('BEY-08 a changed role is found in the log, its difference read, and the change taken back by the form', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/business_account/role_management/ROLE-3/edit');
  const name = page.getByRole('textbox', { name: 'Role name' });
  await name.fill('Changed by mistake');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(/edit$/);
  // Which takes the focus, and would close a menu that was opened before.
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  await page.getByRole('button', { name: 'Account acme' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'My Log' }).click();
  await rowOf(page, 'Changed by mistake').getByRole('button', { name: 'Details' }).click();
  const entry = page.getByRole('dialog', { name: 'Log entry' });
  await expect(entry.getByRole('row', { name: 'name' })).toContainText('DNS hosting onlyChanged by mistake');

  await entry.getByRole('button', { name: 'Undo in the form' }).click();
  await expect(page.getByText(/^Filled with the values from before the change of/)).toBeVisible();
  await expect(name).toHaveValue('DNS hosting only');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page).not.toHaveURL(/edit/);
  await page.goto('/business_account/role_management/ROLE-3?tab=history');
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('listitem').first()).toContainText('Changed by mistakeDNS hosting only');
});
