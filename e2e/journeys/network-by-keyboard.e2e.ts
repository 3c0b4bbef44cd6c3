import type { Page } from '@playwright/test';
import { expect, setClock, signIn, test } from '../support/console';
import { tabTo } from '../support/keyboard';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

/** Walks to a field of the open drawer and types into it. */
async function type(page: Page, name: string, text: string) {
  const field = page.getByRole('dialog').getByRole('textbox', { name });
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(text);
}

async function press(page: Page, name: string | RegExp, role: 'button' | 'tab' = 'button') {
  await tabTo(page, page.getByRole(role, { name, ...(typeof name === 'string' && { exact: true }) }).first());
  await page.keyboard.press('Enter');
}

/** From one tab of the open row to another one. */
async function toTab(page: Page, name: string | RegExp) {
  const tab = page.getByRole('tab', { name });
  await tabTo(page, page.getByRole('tab', { selected: true }), 20, 'Shift+Tab');
  for (let steps = 0; steps < 10 && (await tab.getAttribute('aria-selected')) !== 'true'; steps += 1) {
    await page.keyboard.press('ArrowRight');
  }
  await expect(tab).toBeFocused();
}

async function stageRoute(page: Page) {
  await press(page, 'Add static route');
  await type(page, 'Destination', '10.91.0.0');
  await type(page, 'Mask', '16');
  await type(page, 'Next hop', '192.0.2.7');
  await press(page, 'Stage');
  await expect(page.getByRole('tab', { name: 'Static routes (1)' })).toBeVisible();
}

async function apply(page: Page) {
  await toTab(page, /^Review and apply/);
  await press(page, 'Apply');
  const dialog = page.getByRole('dialog');
  await tabTo(page, dialog.getByRole('button', { name: 'Apply' }));
  await page.keyboard.press('Enter');
}

test('BEY-01 BEY-02 NET-03 NET-08 A11Y-2 a route and a BGP neighbor are staged, reviewed, applied and kept by keyboard alone', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODE}?tab=routes`);
  await stageRoute(page);
  await toTab(page, 'BGP');
  await press(page, 'Add neighbor');
  await type(page, 'Neighbor address', '198.51.100.77');
  await type(page, 'Neighbor AS number', '64999');
  await press(page, 'Stage');
  await expect(page.getByRole('tab', { name: 'BGP (1)' })).toBeVisible();
  await toTab(page, /^Review and apply/);
  await expect(page.getByText('+ip route 10.91.0.0/16 192.0.2.7')).toBeVisible();
  await expect(page.getByText(/\+ neighbor 198\.51\.100\.77 remote-as 64999/)).toBeVisible();
  await apply(page);
  await expect(page.getByText(/^BGP: (\d) of \1 sessions up again$/)).toBeVisible();
  await press(page, 'Keep');
  await expect(page.getByRole('heading', { name: 'Changes kept' })).toBeVisible();
});

test('BEY-02 A11Y-2 silence after applying rolls the node back, by keyboard alone, and the edits are still staged', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${NODE}?tab=routes`);
  await stageRoute(page);
  await toTab(page, /^Review and apply/);
  const guard = page.getByRole('checkbox', { name: /Wait for my confirmation/ });
  // A route that moves traffic is guarded without being asked to.
  await expect(guard).toBeChecked();
  await apply(page);
  await expect(page.getByRole('timer')).toBeVisible();
  await setClock(page, Date.now() + 301_000);
  await expect(page.getByRole('heading', { name: 'Rolled back automatically, unconfirmed' })).toBeVisible();
  await press(page, 'Close');
  await expect(page.getByRole('tab', { name: 'Review and apply (1)' })).toBeVisible();
});
