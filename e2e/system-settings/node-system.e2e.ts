import { expect, signIn, test } from '../support/console';

const NODES = '/system_settings/node_access_management/business_node_management';

test('NET-05 NET-06 SNMP and time follow their version and source, and no secret is in what is kept or shown', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODES}/BN2026-0002/network?tab=system`);
  await expect(page.getByText('The node is 7 min 3 s behind the browser')).toBeVisible();
  const snmp = page.getByRole('region', { name: 'SNMP' });
  await snmp.getByRole('button', { name: 'Edit' }).click();
  const form = page.getByRole('dialog', { name: 'Edit SNMP' });
  await form.getByRole('radio', { name: 'v2c' }).check();
  await form.getByRole('button', { name: 'Stage' }).click();
  await expect(form.getByText('Read-only community cannot be empty').first()).toBeVisible();
  await form.getByLabel('Read-only community').fill('readers-2026');
  await form.getByRole('button', { name: 'Stage' }).click();
  await page.getByRole('region', { name: 'Time' }).getByRole('button', { name: 'Edit' }).click();
  const time = page.getByRole('dialog', { name: 'Edit time settings' });
  await time.getByRole('radio', { name: 'Synchronize automatically' }).check();
  await time.getByRole('textbox', { name: 'NTP servers' }).fill('192.0.2.1\n192.0.2.2\nntp.example');
  await time.getByRole('button', { name: 'Stage' }).click();
  await page.getByRole('tab', { name: 'Review and apply (2)' }).click();
  await expect(page.getByText('+! snmp v2c port 161 community ********')).toBeVisible();
  await expect(page.getByText('+! ntp server ntp.example every 60 min')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('readers-2026');
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page.getByRole('heading', { name: 'Changes kept' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('tab', { name: 'System' }).click();
  await expect(page.getByText('Same as the browser')).toBeVisible();
  await expect(snmp.getByText('Set, not shown')).toBeVisible();
});
