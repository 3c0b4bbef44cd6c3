import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/host_management';

const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await form.getByLabel(name, { exact: true }).fill(value);
};

const REQUIRED = { 名称: 'cache_1', 主机名: 'cache-1', 'IP 地址': '192.0.2.77', 用户名: 'ops', 密码: 'Secret2026' };

test('HOST-01 a host is added after each required field was refused, edited without its password, and deleted', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '添加主机' }).click();
  const drawer = page.getByRole('dialog', { name: '添加主机' });
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  for (const name of Object.keys(REQUIRED)) await expect(drawer.getByText(`${name}不能为空`).last()).toBeVisible();
  await fill(drawer, { ...REQUIRED, 名称: 'log_store' });
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  await expect(drawer.getByText('名称已被使用，请重新输入')).toBeVisible();
  await fill(drawer, REQUIRED);
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  const row = rowOf(page, 'cache_1');
  await expect(row).toContainText('192.0.2.77');
  await row.getByRole('button', { name: '编辑' }).click();
  const edit = page.getByRole('dialog');
  await expect(edit.getByLabel('密码', { exact: true })).toHaveValue('');
  await edit.getByLabel('备注').fill('Rack 8');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('Rack 8');
  await chooseIn(row, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

test('HOST-01 a file is checked line by line before it is sent; what the gateway refuses stands on its line', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '批量导入' }).click();
  const drawer = page.getByRole('dialog', { name: '批量导入主机' });
  const downloading = page.waitForEvent('download');
  await drawer.getByRole('button', { name: '下载模板' }).click();
  const template = await readFile(await (await downloading).path(), 'utf8');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  const text = `${template}\r\nlog_store,x,192.0.2.78,22,ops,Secret2026,\r\nbad-name,x,192.0.2,22,ops,Secret2026,\r\n`;
  const choosing = page.waitForEvent('filechooser');
  await drawer.getByRole('button', { name: '选择文件' }).click();
  await (await choosing).setFiles({ name: 'hosts.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
  await expect(drawer.getByText('hosts.csv：2 行可以导入，1 行有误，不会发送')).toBeVisible();
  await expect(rowOf(page, 'bad-name')).toContainText('4');
  await expect(rowOf(page, 'bad-name')).toContainText('IP 地址：');
  expect(sent).not.toContain('/api/dcomm/host/import');
  await drawer.getByRole('button', { name: '导入 2 台主机' }).click();
  await expect(drawer.getByText('已导入 1 台，1 台被拒绝，1 行未发送')).toBeVisible();
  await expect(drawer.getByRole('row', { name: /log_store/ })).toContainText('名称已被使用，请重新输入');
  await drawer.getByRole('button', { name: '关闭' }).last().click();
  await expect(rowOf(page, 'resolver_01')).toBeVisible();
});
