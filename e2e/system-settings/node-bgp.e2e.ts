import { expect, rowOf, setClock, signIn, test } from '../support/console';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

test('NET-08 BEY-18 a signed neighbor by loopback gets its hops, is reviewed without its password, applied and comes up', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODE}?tab=bgp`);
  await expect(rowOf(page, '192.0.2.1')).toContainText('Established');
  await page.getByRole('button', { name: 'Add neighbor' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add neighbor' });
  await drawer.getByRole('textbox', { name: 'Neighbor address' }).fill('198.51.100.1');
  await expect(drawer.getByText('There is already a neighbor 198.51.100.1')).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Neighbor address' }).fill('10.200.0.1');
  await drawer.getByRole('textbox', { name: 'Neighbor AS number' }).fill('64700');
  await drawer.getByRole('switch', { name: 'Loopback docking' }).click();
  await drawer.getByRole('button', { name: 'Set 2 hops' }).click();
  await drawer.getByRole('switch', { name: 'MD5 authentication' }).click();
  await drawer.getByRole('textbox', { name: 'MD5 password' }).fill('s3cret-key');
  await drawer.getByRole('button', { name: 'Stage' }).click();
  await expect(rowOf(page, '10.200.0.1')).toContainText('Not applied yet');
  await page.getByRole('tab', { name: 'Review and apply (1)' }).click();
  await expect(page.getByText('+ neighbor 10.200.0.1 ebgp-multihop 2')).toBeVisible();
  await expect(page.getByText('s3cret-key')).toHaveCount(0);
  await expect(page.getByRole('checkbox', { name: /Wait for my confirmation/ })).toBeChecked();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  // Ten seconds later the session is up.
  await setClock(page, Date.now() + 10_000);
  await page.getByRole('tab', { name: 'BGP' }).click();
  await expect(rowOf(page, '10.200.0.1')).toContainText('Established');
});
