import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/client_management';

test('EDGE-01 a directory shows its nodes and those below it; directories are added, renamed and moved', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await expect(rowOf(page, 'EDGE202605')).toContainText('draining');
  await page.getByRole('treeitem', { name: '华东' }).getByText('华东').click();
  await expect(page.getByText('共 12 条')).toBeVisible();
  await page.getByRole('button', { name: '新建目录' }).click();
  await page.getByRole('textbox', { name: '目录名称' }).fill('南京');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('tree', { name: '节点目录' }).press('ArrowRight');
  await page.getByRole('treeitem', { name: '南京' }).getByText('南京').click();
  await expect(page.getByText('还没有边缘节点')).toBeVisible();
  await page.getByRole('button', { name: '编辑' }).first().click();
  const drawer = page.getByRole('dialog', { name: '编辑目录' });
  await drawer.getByRole('textbox', { name: '目录名称' }).fill('南京江北');
  await drawer.getByRole('combobox', { name: '上级目录' }).fill('华北');
  await page.getByRole('dialog').getByRole('treeitem', { name: '华北' }).getByText('华北').click();
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('treeitem', { name: '南京江北' })).toHaveAttribute('aria-level', '2');
});

test('EDGE-02 a node with the required fields only, after each of them was refused', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '添加节点' }).click();
  const drawer = page.getByRole('dialog', { name: '添加节点' });
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  for (const text of ['节点 ID不能为空', '设备名称不能为空', '节点性能容量不能为空']) {
    await expect(drawer.getByText(text).last()).toBeVisible();
  }
  await drawer.getByRole('textbox', { name: '节点 ID' }).fill('EDGE202601');
  await drawer.getByRole('textbox', { name: '设备名称' }).fill('9-edge');
  await drawer.getByRole('textbox', { name: '节点性能容量' }).fill('2.5');
  await expect(drawer.getByText('设备名称不能以数字开头').last()).toBeVisible();
  await expect(drawer.getByText('只能输入整数').last()).toBeVisible();
  await drawer.getByRole('textbox', { name: '设备名称' }).fill('edge-9');
  await drawer.getByRole('textbox', { name: '节点性能容量' }).fill('25000');
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  await expect(drawer.getByText('节点 ID 已被注册，请重新输入')).toBeVisible();
  await drawer.getByRole('textbox', { name: '节点 ID' }).fill('EDGE209999');
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  await expect(rowOf(page, 'EDGE209999')).toContainText('25,000');
});

test('EDGE-02 a full node in a directory, its edit, and its deletion, with the counts in step', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}?within=EG-3&panel=create&item=EG-3`);
  const drawer = page.getByRole('dialog');
  await drawer.getByRole('textbox', { name: 'Node ID' }).fill('EDGE209999');
  await drawer.getByRole('textbox', { name: 'Device name' }).fill('edge-hz');
  await drawer.getByRole('textbox', { name: 'Node name' }).fill('Hangzhou new');
  await drawer.getByRole('textbox', { name: 'Capacity' }).fill('1000');
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  const row = rowOf(page, 'EDGE209999');
  await expect(row).toContainText('Hangzhou new');
  await expect(page.getByText('19 registered of 20 licensed')).toBeVisible();
  await row.getByRole('button', { name: 'Edit' }).click();
  await drawer.getByRole('textbox', { name: 'Node name' }).fill('Hangzhou two');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Hangzhou two');
  await chooseIn(row, 'Delete');
  const dialog = page.getByRole('dialog', { name: 'Delete node EDGE209999?' });
  await dialog.getByLabel('Your account password').fill('Console#2026');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('18 registered of 20 licensed')).toBeVisible();
});
