import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/sso_management/role_sso';

test('SSO-02 a mapping gives an SSO role; once it is deleted, its provider can be deleted too', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?tab=mappings`);
  await page.getByRole('button', { name: '添加角色映射' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: '身份提供商' }).click();
  await page.getByTitle('Contractor sign-in').last().click();
  await page.getByRole('dialog').getByRole('textbox', { name: '属性' }).fill('groups');
  await page.getByRole('dialog').getByRole('textbox', { name: '值' }).fill('外包二组');
  await page.getByRole('combobox', { name: '关联角色' }).click();
  await page.getByTitle('SSO contractors').last().click();
  await expect(page.getByTitle('Domain operators')).toHaveCount(0);
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await expect(rowOf(page, '外包二组')).toContainText('SSO contractors');
  for (const value of ['外包二组', 'contractors']) {
    const row = page.getByRole('row').filter({ has: page.getByText(value, { exact: true }) });
    await chooseIn(row, '删除');
    await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
  }
  await page.getByRole('tab', { name: '身份提供商' }).click();
  await chooseIn(rowOf(page, 'Contractor sign-in'), '删除');
  await page.getByRole('dialog').getByLabel('账号密码').fill('Console#2026');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(rowOf(page, 'Contractor sign-in')).toHaveCount(0);
});
