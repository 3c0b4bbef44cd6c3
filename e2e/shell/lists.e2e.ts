import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('APP-11 D16 a success is told at the top of the page, goes by itself and stays in the notice log', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(LIST);
  await rowOf(page, 'CI pipeline').getByRole('button', { name: 'Disable' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Disable' }).click();
  const notice = page.getByText('Key AK20260001 disabled', { exact: true });
  await expect(notice).toBeVisible();
  const box = await page.getByRole('region', { name: /^Key AK\d+ disabled$/ }).boundingBox();
  expect(box?.y).toBeCloseTo(65, 0);
  expect((box?.x ?? 0) + (box?.width ?? 0) / 2).toBeCloseTo(640, 0);
  await expect(notice).toBeHidden();
  await page.getByRole('button', { name: 'Notice log' }).click();
  await expect(page.getByRole('dialog', { name: 'Notice log' })).toContainText('Key AK20260001 disabled');
});
