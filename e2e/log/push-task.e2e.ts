import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/log/push_management';

test('PUSH-01 PUSH-02 a callback is created with what is required, edited with all, its token never shown, paused after a question, and deleted', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '新建推送任务' }).click();
  await page.getByRole('textbox', { name: '任务名称' }).fill('审计平台');
  await page.getByRole('checkbox', { name: '操作日志' }).check();
  const url = page.getByRole('textbox', { name: '回调 URL' });
  await url.fill('http://127.0.0.1/hook');
  await expect(page.getByText('地址不能指向网关自身（回环地址）')).toBeVisible();
  await url.fill('https://日志.例子.中国/hook');
  await page.getByRole('button', { name: '新建推送任务' }).click();
  const row = rowOf(page, '审计平台');
  await expect(row).toContainText('运行中');
  await row.getByRole('button', { name: '编辑' }).click();
  await expect(page.getByText(/任务正在运行，保存后立即生效/)).toBeVisible();
  await page.getByLabel('回调令牌', { exact: true }).fill('tok-very-secret');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await page.getByRole('textbox', { name: '标签' }).fill('site-1');
  await expect(page.getByText('仅支持字母和数字', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: '标签' }).fill('site1');
  await page.getByRole('textbox', { name: '值' }).fill('bj {clientIp}');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('•••••• 已设置')).toBeVisible();
  await expect(page.locator('html')).not.toContainText('tok-very-secret');
  await page.goto(LIST);
  await row.getByRole('button', { name: '暂停' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '暂停' }).click();
  await expect(row).toContainText('已暂停');
  await chooseIn(row, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});
