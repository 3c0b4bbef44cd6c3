import { chooseIn, expect, rowOf, setClock, signIn, test } from '../support/console';

const LIST = '/log/export_management/cloud';

test('EXP-01 EXP-02 a task is made, its file downloaded while it is kept, refused once it expired meanwhile, and the task deleted', async ({
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
  await form.getByLabel('域名').fill('示例.例子.中国');
  await form.getByRole('button', { name: '开始导出' }).click();
  await expect(form).toBeHidden();
  const row = rowOf(page, '示例.例子.中国');
  await expect(row).toContainText('2026-11-02 09:00:00 – 09:30:00');
  await expect(row).toContainText('已生成');
  const downloading = page.waitForEvent('download');
  await row.getByRole('button', { name: '下载' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/^authoritative-示例\.例子\.中国-.*\.csv$/);
  await setClock(page, Date.now() + 48 * 3_600_000);
  await row.getByRole('button', { name: '下载' }).click();
  await expect(page.getByText('文件已过期，无法下载')).toBeVisible();
  await expect(row).toContainText('已过期');
  await expect(row.getByRole('button', { name: '下载' })).toHaveCount(0);
  // All that can be done with one that expired, and in the menu all the same.
  await chooseIn(row, '删除');
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
  await form.getByLabel('开始时间').fill('2026-11-02 07:30:00');
  await form.getByLabel('结束时间').fill('2026-11-02 09:10:00');
  await expect(form.getByText('将拆分为 4 个任务。')).toBeVisible();
  await form.getByLabel('域名').fill('fail.acme.example');
  await form.getByRole('button', { name: '开始导出' }).click();
  await expect(form).toBeHidden();
  const batch = page.getByRole('listitem').filter({ hasText: 'fail.acme.example' });
  await expect(batch).toContainText('生成中 3');
  await page.reload();
  await expect(batch).toContainText('4 个任务全部生成', { timeout: 60_000 });
  await batch.getByRole('link', { name: '查看任务' }).click();
  await expect(page.getByText('共 4 条')).toBeVisible();
});
