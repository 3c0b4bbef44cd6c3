import { expect, signIn, test } from '../support/console';

const ROLLOUTS = '/system_settings/node_access_management/node_software_management/rollouts';

test('BEY-46 an upgrade that is started on a phone goes on without its page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signIn(page, 'nodeadmin', { language: 'en-US' });
  await page.goto(`${ROLLOUTS}/create?software=NSW-1&nodes=BN2026-0012`);
  await expect(page.getByText(/^1 of 12 nodes chosen/)).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByText(/^1 node in 1 wave to 5\.3\.0, about/)).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await page.getByRole('button', { name: 'Start upgrade' }).click();
  await expect(page).toHaveURL(/\/rollouts\/RO-\d+$/);
  await page.reload();
  await expect(page.getByText('Wave 1 of 1 is under way.')).toBeVisible();
});
