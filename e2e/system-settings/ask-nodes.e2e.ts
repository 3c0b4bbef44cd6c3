import { expect, signIn, test } from '../support/console';

const ASK = '/system_settings/node_access_management/business_node_management/ask';

test('BEY-42 a question from a link, asked of every DDI node on a phone, with who lags first', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'nodeadmin', { language: 'en-US' });
  await page.goto(`${ASK}?name=acme.example&type=SOA&nodes=group:ddi`);
  await page.getByRole('button', { name: 'Query 13 nodes' }).click();
  await expect(page.getByRole('region', { name: 'Answer' })).toContainText('3 answer differently');
  await expect(page.locator('tbody tr[data-row-key]').first()).toContainText('2026110204');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
