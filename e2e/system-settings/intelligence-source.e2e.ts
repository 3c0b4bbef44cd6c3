import { readFile, writeFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/intelligence_source';

const line = (value: string) =>
  JSON.stringify({ type: 'domain', value, threat: 'phishing', level: 'high', expiresAt: null });
const library = (lines: readonly string[]) =>
  `${[JSON.stringify({ format: 'til', version: 1, count: lines.length, createdAt: 1 }), ...lines].join('\n')}\n`;

async function choose(page: Page, file: string | { name: string; mimeType: string; buffer: Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /选择文件|更换文件/ }).click();
  await (await chooser).setFiles(file);
}

const chooseText = (page: Page, text: string) =>
  choose(page, { name: 'local.til', mimeType: 'application/octet-stream', buffer: Buffer.from(text) });

test('INT-01 a source is created, changed, disabled and deleted, each asked first with what it changes', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '新建情报源' }).click();
  const form = page.getByRole('dialog', { name: '新建情报源' });
  await form.getByLabel('同步源').fill('行业情报共享');
  await form.getByLabel('优先级').fill('15');
  await form.getByRole('button', { name: '新建', exact: true }).click();
  const row = rowOf(page, '行业情报共享');
  await expect(row).toContainText('1 小时');
  await row.getByRole('button', { name: '编辑' }).click();
  const edit = page.getByRole('dialog', { name: '编辑情报源 行业情报共享' });
  await edit.getByLabel('更新间隔').fill('5');
  await edit.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('5 分钟');
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '停用' }).click();
  const question = page.getByRole('dialog', { name: '停用情报源 行业情报共享？' });
  await expect(question).toContainText('没有情报受影响。');
  await question.getByRole('button', { name: '停用' }).click();
  await expect(row).toContainText('已停用');
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

// How long the page hangs meanwhile is a figure of the bench.
test('INT-02 200,000 lines are read beside the page; a file that is read is previewed, merged, and exported as the same again', async ({
  page,
}, testInfo) => {
  // Cut off behind its last line, and on disk: what is handed over by name takes no time.
  const large = testInfo.outputPath('large.til');
  const lines = Array.from({ length: 200_000 }, (_, index) => line(`host-${index}.bulk.example`));
  await writeFile(large, library(lines).slice(0, -5));
  await signIn(page, 'main');
  await page.goto(`${LIST}?panel=import`);
  const dialog = page.getByRole('dialog', { name: '导入本地情报' });
  await choose(page, large);
  await page.getByRole('button', { name: '停止检查' }).click();
  await expect(page.getByText('正在逐行检查')).toHaveCount(0);
  await choose(page, large);
  await expect(dialog.getByRole('alert')).toContainText('第 200001 行', { timeout: 30_000 });

  await chooseText(page, library([line('new.example'), line('login.bank.example'), line('localhost')]));
  await expect(rowOf(page, 'localhost')).toContainText('不是所声明类型');
  await dialog.getByRole('button', { name: '导入 1 条' }).click();
  await expect(dialog).toBeHidden();
  await page.getByRole('tab', { name: '更新日志' }).click();
  await expect(rowOf(page, '新增 1，更新 0，移除 0，不导入 1')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '导出本地情报' }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text).toContain('"value":"new.example"');
  await page.getByRole('button', { name: '导入情报' }).first().click();
  await chooseText(page, text);
  await expect(dialog.getByText(/^无变化 66$/)).toBeVisible();
  await expect(dialog.getByRole('button', { name: '导入 0 条' })).toBeDisabled();
});
