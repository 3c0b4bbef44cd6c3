import { expect, signIn, test } from '../support/console';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

test('BEY-44 changes that are given to the gateway on a phone wait for their time without the page', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'nodeadmin', { language: 'en-US' });
  await page.goto(`${NODE}?panel=dns`);
  const dns = page.getByRole('dialog');
  await dns.getByRole('textbox', { name: 'Server addresses' }).fill('198.51.100.99');
  await dns.getByRole('button', { name: 'Stage' }).click();
  await page.getByRole('tab', { name: 'Review and apply (1)' }).click();
  await page.getByRole('button', { name: 'Schedule changes' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Schedule changes' }).click();
  await expect(page.getByText(/^1 change applies at/)).toBeVisible();
  await page.reload();
  await expect(page.getByText(/^1 change applies at/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
