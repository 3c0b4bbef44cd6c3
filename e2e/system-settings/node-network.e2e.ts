import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/console';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

/** Stages a route by keyboard and mouse, as the form asks for it. */
async function addRoute(page: Page, destination: string, mask: string, hop: string) {
  await page.getByRole('button', { name: 'Add static route' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add static route' });
  await drawer.getByRole('textbox', { name: 'Destination' }).fill(destination);
  await drawer.getByRole('textbox', { name: 'Mask' }).fill(mask);
  await drawer.getByRole('textbox', { name: 'Next hop' }).fill(hop);
  await drawer.getByRole('button', { name: 'Stage' }).click();
}

test('NET-03 BEY-01 a route is staged, survives a reload, is reviewed as text, applied and kept', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODE}?tab=routes`);
  await addRoute(page, '10.90.0.1', '255.255.0.0', '192.0.2.7');
  await page.reload();
  await page.getByRole('tab', { name: 'Review and apply (1)' }).click();
  await expect(page.getByText('+ip route 10.90.0.0/16 192.0.2.7')).toBeVisible();
  await page.getByRole('checkbox', { name: /Wait for my confirmation/ }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('button', { name: 'Keep' }).click();
  await expect(page.getByRole('heading', { name: 'Changes kept' })).toBeVisible();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
  await expect(page.getByText('No staged changes')).toBeVisible();
});

test('BEY-01 on a phone a change that waits is kept from another section, clear of what adds an entry there', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODE}?tab=routes`);
  await addRoute(page, '10.90.0.1', '255.255.0.0', '192.0.2.7');
  await page.getByRole('tab', { name: 'Review and apply (1)' }).click();
  await page.getByRole('checkbox', { name: /Wait for my confirmation/ }).check();
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('tab', { name: 'Static routes' }).click();
  const keep = page.getByRole('button', { name: 'Keep' });
  await expect(keep).toBeVisible();
  const [above, below] = [
    await keep.boundingBox(),
    await page.getByRole('button', { name: 'Add static route' }).boundingBox(),
  ];
  expect((above?.y ?? 800) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  await keep.click();
  await expect(page.getByRole('heading', { name: 'Changes kept' })).toBeVisible();
});
