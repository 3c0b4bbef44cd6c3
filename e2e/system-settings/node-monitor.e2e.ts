import { expect, fault, signIn, test } from '../support/console';

const LIST = '/system_settings/node_access_management/business_node_management';

test('BN-03 the configuration leads to the monitor, whose range in the address survives a reload', async ({ page }) => {
  await signIn(page, 'nodeadmin');
  await fault(page, { path: '/api/dcomm/businessNode/get', delay: 1_000 });
  await page.goto(`${LIST}/basic_config?id=BN2026-0011`);
  const link = page.getByRole('link', { name: '监控', exact: true });
  const before = await link.boundingBox();
  await expect(page.getByRole('heading', { name: '服务' })).toBeVisible();
  const after = await link.boundingBox();
  expect(Math.abs((after?.y ?? 0) - (before?.y ?? 999)), 'the link stands before the node is there').toBeLessThan(8);
  await link.click();
  await expect(page).toHaveURL(/resource_service_monitor\?id=BN2026-0011/);
  await page.getByText('7 天', { exact: true }).click();
  await expect(page).toHaveURL(/range=week/);
  await page.reload();
  await expect(page.getByRole('figure', { name: 'CPU 使用率（%）' })).toBeVisible();
  await expect(page.getByRole('radio', { name: '7 天' })).toBeChecked();
});
