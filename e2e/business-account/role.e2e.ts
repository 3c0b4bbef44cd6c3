import { expect, fault, rowOf, signIn, test } from '../support/console';
import { takeOption } from '../support/keyboard';

const LIST = '/business_account/role_management';

test('ROLE-01 the list tells ordinary from SSO roles, shows an unknown type as it came, and filters by address', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await expect(rowOf(page, 'Domain operators')).toContainText('普通角色');
  await expect(rowOf(page, 'SSO employees')).toContainText('SSO 角色');
  await expect(rowOf(page, 'Type from a newer gateway')).toContainText('federated');
  await expect(page.getByText('共 13 条')).toBeVisible();
  await page.goto(`${LIST}?type=sso`);
  await expect(page.getByText('共 2 条')).toBeVisible();
});

test('ROLE-01 a new role needs a name and one menu item, no more', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '新建角色' }).click();
  await page.getByRole('treeitem', { name: '云监测' }).waitFor();
  await page.getByRole('button', { name: '新建角色' }).click();
  await expect(page.getByText('角色名称不能为空')).toBeVisible();
  await expect(page.getByText('请至少选择一个菜单项')).toBeVisible();
  await page.getByRole('textbox', { name: '角色名称' }).fill('监测值班');
  await page.getByRole('searchbox', { name: '搜索产品或菜单项' }).fill('监测任务');
  await page.getByText('监测任务', { exact: true }).click();
  await page.getByRole('button', { name: '新建角色' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(rowOf(page, '监测值班')).toContainText('普通角色');
});

test('ROLE-01 an SSO role with whole and half-checked products keeps exactly these menus', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('textbox', { name: 'Role name' }).fill('SSO monitoring');
  await page.getByRole('radio', { name: 'SSO' }).check();
  const cloud = page.getByRole('treeitem', { name: 'Cloud DNS' });
  await cloud.getByText('Cloud DNS').click();
  await expect(cloud).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('searchbox').fill('failover');
  await page.getByRole('treeitem', { name: 'Failover' }).getByText('Failover').click();
  await expect(cloud).toHaveAttribute('aria-checked', 'mixed');
  await expect(page.getByText('5 of 23 chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Create role' }).click();
  await rowOf(page, 'SSO monitoring').getByRole('link').click();
  await expect(page.getByText('Smart lines')).toBeVisible();
  await expect(page.getByText('Failover')).toBeHidden();
});

test('ROLE-01 a taken name is refused in the words of the specification, in both languages', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  const name = page.getByRole('textbox', { name: 'Role name' });
  await name.fill('Domain operators');
  await name.press('Tab');
  await expect(page.getByText('The Role name has been used, please re-enter')).toBeVisible();
  await page.goto(`${LIST}/ROLE-2/edit`);
  await expect(name).toHaveValue('安全审计');
  await name.press('Tab');
  await expect(page.getByText('The Role name has been used, please re-enter')).toBeHidden();
});

test('ROLE-01 an edit changes the role; what somebody else changed meanwhile is not overwritten', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}/ROLE-3/edit`);
  const name = page.getByRole('textbox', { name: '角色名称' });
  await expect(name).toHaveValue('DNS hosting only');
  await name.fill('托管值班');
  const stale = { code: 60002, message: '内容已被他人修改，请刷新后再保存', data: null };
  await fault(page, { path: '/api/acm/role/update', envelope: stale });
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert')).toContainText('内容已被他人修改，请刷新后再保存');
  await expect(name).toHaveValue('托管值班');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(`${LIST}/ROLE-3`);
  await expect(page.getByText('托管值班')).toBeVisible();
});

test('ROLE-01 a role in use names its accounts and stays; one without accounts is deleted', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const dialog = page.getByRole('dialog');
  const ask = async (name: string) => {
    await rowOf(page, name)
      .getByRole('button', { name: /更多操作/ })
      .click();
    await page.getByRole('menuitem', { name: '删除' }).click();
  };
  await ask('安全审计');
  const accounts = dialog.getByRole('button', { name: /^\d+ 个账号：.*auditor/ });
  await expect(accounts).toBeVisible();
  await expect(dialog.getByRole('button', { name: '删除' })).toBeDisabled();
  await accounts.click();
  await expect(page).toHaveURL(/account_management\?role=ROLE-2$/);
  await expect(dialog).toBeHidden();

  await page.goto(LIST);
  await ask('DNS hosting only');
  await expect(dialog).toContainText('没有账号或 SSO 映射使用此角色');
  await expect(dialog).toContainText('操作不可恢复，确认继续吗？');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(rowOf(page, 'DNS hosting only')).toHaveCount(0);
});

test('ROLE-01 a copy takes type and menus over, and two roles are compared by their menus', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await rowOf(page, 'SSO employees').getByRole('button', { name: '复制' }).click();
  await expect(page.getByRole('radio', { name: 'SSO 角色' })).toBeChecked();
  await page.getByRole('textbox', { name: '角色名称' }).fill('SSO 实习生');
  await page.getByRole('button', { name: '新建角色' }).click();
  await rowOf(page, 'SSO 实习生').getByRole('link').click();
  await page.getByRole('tab', { name: '对比' }).click();
  await page.getByRole('combobox', { name: '选择要对比的角色' }).click();
  await page.getByRole('combobox', { name: '选择要对比的角色' }).fill('SSO employees');
  await takeOption(page, 'SSO employees');
  await expect(page.getByRole('region', { name: '两者都有' })).toContainText('权威域');
  await expect(page.getByRole('region', { name: '仅“SSO 实习生”有' })).toContainText('没有菜单项');
});
