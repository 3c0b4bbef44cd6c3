import { expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/cost_center/order_management';

test('COST-01 the menu leads to the orders; they are filtered by state and found by number', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto('/account_center/account_info');
  await page.getByRole('link', { name: '我的订单' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(rowOf(page, 'O2026109999')).toContainText('待审核');
  await expect(rowOf(page, 'O2026109999')).toContainText('¥1,280.00');
  await expect(rowOf(page, 'O2026109992')).toContainText('refunding');
  await page.goto(`${LIST}?status=split,tradeFailed`);
  await expect(page.getByText('共 4 条')).toBeVisible();
  await page.getByRole('searchbox', { name: '搜索订单号、产品或用户' }).fill('109996');
  await expect(page.getByText('共 1 条')).toBeVisible();
});

test('COST-02 a failed order says at which step and why; an account that only reads sees the same', async ({
  page,
}) => {
  await signIn(page, 'readonly');
  await page.goto(LIST);
  await page.getByRole('link', { name: 'O2026109998' }).click();
  await expect(page.getByRole('alert')).toContainText('“订单确认”步骤失败');
  await expect(page.getByRole('alert')).toContainText('域名所有权验证未通过');
  await expect(page.getByText('产品规格')).toHaveCount(0);
});

test('COST-03 a split order leads to its parts and back, and a difference is called out', async ({ page }) => {
  await signIn(page, 'operator', { language: 'en-US' });
  await page.goto(`${LIST}/O2026109996`);
  await expect(page.getByRole('alert')).toContainText('-¥19.50');
  await page.getByRole('link', { name: 'O2026109996-1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud monitoring');
  await expect(page.getByText('Provisioned')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'O2026109996', exact: true }).click();
  await expect(page.getByText('Sub-orders', { exact: true })).toBeVisible();
});

test('COST-02 an order that is gone is said in its place, with a way to try again', async ({ page }) => {
  await signIn(page, 'main');
  const gone = { code: 60004, message: '对象不存在或已被删除', data: null };
  await fault(page, { path: '/api/order/order/get', envelope: gone, times: 2 });
  await page.goto(`${LIST}/O2026109999`);
  await expect(page.getByRole('alert')).toContainText('对象不存在或已被删除');
  await expect(async () => {
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByText('订单进度')).toBeVisible({ timeout: 5_000 });
  }).toPass();
});
