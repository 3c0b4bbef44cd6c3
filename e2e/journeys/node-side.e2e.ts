import type { Locator, Page } from '@playwright/test';
import { mayDo, personas } from '../../mock/runtime/personas';
import { expect, rowOf, signIn, test } from '../support/console';
import { textsOf } from '../support/texts';

const NODES = '/system_settings/node_access_management';
const NETWORK = `${NODES}/business_node_management/BN2026-0001/network`;

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

/** Every row of the node side, as those who may apply and those who may not meet it, in a language each. */
for (const [who, language] of [
  ['main', 'zh-CN'],
  ['readonly', 'en-US'],
] as const) {
  const may = mayDo(personas[who], 'nodeNetwork.apply');

  test(`NET-01 NET-02 NET-03 NET-04 NET-05 NET-06 NET-07 NET-08 NET-09 BEY-01 BEY-03 BEY-17 BEY-18 as ${who} in ${language}: each section opens, and takes or refuses an entry`, async ({
    page,
  }) => {
    const texts = await textsOf(language);
    const t = (id: string) => texts[id] ?? id;
    await signIn(page, who, { language });
    await page.goto(NETWORK);
    for (const [tab, button] of DRAWERS) {
      await page.getByRole('tab', { name: t(tab), exact: true }).click();
      const add = page.getByRole('button', { name: t(button), exact: true });
      if (!may) {
        await expect(add).toBeDisabled();
        continue;
      }
      await add.click();
      const drawer = page.getByRole('dialog', { name: t(button), exact: true });
      await drawer.getByRole('button', { name: t('network.stage') }).click();
      await expect(drawer.getByText(t('form.invalid'))).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(drawer).toBeHidden();
    }
    await page.getByRole('tab', { name: t('bgp.title'), exact: true }).click();
    await expect(rowOf(page, '192.0.2.1')).toContainText(t('routingState.established'));
    await page.getByRole('tab', { name: t('network.systemTab'), exact: true }).click();
    await expect(page.getByRole('region', { name: t('snmp.title') })).toBeVisible();
    await expect(page.getByRole('region', { name: t('time.title') })).toBeVisible();
    if (may) {
      await page.getByRole('tab', { name: t('network.routes'), exact: true }).click();
      await page.getByRole('button', { name: t('network.addRoute'), exact: true }).click();
      const drawer = page.getByRole('dialog');
      await drawer.getByRole('textbox', { name: t('network.destination') }).fill('10.92.0.0');
      await drawer.getByRole('textbox', { name: t('network.mask') }).fill('16');
      await drawer.getByRole('textbox', { name: t('network.nextHop') }).fill('192.168.77.1');
      const doubt = t('lint.nextHopLearned').replace('{hop}', '192.168.77.1');
      await expect(drawer.getByText(doubt)).toBeVisible();
      await drawer.getByRole('button', { name: t('network.stage') }).click();
      await page.getByRole('tab', { name: t('network.review') }).click();
      await expect(page.getByText(doubt)).toBeVisible();
      await expect(page.getByText(t('network.checked'))).toBeVisible();
    }
    await page.getByRole('button', { name: t('network.compare'), exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('network.compareTitle') })).toBeVisible();
    await expect(page.getByRole('combobox', { name: t('network.compareWith') })).toBeEnabled();
  });

  test(`DDI-01 DDI-02 CMD-01 NSW-01 HOST-01 BN-01 as ${who} in ${language}: the lists of nodes and what runs on them`, async ({
    page,
  }) => {
    const texts = await textsOf(language);
    const t = (id: string) => texts[id] ?? id;
    const judge = async (button: string, action: string, place: Page | Locator = page) => {
      const one = place.getByRole('button', { name: t(button), exact: true }).first();
      if (mayDo(personas[who], action)) await expect(one).toBeEnabled();
      else await expect(one).toBeDisabled();
    };
    await signIn(page, who, { language });
    await page.goto(`${NODES}/ddi_node_management`);
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    await judge('ddiNode.create', 'ddiNode.create');
    await judge('ddiNode.testRow', 'ddiNode.test');
    const open = async (title: string) => {
      await page
        .getByRole('navigation')
        .getByRole('link', { name: t(title), exact: true })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t(title));
      await expect(page.getByRole('row').nth(1)).toBeVisible();
    };
    await open('commandTask.title');
    await judge('commandTask.retry', 'commandTask.retry', rowOf(page, t('commandTask.failed')).first());
    await open('nodeSoftware.title');
    await judge('nodeSoftware.create', 'nodeSoftware.create');
    await open('host.title');
    await judge('host.create', 'host.create');
    await open('businessNode.title');
    await expect(rowOf(page, 'BN2026-0001')).toContainText(t('businessNode.upgradeSuccess'));
  });
}
