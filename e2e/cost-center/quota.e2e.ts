import { expect, signIn, test } from '../support/console';

const QUOTA = '/cost_center/order_management/quota';

test('QTA-01 BEY-11 quotas stand in the menu, all on one page: the worst first, warned early, with what an edition would block', async ({
  page,
}) => {
  await signIn(page, 'operator');
  await page.goto('/cost_center/order_management');
  await page.getByRole('navigation').getByRole('link', { name: '配额', exact: true }).click();
  await expect(page).toHaveURL(QUOTA);
  const dns = page.getByRole('region', { name: 'DNS 云解析', exact: true });
  await expect(dns.getByRole('row').nth(1)).toContainText('已达上限');
  await expect(dns.getByRole('row', { name: /^私有域数/ })).toContainText('接近上限');
  await expect(dns.getByRole('row', { name: /^URL 转发数/ })).toContainText('未提供');
  await expect(dns).toContainText('解析记录数超出 10,000');
  await expect(page.getByText('以下产品未提供配额：DSCC、ZIA。')).toBeVisible();
});
