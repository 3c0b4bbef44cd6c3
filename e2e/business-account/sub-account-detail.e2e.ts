import { expect, signIn, test } from '../support/console';

const path = (id: string, tab: string) => `/business_account/account_management/${id}?tab=${tab}`;

test('SUB-03 its tabs stand in the address; leaving one with edits asks once', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(path('A-operator', 'basicInfo'));
  await expect(page.getByRole('tab')).toHaveText([
    '基本信息',
    '部署环境与许可证',
    '基础授权',
    '资源授权',
    '登录安全',
    '访问控制',
    '密码安全与密钥',
    '操作历史',
  ]);
  await page.getByRole('textbox', { name: '用户姓名' }).fill('值班运维');
  await page.getByRole('tab', { name: '登录安全' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(1);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText(/^账号 .+ 已更新$/)).toBeVisible();
  await page.getByRole('tab', { name: '登录安全' }).click();
  await expect(page).toHaveURL(/tab=loginSecurity/);
  await page.reload();
  await expect(page.getByRole('switch', { name: '安全登录' })).toBeVisible();
});
