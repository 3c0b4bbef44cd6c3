import { expect, rowOf, signIn, test } from '../support/console';

const DINGTALK = '/message/contact?tab=dingtalk';

test('ROB-01 a robot is added with its secret, which is never shown again, then edited and deleted', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/message/contact?tab=enterprise');
  await page.getByRole('button', { name: '添加机器人' }).click();
  await page.getByRole('textbox', { name: '机器人名称' }).fill('值班播报');
  await page.getByRole('textbox', { name: 'Webhook 地址' }).fill('https://hook.example/send?key=1');
  await page.getByLabel('密钥', { exact: true }).fill('SEC-very-secret');
  await page.getByRole('button', { name: '保存' }).click();
  const row = rowOf(page, '值班播报');
  await expect(row).toContainText('•••••• 已设置');
  await expect(page.locator('html')).not.toContainText('SEC-very-secret');
  await row.getByRole('button', { name: '编辑' }).click();
  await expect(page.getByLabel('密钥', { exact: true })).toHaveValue('');
  await page.getByRole('textbox', { name: '机器人名称' }).fill('值班播报 二');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, '值班播报 二')).toContainText('•••••• 已设置');
});

test('ROB-01 a name and a webhook that exist are refused in two texts', async ({ page }) => {
  await signIn(page, 'operator', { language: 'en-US' });
  await page.goto(`${DINGTALK}&panel=create`);
  await page.getByRole('textbox', { name: 'Robot name' }).fill('NOC on call');
  const webhook = page.getByRole('textbox', { name: 'Webhook address' });
  await webhook.fill('http://127.0.0.1/send');
  await page.getByLabel('Secret key', { exact: true }).fill('SEC1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('The URL must start with https://')).toBeVisible();
  await webhook.fill('https://oapi.dingtalk.example/robot/send?access_token=group-1');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('A robot has this name already, enter another one')).toBeVisible();
  await page.getByRole('textbox', { name: 'Robot name' }).fill('Another');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Robot 运维值班群 has this webhook already, enter another one')).toBeVisible();
});

test('ROB-01 a test message shows what the service answered, good or bad', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(DINGTALK);
  await rowOf(page, '安全应急群').getByRole('button', { name: '测试' }).click();
  await page.getByRole('button', { name: '发送测试消息' }).click();
  await expect(page.getByText(/sign not match/)).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click();
  await rowOf(page, '演练群').getByRole('button', { name: '测试' }).click();
  await page.getByRole('button', { name: '发送测试消息' }).click();
  await expect(page.getByText('"errmsg":"ok"')).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click();
  await expect(rowOf(page, '演练群')).toContainText('已送达');
});

test('ROB-01 who is told by a robot is named before it is deleted; who only reads does not delete', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(DINGTALK);
  const row = rowOf(page, '运维值班群');
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog', { name: /删除机器人/ });
  await expect(dialog.getByRole('listitem').first()).toBeVisible();
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
  await signIn(page, 'readonly');
  await page.goto(DINGTALK);
  await expect(page.getByRole('button', { name: '添加机器人' })).toBeDisabled();
  await expect(row.getByRole('button', { name: '测试' })).toBeDisabled();
});
