import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/client_management';

test('EDGE-01 EDGE-02 a directory is made and moved, a node is added to it, edited and deleted, with the counts in step', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('treeitem', { name: '华东' }).getByText('华东').click();
  await expect(page.getByText('共 12 条')).toBeVisible();
  await page.getByRole('button', { name: '新建目录' }).click();
  await page.getByRole('textbox', { name: '目录名称' }).fill('南京');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await expect(page.getByRole('dialog')).toBeHidden();
  await page.getByRole('tree', { name: '节点目录' }).press('ArrowRight');
  await page.getByRole('treeitem', { name: '南京' }).getByText('南京').click();
  await expect(page.getByText('还没有边缘节点')).toBeVisible();

  await page.getByRole('button', { name: '添加节点' }).first().click();
  const drawer = page.getByRole('dialog', { name: '添加节点' });
  await drawer.getByRole('textbox', { name: '节点 ID' }).fill('EDGE209999');
  await drawer.getByRole('textbox', { name: '设备名称' }).fill('edge-nj');
  await drawer.getByRole('textbox', { name: '节点性能容量' }).fill('25000');
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  const row = rowOf(page, 'EDGE209999');
  await expect(row).toContainText('25,000');
  await row.getByRole('button', { name: '编辑' }).click();
  await page.getByRole('dialog').getByRole('textbox', { name: '节点名称' }).fill('南京二号');
  await page.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('南京二号');

  await page.getByRole('button', { name: '编辑' }).first().click();
  const move = page.getByRole('dialog', { name: '编辑目录' });
  await move.getByRole('textbox', { name: '目录名称' }).fill('南京江北');
  await move.getByRole('combobox', { name: '上级目录' }).fill('华北');
  await page.getByRole('dialog').getByRole('treeitem', { name: '华北' }).getByText('华北').click();
  await move.getByRole('button', { name: '保存' }).click();
  const directory = page.getByRole('treeitem', { name: '南京江北' });
  await expect(directory).toHaveAttribute('aria-level', '2');
  await expect(directory).toContainText('1');

  await chooseIn(row, '删除');
  const dialog = page.getByRole('dialog', { name: '删除节点 EDGE209999？' });
  await dialog.getByLabel('账号密码').fill('Console#2026');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
  await expect(directory).not.toContainText('1');
});
