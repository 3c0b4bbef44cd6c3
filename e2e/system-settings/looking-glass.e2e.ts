import { expect, rowOf, signIn, test } from '../support/console';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001';

test('BEY-41 from a session to the rule that filtered a route, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'nodeadmin', { language: 'en-US' });
  await page.goto(`${NODE}/network?tab=bgp`);
  await page
    .getByRole('link', { name: /prefixes in/ })
    .first()
    .click();
  await expect(page.getByRole('heading', { name: 'Neighbor 192.0.2.1' })).toBeVisible();
  const keyword = page.getByRole('searchbox', { name: /Address, prefix/ });
  await keyword.fill('192.88.99.53');
  await keyword.press('Enter');
  await expect(rowOf(page, '192.88.99.53/32')).toContainText('Route map learned-ipv4, rule 10');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
