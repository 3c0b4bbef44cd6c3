import { expect, signIn, test } from '../support/console';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

test('NET-07 an OSPF interface with a key is added, edited, reviewed without the key, and removed', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODE}?tab=ospf&version=v6`);
  const interfaces = page.getByRole('region', { name: 'Interfaces' });
  await interfaces.getByRole('button', { name: 'Add OSPF interface' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add OSPF interface' });
  await drawer.getByRole('combobox', { name: 'Interface' }).click();
  await page.getByTitle('eth3').click();
  await drawer.getByRole('combobox', { name: 'Area' }).click();
  await page.getByTitle('2', { exact: true }).click();
  await drawer.getByRole('combobox', { name: 'Authentication type' }).click();
  await page.getByTitle('HMAC-SHA-512').click();
  await drawer.getByRole('button', { name: 'Stage' }).click();
  await expect(drawer.getByText('This authentication needs a key')).toBeVisible();
  await drawer.getByLabel('Key number').fill('9');
  await drawer.getByLabel('Key', { exact: true }).fill('sesame');
  await drawer.getByRole('button', { name: 'Stage' }).click();
  const row = interfaces.getByRole('row', { name: /eth3/ });
  await expect(row).toContainText('HMAC-SHA-512, key 9');
  await row.getByRole('button', { name: 'Edit' }).click();
  const edit = page.getByRole('dialog', { name: 'Edit OSPF interface' });
  await edit.getByRole('textbox', { name: 'Cost', exact: true }).fill('50');
  await edit.getByRole('button', { name: 'Stage' }).click();
  await page.getByRole('tab', { name: 'Review and apply (1)' }).click();
  await expect(page.getByText(/key-id 9 hash-algo hmac-sha-512 key \*{8}/)).toBeVisible();
  await expect(page.getByText('sesame')).toHaveCount(0);
  await page.getByRole('tab', { name: 'OSPF (1)' }).click();
  await row.getByRole('button', { name: 'Remove' }).click();
  await expect(row).toHaveCount(0);
});

test('NET-07 路由器 ID 与其他节点重复、骨干区域设为末梢时，表单说明原因', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${NODE}?tab=ospf`);
  await page.getByRole('region', { name: '进程' }).getByRole('button', { name: '编辑' }).click();
  const process = page.getByRole('dialog', { name: '编辑 OSPFv4（OSPFv2）进程' });
  await process.getByRole('textbox', { name: '路由器 ID' }).fill('192.0.2.11');
  await process.getByRole('button', { name: '暂存' }).click();
  await expect(process.getByText('其他节点已使用此路由器 ID，请重新输入')).toBeVisible();
  await process.getByRole('textbox', { name: '路由器 ID' }).fill('192.0.2.77');
  await process.getByRole('button', { name: '暂存' }).click();
  await expect(page.getByRole('tab', { name: 'OSPF（1）' })).toBeVisible();
  const areas = page.getByRole('region', { name: '区域' });
  await areas.getByRole('row', { name: /eth0/ }).getByRole('button', { name: '编辑' }).click();
  const area = page.getByRole('dialog', { name: '编辑区域' });
  await area.getByRole('combobox', { name: '区域类型' }).click();
  await page.getByTitle('末梢', { exact: true }).click();
  await area.getByRole('button', { name: '暂存' }).click();
  await expect(area.getByText('区域 0 是骨干区域，只能为普通区域').first()).toBeVisible();
});

test('NET-07 a read-only account sees OSPF and changes nothing', async ({ page }) => {
  await signIn(page, 'readonly', { language: 'en-US' });
  await page.goto(`${NODE}?tab=ospf`);
  const row = page.getByRole('region', { name: 'Interfaces' }).getByRole('row', { name: /eth1/ });
  await expect(row.getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
});
