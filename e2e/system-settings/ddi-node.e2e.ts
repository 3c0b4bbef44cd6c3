import type { Locator } from '@playwright/test';
import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/node_access_management/ddi_node_management';

const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await form.getByLabel(name, { exact: true }).fill(value);
};

test('DDI-01 a DDI node is added after each field was refused, edited without its password, and deleted', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '添加 DDI 节点' }).click();
  const drawer = page.getByRole('dialog', { name: '添加 DDI 节点' });
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  await expect(drawer.getByText('管理节点名称不能为空').last()).toBeVisible();
  await fill(drawer, {
    管理节点名称: '总部主节点',
    节点型号: 'DDI-3000',
    服务节点名称: 'svc-9',
    'IP 地址': '2001:db8::9',
  });
  await fill(drawer, { 链接地址: 'ddi-9.acme.example', 用户名: 'sync', 密码: 'Secret2026' });
  await drawer.getByRole('combobox', { name: '所属组织' }).click();
  await page.getByRole('treeitem', { name: '集团总部' }).getByText('集团总部').click();
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  await expect(drawer.getByText('名称已被使用，请重新输入')).toBeVisible();
  await fill(drawer, { 管理节点名称: '新节点' });
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  const row = rowOf(page, '新节点');
  await expect(row).toContainText('集团总部');
  await row.getByRole('button', { name: '编辑' }).click();
  const edit = page.getByRole('dialog', { name: '编辑 DDI 节点' });
  await expect(edit.getByLabel('密码', { exact: true })).toHaveValue('');
  await fill(edit, { 节点型号: 'DDI-3001' });
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('DDI-3001');
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});
