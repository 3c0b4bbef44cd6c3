import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/cost_center/order_management';

test('COST-01 the menu leads to the orders; one is found by its number', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto('/account_center/account_info');
  await page.getByRole('link', { name: '我的订单' }).first().click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await expect(rowOf(page, 'O2026109999')).toContainText('待审核');
  await expect(rowOf(page, 'O2026109999')).toContainText('¥1,280.00');
  await page.getByRole('searchbox', { name: '搜索订单号、产品或用户' }).fill('109996');
  await expect(page.getByText('共 1 条')).toBeVisible();
});
