import { expect, signIn, test } from '../support/console';

const path = (id: string) => `/business_account/account_management/${id}/access`;

test('BEY-04 the console is viewed as another account, for reading only', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(path('A-operator'));
  await page.getByRole('button', { name: '以此账号查看' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '以此账号查看' }).click();
  const banner = page.getByRole('complementary', { name: '以其他账号的视角查看' });
  await expect(banner).toContainText('正在以 acme-operator 的视角查看控制台，不能进行任何修改。');
  await page.getByRole('link', { name: '密钥管理' }).click();
  await expect(page.getByRole('button', { name: '新建密钥' })).toHaveAttribute('aria-disabled', 'true');
  await banner.getByRole('button', { name: '结束查看' }).click();
  await expect(banner).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('acme-operator');
});
