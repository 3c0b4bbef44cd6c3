import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/role_management';

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

test('ROLE-01 a press on the button that creates it is not lost to what the field that it leaves then says', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('treeitem', { name: 'Cloud DNS' }).waitFor();
  const name = page.getByRole('textbox', { name: 'Role name' });
  await expect(name).toBeFocused();
  const create = page.getByRole('button', { name: 'Create role' });
  await create.hover();
  const place = await create.boundingBox();
  await page.mouse.down();
  await expect(name).not.toBeFocused();
  // As long as a slow press lasts: whatever is going to move has moved after so many frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await create.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page.getByText('Data verify failure, please check and submit again!')).toBeVisible();
  await expect(name).toBeFocused();
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
