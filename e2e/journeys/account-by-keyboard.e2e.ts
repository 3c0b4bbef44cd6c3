import { expect, rowOf, signIn, test } from '../support/console';
import { tabTo, takeOption } from '../support/keyboard';

test('SUB-02 A11Y-2 an account is created in the wizard by keyboard alone', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto('/business_account/account_management');
  await tabTo(page, page.getByRole('button', { name: '新建账号' }));
  await page.keyboard.press('Enter');

  await tabTo(page, page.getByRole('textbox', { name: '账号名称' }));
  await page.keyboard.type('by-keyboard');
  await tabTo(page, page.getByLabel('密码', { exact: true }), 4);
  await page.keyboard.type('Passw0rd#1');
  await tabTo(page, page.getByLabel('确认密码'), 4);
  await page.keyboard.type('Passw0rd#1');
  await tabTo(page, page.getByRole('combobox', { name: '所属组织' }), 6);
  await page.keyboard.type('net-ops');
  await expect(page.getByRole('treeitem').filter({ hasText: '网络运维部' })).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('textbox', { name: '手机' }), 6);
  await page.keyboard.type('13911112222');
  await tabTo(page, page.getByRole('textbox', { name: '邮箱' }), 4);
  await page.keyboard.type('by-keyboard@acme.example');
  await page.keyboard.press('Enter');

  await expect(page.getByRole('region', { name: '数据授权' })).toBeFocused();
  await tabTo(page, page.getByRole('combobox', { name: '角色' }), 4);
  await page.keyboard.type('DNS hosting');
  await takeOption(page, 'DNS hosting only');
  await expect(page.getByRole('radio', { name: /^跟随角色/ })).toBeChecked();
  await expect(page.getByText('域名服务器')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: '下一步' }), 30);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('region', { name: '核对信息' })).toBeFocused();
  await tabTo(page, page.getByRole('button', { name: '新建账号' }), 30);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, 'by-keyboard')).toContainText('DNS hosting only');
});
