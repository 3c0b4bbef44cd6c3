import { expect, fault, signIn, test } from '../support/console';

const QUOTA = '/cost_center/order_management/quota';

test('QTA-01 quotas show use and limit of the gateway, warn early, and name the limit that is hit', async ({
  page,
}) => {
  await signIn(page, 'operator');
  await page.goto('/cost_center/order_management');
  await page.getByRole('link', { name: '查看配额' }).click();
  const usage = page.getByRole('region', { name: '当前用量' });
  await expect(usage.getByRole('row', { name: /^私有域数/ })).toContainText('接近上限');
  await expect(usage.getByRole('row', { name: /^解析记录数/ })).toContainText('超出资源上限');
  await expect(usage.getByRole('row', { name: /^URL 转发数/ })).toContainText('未提供');
  await page.getByRole('tab', { name: 'DSCC' }).click();
  await expect(usage).toContainText('未提供');
});

test('BEY-11 a smaller edition says what it would block and by how much', async ({ page }) => {
  await signIn(page, 'readonly', { language: 'en-US' });
  await page.goto(QUOTA);
  const editions = page.getByRole('region', { name: 'Compare editions' });
  await expect(editions).toContainText('Basic exceeds resource limit for: Private zones, Records');
  await expect(editions.getByRole('row', { name: /^Records/ })).toContainText('10,000 over');
  await page.goto(`${QUOTA}?tab=ida`);
  await expect(editions).toContainText('No other editions to compare with');
});

test('QTA-01 quotas that do not load say so and load again', async ({ page, expectProblem }) => {
  expectProblem(/503/);
  await signIn(page, 'main', { language: 'en-US' });
  await fault(page, { path: '/api/order/quota/getUsage', status: 503, times: 1 });
  await page.goto(QUOTA);
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('tab', { name: 'Monitoring' })).toBeVisible();
});
