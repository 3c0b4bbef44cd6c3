import type { Page } from '@playwright/test';
import { expect, rowOf, setClock, signIn, test } from '../support/console';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

/** Stages a route by keyboard and mouse, as the form asks for it. */
async function addRoute(page: Page, destination: string, mask: string, hop: string) {
  await page.getByRole('button', { name: 'Add static route' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add static route' });
  await drawer.getByRole('textbox', { name: 'Destination' }).fill(destination);
  await drawer.getByRole('textbox', { name: 'Mask' }).fill(mask);
  await drawer.getByRole('textbox', { name: 'Next hop' }).fill(hop);
  await drawer.getByRole('button', { name: 'Stage' }).click();
  return drawer;
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

test('NET-03 a second route to one network is refused after normalization, and so is a hop that is the destination', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODE}?tab=routes`);
  const drawer = await addRoute(page, '10.0.0.1', '8', '10.0.0.1');
  await expect(drawer.getByText('There is already a static route to 10.0.0.0/8').first()).toBeVisible();
  await expect(drawer.getByText('The next hop must not equal the destination').first()).toBeVisible();
});

test('NET-01 BEY-02 网关改错后节点失联，倒计时结束自动回滚，改动仍在暂存中', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(NODE);
  const gateways = page.getByRole('region', { name: '默认网关' });
  await gateways.getByRole('button', { name: '编辑' }).click();
  const drawer = page.getByRole('dialog', { name: '编辑默认网关' });
  await drawer.getByRole('textbox', { name: 'IPv4 默认网关' }).fill('203.0.113.77');
  await drawer.getByRole('button', { name: '暂存' }).click();
  await page.getByRole('tab', { name: /核对与应用/ }).click();
  await expect(page.getByRole('checkbox', { name: /等待确认/ })).toBeChecked();
  await page.getByRole('button', { name: '应用', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '应用' }).click();
  await expect(page.getByRole('heading', { name: '与节点失去联系' })).toBeVisible();
  await setClock(page, Date.now() + 301_000);
  await expect(page.getByRole('heading', { name: '节点已自动回滚，无人确认' })).toBeVisible();
  await page.getByRole('button', { name: '关闭' }).click();
  await expect(page.getByRole('tab', { name: '核对与应用（1）' })).toBeVisible();
});

test('NET-04 a template tells its detection time while it is typed, and one in use cannot be removed', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODE}?tab=bfd`);
  await expect(rowOf(page, 'core').getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('button', { name: 'Add BFD template' }).click();
  const drawer = page.getByRole('dialog', { name: 'Add BFD template' });
  await drawer.getByRole('textbox', { name: 'Detection multiplier' }).fill('5');
  await expect(drawer.getByText(/1,500 ms/)).toBeVisible();
  await drawer.getByRole('textbox', { name: 'Name' }).fill('branch');
  await drawer.getByRole('button', { name: 'Stage' }).click();
  await expect(rowOf(page, 'branch')).toContainText('Pending');
});
