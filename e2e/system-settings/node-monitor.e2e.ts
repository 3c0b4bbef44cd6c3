import { expect, signIn, test } from '../support/console';

const LIST = '/system_settings/node_access_management/business_node_management';
const PATH = `${LIST}/resource_service_monitor`;

test('BN-03 the configuration leads to the monitor; a range stays in the address, a gap is a dash', async ({
  page,
}) => {
  await signIn(page, 'nodeadmin');
  await page.goto(`${LIST}/basic_config?id=BN2026-0011`);
  await page.getByRole('link', { name: '监控', exact: true }).click();
  await expect(page).toHaveURL(/resource_service_monitor\?id=BN2026-0011/);
  await page.getByText('7 天', { exact: true }).click();
  await expect(page).toHaveURL(/range=week/);
  const cpu = page.getByRole('figure', { name: 'CPU 使用率（%）' });
  await cpu.getByRole('button', { name: '查看表格' }).click();
  await expect(cpu.getByRole('cell', { name: '—' })).toHaveCount(7);
  await expect(page.getByText('60 个时段中有 7 个没有数据')).toBeVisible();
});

test('BN-03 a node that is not linked has no charts but a sentence, and an address without node leads to the list', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${PATH}?id=BN2026-0007`);
  await expect(page.getByText('此时段没有监控数据')).toBeVisible();
  await page.goto(PATH);
  await page.getByRole('link', { name: '查看业务节点' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('业务节点管理');
});
