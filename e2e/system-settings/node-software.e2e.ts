import { readFile } from 'node:fs/promises';
import type { Page, Request } from '@playwright/test';
import { expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/node_access_management/node_software_management';
const MB = 1024 * 1024;

/** A package of six parts. */
const bytes = Buffer.alloc(6 * MB, 7);
bytes.set([0x50, 0x4b, 0x03, 0x04]);
const FILE = { name: 'business-node-5.4.0.zip', mimeType: 'application/zip', buffer: bytes };

async function choose(page: Page, file: { name: string; mimeType: string; buffer: Buffer }, button = '软件文件') {
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await choosing).setFiles(file);
}

/** The calls of the file server from now on. */
function watch(page: Page) {
  const sent: string[] = [];
  page.on('request', (request: Request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/fs/')) sent.push(pathname);
  });
  return { parts: () => sent.filter((path) => path === '/fs/upload').length, all: () => sent.length };
}

test('NSW-01 a wrong format sends nothing; a package goes up with its progress, is added, downloaded and deleted', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await expect(rowOf(page, 'probe.zip')).toContainText('probe');
  await page.getByRole('button', { name: '上传软件' }).click();
  const drawer = page.getByRole('dialog', { name: '上传软件' });
  await drawer.getByRole('radio', { name: '业务节点' }).check();
  const version = drawer.getByRole('textbox', { name: '版本' });
  await version.fill('5.3.0');
  await version.blur();
  await expect(drawer.getByText('该节点类型已有此版本的软件，请重新输入')).toBeVisible();
  await version.fill('5.4.0');
  const files = watch(page);
  await choose(page, { name: 'node.rpm', mimeType: 'x', buffer: bytes });
  await expect(drawer.getByText('文件格式不正确，请选择 .tar.gz、.tgz、.zip 文件')).toBeVisible();
  expect(files.all()).toBe(0);
  await fault(page, { path: '/fs/upload' });
  await fault(page, { path: '/fs/upload', delay: 1_000 });
  await choose(page, FILE);
  const progress = drawer.getByRole('progressbar', { name: 'business-node-5.4.0.zip 的上传进度' });
  await expect(progress).toBeVisible();
  await expect(drawer.getByText('正在上传，请勿关闭页面')).toBeVisible();
  await expect(drawer.getByRole('button', { name: '添加', exact: true })).toBeDisabled();
  await expect(drawer.getByText('6 MB · 上传完成')).toBeVisible();
  expect(files.parts()).toBe(6);
  await drawer.getByRole('button', { name: '添加', exact: true }).click();
  const row = rowOf(page, FILE.name);
  await expect(row).toContainText('6 MB');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: '下载' }).click();
  expect((await readFile(await (await downloading).path())).equals(bytes)).toBe(true);
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog', { name: `删除软件 ${FILE.name}？` });
  await dialog.getByLabel('账号密码').fill('Console#2026');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

test('NSW-01 a lost connection only interrupts: the upload goes on with the parts that are missing, also after a reload', async ({
  page,
  context,
  expectProblem,
}) => {
  expectProblem(/ERR_INTERNET_DISCONNECTED|ERR_FAILED/);
  await signIn(page, 'nodeadmin', { language: 'en-US' });
  await page.goto(`${LIST}?panel=create`);
  const files = watch(page);
  await fault(page, { path: '/fs/upload', times: 2 });
  await fault(page, { path: '/fs/upload', delay: 60_000 });
  await choose(page, FILE, 'Software file');
  await expect.poll(files.parts).toBe(3);
  await context.setOffline(true);
  await expect(page.getByText('Interrupted, resumes when the connection is back')).toBeVisible();
  await fault(page, { path: '/fs/upload' });
  await fault(page, { path: '/fs/upload', delay: 60_000 });
  await context.setOffline(false);
  await expect(page.getByText('Resumed at 33%')).toBeVisible();
  await expect.poll(files.parts).toBe(5);
  const asked = page.waitForEvent('dialog');
  const reloading = page.reload();
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.accept();
  await reloading;
  await fault(page, { path: '/fs/upload', delay: 500 });
  await choose(page, FILE, 'Software file');
  await expect(page.getByText('Resumed at 50%')).toBeVisible();
  await expect(page.getByText('6 MB · Uploaded')).toBeVisible();
  // Two arrived, the third was cut off; then it and a cut-off fourth; then the last three.
  expect(files.parts()).toBe(3 + 2 + 3);
});

test('NSW-01 an upload is left after one question only, by menu, Back or closing the drawer; canceling needs none', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/system_settings/host_management');
  await page.getByRole('link', { name: '节点软件管理' }).click();
  await page.getByRole('button', { name: '上传软件' }).click();
  await fault(page, { path: '/fs/upload', times: 9, delay: 60_000 });
  await choose(page, FILE);
  const progress = page.getByRole('progressbar', { name: /的上传进度/ });
  await expect(progress).toBeVisible();
  const question = page.getByRole('dialog', { name: '中断上传？' });
  const leave = async (action: () => Promise<unknown>) => {
    await action();
    await expect(question).toHaveCount(1);
    await question.getByRole('button', { name: '取消' }).click();
    await expect(question).toBeHidden();
    await expect(progress).toBeVisible();
  };
  await leave(() => page.evaluate(() => history.back()));
  await leave(() =>
    page.getByRole('dialog', { name: '上传软件' }).getByRole('button', { name: '取消', exact: true }).click(),
  );
  await page.getByRole('button', { name: '取消上传' }).click();
  await expect(progress).toBeHidden();
  await page.getByRole('dialog', { name: '上传软件' }).getByRole('button', { name: '取消', exact: true }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});
