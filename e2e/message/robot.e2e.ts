import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

test('ROB-01 a robot is added with its secret, which is never shown again, then edited and deleted', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/message/contact?tab=enterprise');
  await page.getByRole('button', { name: '添加机器人' }).click();
  await page.getByRole('textbox', { name: '机器人名称' }).fill('值班播报');
  await page.getByRole('textbox', { name: 'Webhook 地址' }).fill('https://hook.example/send?key=1');
  await page.getByLabel('签名密钥', { exact: true }).fill('SEC-very-secret');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  const row = rowOf(page, '值班播报');
  await expect(row).toContainText('•••••• 已设置');
  await expect(page.locator('html')).not.toContainText('SEC-very-secret');
  await row.getByRole('button', { name: '编辑' }).click();
  await expect(page.getByLabel('签名密钥', { exact: true })).toHaveValue('');
  await page.getByRole('textbox', { name: '机器人名称' }).fill('值班播报 二');
  await page.getByRole('button', { name: '保存' }).click();
  const renamed = rowOf(page, '值班播报 二');
  await expect(renamed).toContainText('•••••• 已设置');
  await chooseIn(renamed, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(renamed).toHaveCount(0);
});
