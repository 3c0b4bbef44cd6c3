import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/service_provider_management';

test('PROV-01 a provider is added disabled, tested, enabled, edited and deleted once it is disabled again', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '添加服务商' }).click();
  await page.getByRole('dialog').getByRole('combobox', { name: '类型' }).click();
  await page.getByTitle('钉钉', { exact: true }).click();
  await page.getByRole('textbox', { name: '名称' }).fill('钉钉备用');
  await page.getByRole('textbox', { name: '接口地址' }).fill('https://dingtalk.example/send');
  await page.getByRole('textbox', { name: '账号' }).fill('app-1');
  await page.getByLabel('密钥', { exact: true }).fill('key-1');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  const row = rowOf(page, '钉钉备用');
  await expect(row).toContainText('已停用');
  await chooseIn(row, '测试发送');
  const target = page.getByRole('textbox', { name: '接收用户 ID' });
  await page.getByRole('button', { name: '发送测试消息' }).click();
  await expect(target).toBeFocused();
  await target.fill('user-1');
  await page.getByRole('button', { name: '发送测试消息' }).click();
  await expect(page.getByText('HTTP 状态 200，耗时 132 毫秒')).toBeVisible();
  await expect(page.getByText('"code":"OK"')).toBeVisible();
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '启用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '启用' }).click();
  await expect(row).toContainText('已启用');
  await row.getByRole('button', { name: '编辑' }).click();
  await page.getByRole('textbox', { name: '签名' }).fill('Acme');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await row.getByRole('button', { name: '编辑' }).click();
  await expect(page.getByRole('textbox', { name: '签名' })).toHaveValue('Acme');
  await page.keyboard.press('Escape');
  await row.getByRole('button', { name: '停用' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
  await expect(row).toContainText('已停用');
  await chooseIn(row, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});
