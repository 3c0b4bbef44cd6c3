import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('KIT-04 rows of several pages are chosen by keyboard; what is refused is listed row by row', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('checkbox', { name: '选择 AK20260001' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByText('已选择 1 条')).toBeVisible();
  await expect(page.getByRole('searchbox')).toBeHidden();
  await page.getByRole('checkbox', { name: '选择 AK20260003' }).check();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '停用' }).click();
  const dialog = page.getByRole('dialog', { name: '停用 2 个密钥？' });
  await expect(dialog).toContainText('zone-sync（AK20260001）');
  await dialog.getByRole('button', { name: '停用' }).click();
  await expect(page.getByRole('region', { name: '批量操作结果' })).toContainText('AK20260003');
  await expect(rowOf(page, 'CI pipeline')).toContainText('已停用');
  await page.getByRole('button', { name: '取消选择' }).click();
  await expect(page.getByRole('searchbox')).toBeVisible();
});

test('KIT-04 KIT-13 everything that matches is deleted in one go, once its number and the password were typed', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}?q=Automation`);
  await page.getByRole('checkbox', { name: 'Select all on this page' }).check();
  await page.getByRole('button', { name: 'Select all 19 rows that match' }).click();
  await page.getByRole('group', { name: 'Bulk actions' }).getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog', { name: 'Delete 19 keys?' });
  await dialog.getByLabel('Type “19” to confirm').fill('19');
  await dialog.getByLabel('Your account password').fill('Console#2026');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Nothing matches the filters')).toBeVisible();
  await page.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page.getByText('5 rows')).toBeVisible();
});
