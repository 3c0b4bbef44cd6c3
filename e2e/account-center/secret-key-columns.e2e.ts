import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('KIT-03 columns and a named view are kept for the account, over a reload', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?status=disabled`);
  await page.getByRole('button', { name: '视图与列' }).click();
  const panel = page.getByRole('dialog', { name: '视图与列' });
  await panel.getByRole('textbox', { name: '视图名称' }).fill('停用的密钥');
  await panel.getByRole('button', { name: '保存当前视图' }).click();
  await panel.getByRole('checkbox', { name: '描述' }).uncheck();
  await panel.getByRole('button', { name: '上移 状态' }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('columnheader').nth(1)).toHaveText('状态');
  await page.keyboard.press('Escape');
  await page.goto(LIST);
  await expect(page.getByRole('columnheader', { name: '描述' })).toHaveCount(0);
  await expect(page.getByText('共 24 条')).toBeVisible();
  await page.getByRole('button', { name: '视图与列' }).click();
  await panel.getByRole('button', { name: '停用的密钥', exact: true }).click();
  await expect(page).toHaveURL(/status=disabled/);
  await expect(rowOf(page, 'AK20260003')).toBeVisible();
});
