import { expect, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('KIT-06 a link, Back and closing the tab ask one question each while input is unsaved', async ({ page }) => {
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
});

test('KIT-06 nothing asks after a save, nor about a form that nobody touched', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}?panel=edit&item=AK20260001`);
  const field = page.getByRole('textbox', { name: 'Description' });
  await field.fill('saved');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(field).toBeHidden();
  await page.getByRole('link', { name: 'Account info' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account info' })).toBeVisible();
  await page.goto(`${LIST}?panel=create`);
  await expect(field).toBeVisible();
  const closed = page.waitForEvent('close');
  await page.close({ runBeforeUnload: true });
  await closed;
});
