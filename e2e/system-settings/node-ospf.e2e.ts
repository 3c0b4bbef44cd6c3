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
  await expect(drawer.getByText('This authentication type requires a key', { exact: true })).toBeVisible();
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
