import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/host_management';

const fill = async (form: Locator, values: Record<string, string>) => {
  for (const [name, value] of Object.entries(values)) await form.getByLabel(name, { exact: true }).fill(value);
};

const REQUIRED = { 名称: 'cache_1', 主机名: 'cache-1', 'IP 地址': '192.0.2.77', 用户名: 'ops', 密码: 'Secret2026' };

test('HOST-01 a host with the required fields only, after each of them was refused', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await expect(rowOf(page, 'resolver_v6')).toContainText('2001:db8:20::53');
  await expect(rowOf(page, 'probe_lab')).toContainText('maintenance');
  await page.getByRole('button', { name: '添加主机' }).click();
  const drawer = page.getByRole('dialog', { name: '添加主机' });
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  for (const name of Object.keys(REQUIRED)) await expect(drawer.getByText(`${name}不能为空`).last()).toBeVisible();
  await fill(drawer, { ...REQUIRED, 名称: '1st', 密码: 'secret' });
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  await expect(drawer.getByText('以字母开头，仅支持字母、数字和下划线').last()).toBeVisible();
  await fill(drawer, { ...REQUIRED, 名称: 'log_store' });
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  await expect(drawer.getByText('名称已被使用，请重新输入')).toBeVisible();
  await fill(drawer, REQUIRED);
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  await expect(rowOf(page, 'cache_1')).toContainText('192.0.2.77');
});

test('HOST-01 a full host over IPv6, its edit without a password, and its deletion', async ({ page }) => {
  await signIn(page, 'nodeadmin', { language: 'en-US' });
  await page.goto(`${LIST}?panel=create`);
  const drawer = page.getByRole('dialog');
  await fill(drawer, { Name: 'full_1', Hostname: 'full-1', 'IP address': '2001:db8::77', Port: '2200' });
  await fill(drawer, { User: 'dns.admin@ops', Password: 'Secret2026', Remark: 'Rack 7' });
  await drawer.getByRole('button', { name: 'Add', exact: true }).click();
  const row = rowOf(page, 'full_1');
  await expect(row).toContainText('2200');
  await row.getByRole('button', { name: 'Edit' }).click();
  await expect(drawer.getByLabel('Password', { exact: true })).toHaveValue('');
  await drawer.getByLabel('Remark').fill('Rack 8');
  await drawer.getByRole('button', { name: 'Save' }).click();
  await expect(row).toContainText('Rack 8');
  await chooseIn(row, 'Delete');
  await expect(drawer).toContainText('Nightly configuration backup');
  await drawer.getByRole('button', { name: 'Delete' }).click();
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

test('HOST-01 chosen hosts are deleted together, the tasks on them named first', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  for (const name of ['log_store', 'new_rack']) await rowOf(page, name).getByRole('checkbox').check();
  await page.getByRole('group', { name: '批量操作' }).getByRole('button', { name: '删除' }).click();
  const dialog = page.getByRole('dialog', { name: '删除 2 台主机？' });
  await expect(dialog).toContainText('log_store：Log collection');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(rowOf(page, 'log_store')).toHaveCount(0);
  await expect(rowOf(page, 'new_rack')).toHaveCount(0);
});
