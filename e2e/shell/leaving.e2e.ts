import { expect, fault, rowOf, signIn, test } from '../support/console';

test('KIT-06 a link, Back and closing the tab ask one question each while input is unsaved, and none once it is saved', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/account_center/account_info');
  await page.getByRole('link', { name: 'Secret keys' }).click();
  await page.getByRole('button', { name: 'Create key' }).click();
  const field = page.getByRole('textbox', { name: 'Description' });
  await field.fill('unsaved');
  const question = page.getByRole('dialog', { name: 'Discard unsaved changes?' });
  const stay = question.getByRole('button', { name: 'Cancel' });

  // The drawer's mask lies over the menu: a keyboard reaches the link all the same.
  await page.getByRole('link', { name: 'Console home' }).dispatchEvent('click');
  await expect(question).toHaveCount(1);
  await stay.click();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(question).toHaveCount(1);
  await stay.click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('unsaved');

  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await expect(field).toHaveValue('unsaved');

  await page.goBack();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL(/account_info/);

  await page.getByRole('link', { name: 'Secret keys' }).click();
  await rowOf(page, 'AK20260001').getByRole('button', { name: 'Edit' }).click();
  await field.fill('saved');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeHidden();
  await page.getByRole('link', { name: 'Account info' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account info' })).toBeVisible();
  // Nor about a form that nobody touched.
  await page.goBack();
  await page.getByRole('button', { name: 'Create key' }).click();
  await expect(field).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
  expect(asked).toHaveLength(1);
});

test('KIT-06 closing the tab asks while a password is reset, and Back waits until it was shown', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/business_account/account_management');
  await rowOf(page, 'zone-editor')
    .getByRole('button', { name: /More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Reset password' }).click();
  const question = page.getByRole('dialog', { name: /^Reset the password/ });
  await question.getByLabel('Your account password').fill('Console#2026');
  await fault(page, { path: '/api/acm/subAccount/resetPassword', delay: 3_000 });
  await question.getByRole('button', { name: 'Reset password' }).click();
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.dismiss();
  });
  await page.close({ runBeforeUnload: true });
  await expect.poll(() => asked).toEqual(['beforeunload']);
  await page.getByRole('link', { name: 'Console home' }).dispatchEvent('click');
  await expect(page.getByText('Saving. This continues when it is done.').first()).toBeVisible();
  const shown = page.getByRole('dialog', { name: 'Password reset' });
  await expect(shown.getByText(/^Aa1/)).toBeVisible();
  await expect(page).toHaveURL(/account_management/);
});
