import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/config_backup_recovery';

async function choose(page: Page, text: string, name = 'config.cbk') {
  const chooser = page.waitForEvent('filechooser');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /选择文件|更换文件/ })
    .click();
  await (await chooser).setFiles({ name, mimeType: 'application/octet-stream', buffer: Buffer.from(text) });
}

async function download(page: Page, row: Locator): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: '下载' }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('CFG-01 CFG-02 BEY-07 a backup ends with a file that is downloaded, and a downloaded one is recovered after a preview', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '立即备份' }).click();
  const form = page.getByRole('dialog', { name: '立即备份' });
  await form.getByRole('checkbox', { name: '智能分析' }).uncheck();
  await form.getByRole('button', { name: '开始备份' }).click();
  await expect(page.getByRole('region', { name: '进度' })).toContainText('正在备份');
  // The first row is that of an older backup until the list has come again.
  await expect(page.getByText('正在备份')).toHaveCount(0, { timeout: 30_000 });
  const newest = page.getByRole('row').nth(1);
  await expect(newest).toContainText('备份成功');
  expect((await download(page, newest)).name).toMatch(/^config-\d{14}\.cbk$/);

  const { text } = await download(page, rowOf(page, 'config-20261030093000.cbk'));
  await page.getByRole('button', { name: '恢复配置' }).click();
  const drawer = page.getByRole('dialog', { name: '恢复配置', exact: true });
  await choose(page, text);
  await expect(rowOf(page, '登录有效时长（小时）')).toContainText('8');
  await drawer.getByRole('button', { name: '恢复', exact: true }).click();
  const question = page.getByRole('dialog', { name: '恢复配置？' });
  await question.getByLabel('账号密码').fill('Console#2026');
  await question.getByRole('button', { name: '恢复', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(newest).toContainText('恢复成功', { timeout: 30_000 });
});
