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
