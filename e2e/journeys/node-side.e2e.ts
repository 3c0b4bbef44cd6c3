import { expect, test } from '../support/console';
import { walkOf } from '../support/walk';

const NETWORK = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';

/** Each tab with the buttons that open its drawers, and the message of the drawer's title. */
const DRAWERS: readonly (readonly [tab: string, button: string])[] = [
  ['network.interfaces', 'binding.add'],
  ['network.routes', 'network.addRoute'],
  ['ospf.title', 'ospf.addArea'],
  ['ospf.title', 'ospf.addInterface'],
  ['bgp.title', 'bgp.addNeighbor'],
  ['anycast.title', 'anycast.add'],
  ['network.bfdTab', 'network.addTemplate'],
];

// Who may do what there, in either language: tests/pages/system-settings/node-side-accounts.
test('NET-01 NET-02 NET-03 NET-04 NET-07 NET-08 NET-09 each section of a node opens its drawers, which take nothing empty and close by Escape', async ({
  page,
}) => {
  const { t, button } = await walkOf(page, 'main', 'zh-CN');
  await page.goto(NETWORK);
  for (const [tab, add] of DRAWERS) {
    await page.getByRole('tab', { name: t(tab), exact: true }).click();
    await button(add).click();
    const drawer = page.getByRole('dialog', { name: t(add), exact: true });
    await drawer.getByRole('button', { name: t('network.stage') }).click();
    await expect(drawer.getByText(t('form.invalid'))).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
  }
});
