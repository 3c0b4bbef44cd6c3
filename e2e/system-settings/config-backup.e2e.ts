import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask, expect, fault, rowOf, signIn, test } from '../support/console';

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

test('CFG-01 a backup that fails says in which module and why, and has no file', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await fault(page, { path: '/api/sys/configBackup/silentModule', times: 1 });
  await page.getByRole('button', { name: '立即备份' }).click();
  await page.getByRole('button', { name: '开始备份' }).click();
  const row = page.getByRole('row').nth(1);
  await expect(row).toContainText('备份失败', { timeout: 30_000 });
  await expect(row.getByRole('button', { name: '下载' })).toBeDisabled();
  await row.getByRole('link').click();
  await expect(rowOf(page, '配置管理')).toContainText('connection refused');
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

test('CFG-02 a file that is damaged, of another version or of another account is refused, each in its own words', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const text = await backup(page);
  await page.getByRole('button', { name: '恢复配置' }).click();
  const drawer = page.getByRole('dialog', { name: '恢复配置', exact: true });
  for (const [spoiled, words] of [
    ['{}', '文件不是配置备份文件'],
    [text.slice(0, -40), '备份文件已损坏'],
    [text.replace('2026.2', '2025.1'), '备份文件来自产品版本 2025.1'],
    [text.replace('"acme"', '"globex"'), '备份文件属于主账号 globex'],
  ] as const) {
    await choose(page, spoiled);
    await expect(drawer.getByRole('alert')).toContainText(words);
    await expect(drawer.getByRole('button', { name: '恢复', exact: true })).toBeDisabled();
  }
});

test('BEY-07 a backup is compared with the configuration of now and with another backup', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/CB-1`);
  await expect(rowOf(page, 'Login duration (hours)')).toContainText('4');
  await expect(page.getByText('+ neighbor 10.20.0.254 timers 30 90')).toBeVisible();
  await page.goto(`${LIST}/CB-1?with=CB-2`);
  await expect(page.getByText('No difference: Public base configuration, Integrated network management')).toBeVisible();
});

test('CFG-01 an administrator of nodes backs up, but does not recover; one who only reads does neither', async ({
  page,
}) => {
  await signIn(page, 'nodeadmin');
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: '立即备份' })).toBeEnabled();
  await expect(page.getByRole('button', { name: '恢复配置' })).toBeDisabled();
  await signIn(page, 'readonly');
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: '立即备份' })).toBeDisabled();
  expect(await ask(page, '/api/sys/configBackup/add', { modules: ['publicBase'] })).toMatchObject({ code: 60005 });
});
