import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('KIT-12 a time is absolute, with its zone and age on hover; an id is copied by its button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'main');
  await page.goto(LIST);
  const time = rowOf(page, 'CI pipeline').getByRole('time').first();
  await expect(time).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/);
  await time.hover();
  await expect(page.getByRole('tooltip')).toContainText(/前.*(UTC|GMT)|后.*(UTC|GMT)/);
  // The button lies behind the text and takes the pointer once that is under it.
  await rowOf(page, 'CI pipeline').getByText('AK20260001').hover();
  await rowOf(page, 'CI pipeline').getByRole('button', { name: /^复制/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AK20260001');
});
