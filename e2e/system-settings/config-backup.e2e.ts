import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
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

/** Saves the newest backup of the seeds and gives its text. */
async function backup(page: Page): Promise<string> {
  const downloading = page.waitForEvent('download');
  await rowOf(page, 'config-20261030093000.cbk').getByRole('button', { name: '下载' }).click();
  return readFile(await (await downloading).path(), 'utf8');
}

test('CFG-01 a backup of chosen modules shows its progress, ends with a file, and is downloaded', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '立即备份' }).click();
  const form = page.getByRole('dialog', { name: '立即备份' });
  await form.getByRole('checkbox', { name: '智能分析' }).uncheck();
  await form.getByRole('checkbox', { name: '智能监测' }).uncheck();
  await form.getByRole('button', { name: '开始备份' }).click();
  await expect(page.getByRole('region', { name: '进度' })).toContainText('正在备份');
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('备份成功', { timeout: 30_000 });
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: '下载' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^config-\d{14}\.cbk$/);
});

test('CFG-02 BEY-07 a recovery previews what it changes, needs the password, and does what it says', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const text = await backup(page);
  await page.getByRole('button', { name: '恢复配置' }).click();
  const drawer = page.getByRole('dialog', { name: '恢复配置', exact: true });
  await expect(drawer.getByRole('button', { name: '恢复', exact: true })).toBeDisabled();
  await choose(page, text);
  await expect(rowOf(page, '登录有效时长（小时）')).toContainText('8');
  await drawer.getByRole('checkbox', { name: /网络一体化管理/ }).uncheck();
  await drawer.getByRole('button', { name: '恢复', exact: true }).click();
  const question = page.getByRole('dialog', { name: '恢复配置？' });
  await expect(question).not.toContainText('网络一体化管理');
  await question.getByLabel('账号密码').fill('wrong');
  await question.getByRole('button', { name: '恢复', exact: true }).click();
  await expect(question).toContainText('账号名或密码不正确');
  await question.getByLabel('账号密码').fill('Console#2026');
  await question.getByRole('button', { name: '恢复', exact: true }).click();
  await expect(drawer).toBeHidden();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('恢复成功', { timeout: 30_000 });
  await page.goto('/system_settings/intelligence_source');
  await expect(rowOf(page, '云端威胁情报')).toContainText('15');
});
