import { expect, rowOf, setClock, signIn, test } from '../support/console';

const LIST = '/log/export_management/cloud';

test('EXP-01 a task of thirty minutes is taken, one of a second more is not, and a domain is required', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '新建导出任务' }).click();
  const form = page.getByRole('dialog', { name: '新建导出任务' });
  await form.getByLabel('开始时间').fill('2026-11-02 09:00:00');
  await form.getByLabel('结束时间').fill('2026-11-02 09:30:01');
  await form.getByRole('button', { name: '开始导出' }).click();
  await expect(form.getByText('时间段最长 30 分钟，更长的时间段可分批导出')).toBeVisible();
  await form.getByLabel('结束时间').fill('2026-11-02 09:30:00');
  await expect(form.getByText('时间段最长 30 分钟，更长的时间段可分批导出')).toBeHidden();
  await form.getByLabel('域名').fill('new.acme.example');
  await form.getByRole('button', { name: '开始导出' }).click();
  await expect(form).toBeHidden();
  const row = rowOf(page, 'new.acme.example');
  await expect(row).toContainText('2026-11-02 09:00:00 – 09:30:00');
  await expect(row).toContainText('生成中');
  await expect(row).toContainText('已生成');
});

test('EXP-01 a task takes record type, hostname and source address too', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/log/export_management/safeguard?panel=create');
  const form = page.getByRole('dialog', { name: 'Create export task' });
  await form.getByLabel('Start').fill('2026-11-02 09:00:00');
  await form.getByLabel('End').fill('2026-11-02 09:10:00');
  await form.getByLabel('Domain').fill('*.acme.example');
  await form.getByLabel('Hostname').fill('ns1');
  await form.getByLabel('Source IP').fill('192.0.2');
  await form.getByRole('button', { name: 'Start export' }).click();
  await expect(form.getByLabel('Source IP')).toBeFocused();
  await form.getByLabel('Source IP').fill('2001:db8::53');
  await form.getByRole('button', { name: 'Start export' }).click();
  await expect(form).toBeHidden();
  const row = rowOf(page, '*.acme.example');
  await expect(row).toContainText('Security threat');
  await expect(row).toContainText('Hostname: ns1 · Source IP: 2001:db8::53');
});

test('EXP-02 a file is downloaded while it is kept; one that expired meanwhile is refused and the row says so', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const row = rowOf(page, '示例.example');
  await expect(row).toContainText(/KB/);
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: '下载' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^authoritative-示例\.example-.*\.csv$/);
  await setClock(page, Date.now() + 48 * 3_600_000);
  await row.getByRole('button', { name: '下载' }).click();
  await expect(page.getByText('文件已过期，无法下载')).toBeVisible();
  await expect(row).toContainText('已过期');
  await expect(row.getByRole('button', { name: '下载' })).toHaveCount(0);
});

test('EXP-02 a failed task says why and is generated again', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const row = rowOf(page, 'shop.acme.example');
  await expect(row).toContainText('存储空间不足，生成失败');
  await row.getByRole('button', { name: '重试' }).click();
  await expect(row).toContainText('已生成');
});

test('EXP-01 a task is deleted after a question', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const row = rowOf(page, 'old.acme.example');
  // All that can be done with one that expired, and in the menu all the same.
  await row.getByRole('button', { name: /更多/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

test('BEY-14 a longer period becomes tasks, at most three at a time, and goes on after a reload without asking twice', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '分批导出' }).click();
  const form = page.getByRole('dialog', { name: '分批导出' });
  await form.getByLabel('开始时间').fill('2026-11-02 06:00:00');
  await form.getByLabel('结束时间').fill('2026-11-02 09:10:00');
  await expect(form.getByText('将拆分为 7 个任务。')).toBeVisible();
  await form.getByLabel('域名').fill('fail.acme.example');
  await form.getByRole('button', { name: '开始导出' }).click();
  await expect(form).toBeHidden();
  const batch = page.getByRole('listitem').filter({ hasText: 'fail.acme.example' });
  await expect(batch).toContainText('生成中 3');
  await page.reload();
  await expect(batch).toContainText('7 个任务全部生成', { timeout: 60_000 });
  await batch.getByRole('link', { name: '查看任务' }).click();
  await expect(page.getByText('共 7 条')).toBeVisible();
});
