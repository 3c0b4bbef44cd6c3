import { expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('APP-11 a success is told at the top of the page, goes by itself and stays in the notice log', async ({
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

test('APP-12 a list that fails offers Retry, starts with ten rows of page one, and an empty one says what it is', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500/);
  await signIn(page, 'main', { language: 'en-US' });
  await fault(page, { path: '/api/acm/secretKey/list', status: 500 });
  await page.goto(LIST);
  await expect(page.getByText('Internal server error', { exact: false })).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('row')).toHaveCount(11);
  const none = { code: 20000, message: 'success', data: { list: [], total: 0 } };
  await fault(page, { path: '/api/acm/secretKey/list', envelope: none });
  await page.reload();
  await expect(page.getByText('No secret keys yet')).toBeVisible();
});

test('KIT-07 a list refreshes by hand and says when; the period is a choice', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(LIST);
  await expect(page.getByText(/^Updated \d/)).toBeVisible();
  const asked = page.waitForRequest(/secretKey\/list/);
  await page.getByRole('button', { name: 'Refresh', exact: true }).click();
  await asked;
  await page.getByRole('button', { name: /^Auto refresh/ }).click();
  await page.getByRole('menuitem', { name: /30 s/ }).click();
  await expect(page.getByRole('button', { name: /^Auto refresh: 30 s/ })).toBeVisible();
});

test('KIT-13 a deletion says what depends on the key and that it cannot be undone, and asks for the password', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(LIST);
  await rowOf(page, 'CI pipeline')
    .getByRole('button', { name: /^More actions/ })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete key AK20260001?' });
  await expect(dialog).toContainText('Operation cannot be resumed, do you want to proceed?');
  await expect(dialog).toContainText('zone-sync');
  await expect(dialog.getByLabel('Your account password')).toBeVisible();
});
