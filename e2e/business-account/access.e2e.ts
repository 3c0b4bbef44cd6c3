import { expect, signIn, test } from '../support/console';
import { takeOption } from '../support/keyboard';

const path = (id: string) => `/business_account/account_management/${id}/access`;

test('BEY-04 the explanation names the gate that decides, and the gateway agrees', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(path('A-operator'));
  const answer = page.getByRole('region', { name: 'acme-operator' });
  await expect(answer.getByText('网关的判定与此一致。')).toBeVisible();
  await page.getByRole('combobox', { name: '产品' }).fill('DNS 托管');
  await takeOption(page, 'DNS 托管');
  await expect(answer).toContainText('由“角色与菜单”决定');
  await expect(page).toHaveURL(/product=dns/);
  await page.reload();
  await expect(answer).toContainText('角色“Domain operators”不包含此菜单。');
  await expect(answer.getByText('网关的判定与此一致。')).toBeVisible();
});

test('BEY-04 two accounts are compared gate by gate', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${path('A-operator')}?with=A-locked&product=cloud&menu=cloud.zones`);
  await expect(page.getByRole('region', { name: 'acme-operator' })).toContainText('Allowed');
  const locked = page.getByRole('region', { name: 'acme-locked' });
  await expect(locked).toContainText('Decided by: Lock');
  await expect(locked.getByText('differs')).toHaveCount(1);
});

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
