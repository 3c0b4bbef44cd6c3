import { chooseIn, expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/node_access_management/business_node_management';

test('BN-01 a failed upgrade is rolled back after a question, passes through its state and ends by itself', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const row = rowOf(page, '广州应急');
  await chooseIn(row, '回滚');
  const dialog = page.getByRole('dialog', { name: '回滚节点 广州应急？' });
  await expect(dialog).toContainText('节点退回版本 5.2.1');
  await dialog.getByRole('button', { name: '回滚' }).click();
  await expect(row).toContainText('回滚中');
  await expect(row.getByRole('button', { name: '重试升级' })).toHaveCount(0);
  await expect(row).toContainText('回滚成功');
});

test('the row of the screens of a node stays where it is on a phone while the node comes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'nodeadmin');
  await fault(page, { path: '/api/dcomm/businessNode/get', delay: 2000 });
  await page.goto('/system_settings/node_access_management/business_node_management/basic_config?id=BN2026-0001');
  const link = page.getByRole('navigation', { name: '此节点的页面' }).getByRole('link').first();
  const early = await link.boundingBox();
  await expect(page.getByText('ZN-5000')).toBeVisible();
  expect(await link.boundingBox()).toEqual(early);
});
