import { expect, signIn, test } from '../support/console';

const path = (id: string, tab: string) => `/business_account/account_management/${id}?tab=${tab}`;
const DAY = 86_400_000;

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
    '密码安全',
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

test('SUB-04 a bad license keeps the old one; a good one updates status and days', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(path('A-2022', 'license'));
  await page.getByRole('button', { name: '激活许可证' }).click();
  const drawer = page.getByRole('dialog', { name: '激活许可证' });
  const choose = (text: string) =>
    drawer
      .locator('input[type=file]')
      .setInputFiles({ name: 'acme.lic', mimeType: 'text/plain', buffer: Buffer.from(text) });
  await choose('not a license');
  await drawer.getByLabel('您的账号密码').fill('Console#2026');
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer.getByText('许可证文件无效，仍使用原有许可证')).toBeVisible();
  await choose(
    JSON.stringify({
      machineCode: '7C0E-91AF-23B8-2022',
      serialNumber: 'SN-2022',
      productVersion: '2026.4',
      nodes: 12,
      expiresAt: Date.now() + 30 * DAY,
    }),
  );
  await drawer.getByRole('button', { name: '保存' }).click();
  await expect(drawer).toBeHidden();
  await expect(page.getByRole('tabpanel')).toContainText('SN-2022');
  await expect(page.getByRole('tabpanel')).toContainText('30 天');
});

test('SUB-05 SUB-06 full data of one product disables its resource rows, and no others', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(path('A-operator', 'basicAuthorization'));
  await page.getByRole('switch', { name: 'All business data of DNS' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/^Basic authorization of .+ updated$/)).toBeVisible();
  await page.getByRole('tab', { name: 'Resource authorization' }).click();
  const names = page.getByRole('combobox', { name: 'Resource name' });
  await expect(names.nth(0)).toBeDisabled();
  await expect(names.nth(2)).toBeEnabled();
});
