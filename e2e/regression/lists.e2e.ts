import type { Page } from '@playwright/test';
import { ask, expect, rowOf, signIn, test } from '../support/console';
import { followLoads, goOnTo } from '../support/settled';
import { cutTables } from '../support/whole';

const LIST = '/account_center/secret_key';

// What is wrong but can be decoded: tests/ui/resource-table.
test('KIT-02 bad page parameters once broke lists: what a browser cannot decode falls back', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?page=%00&size=7&sort=__proto__:ascend&status=%2C%2C&q=%E0%A4%A&panel=nothing&item=%22`);
  await expect(page.getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

const NAMES = {
  'a thousand letters without a space': 'W'.repeat(1000),
  'letters of both directions': 'abc كشف gnp.exe',
  'emoji of several code points': '👍🏽🛡️ family',
  markup: '<img src=x onerror=alert(1)><b>bold</b>',
  'two scripts': 'שלום 密钥 مفتاح key',
};

test('VAL-04 long, odd and unicode names once broke rows: each is shown as text, fits the page and is edited whole', async ({
  page,
}) => {
  await signIn(page, 'main');
  for (const name of Object.values(NAMES)) await ask(page, '/api/acm/secretKey/add', { description: name });
  await page.goto(LIST);
  for (const [what, name] of Object.entries(NAMES)) {
    await expect(rowOf(page, name.slice(0, 40)), what).toHaveCount(1);
  }
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  for (const name of [NAMES['letters of both directions'], NAMES.markup]) {
    await rowOf(page, name.slice(0, 40)).getByRole('button', { name: '编辑' }).click();
    const field = page.getByRole('textbox', { name: '描述' });
    await expect(field).toHaveValue(name);
    await page.getByRole('button', { name: '取消' }).click();
    await expect(field).toBeHidden();
  }
});

/** How much of the columns is out of sight. */
const hiddenWidth = (page: Page) =>
  page.getByRole('table').evaluate((table) => {
    const frame = table.parentElement;
    return frame ? frame.scrollWidth - frame.clientWidth : null;
  });

const WIDE = [
  '/alarm/monitoring_alarm/list',
  '/system_settings/host_management',
  '/system_settings/node_access_management/node_command_task_management',
  '/system_settings/node_access_management/business_node_management',
  '/system_settings/service_provider_management',
  '/account_center/client_management',
  '/alarm/monitoring_alarm/task_management',
  '/alarm/business_report/subscription_task',
  '/cost_center/order_management',
  '/log/query/all',
];

for (const [language, paths] of [
  // Words are longest in English; the alarm list once needed 1,900 px in both.
  ['en-US', WIDE],
  ['zh-CN', WIDE.slice(0, 1)],
] as const) {
  test(`KIT-12 lists that were once wider than 1280 px fit it in ${language}, no name or source of an alarm cut`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, 'main', { language });
    await page.goto(paths[0] ?? '');
    for (const path of paths) {
      await goOnTo(page, path);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await expect.poll(() => hiddenWidth(page), { message: path }).toBe(0);
      if (path !== WIDE[0]) continue;
      const cells = page.getByRole('row').getByRole('cell');
      const cut = await cells.evaluateAll((all) => all.filter((one) => one.scrollWidth > one.clientWidth).length);
      expect(cut).toBe(0);
    }
  });
}

const NETWORK = '/system_settings/node_access_management/business_node_management/BN2026-0001/network';
const TABS = ['interfaces', 'routes', 'ospf', 'bgp', 'anycast', 'bfd'];

// Screens without an id in their address: e2e/a11y.e2e.ts.
for (const language of ['zh-CN', 'en-US'] as const) {
  test(`KIT-12 tables of a node's network and of a report once had columns out of sight at 1280 px in ${language}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, 'main', { language });
    const loaded = followLoads(page);
    for (const address of [...TABS.map((tab) => `${NETWORK}?tab=${tab}`), '/report/monitoring_alarm?id=RP-1-1']) {
      await page.goto(address);
      await expect(page.getByRole('row').nth(1)).toBeVisible();
      await loaded();
      await expect.poll(() => cutTables(page), { message: address }).toEqual([]);
    }
  });
}

test('KIT-12 the copy button of a cell once covered the first letter of the next column', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto('/system_settings/host_management');
  const code = page.locator('td .copyable').first();
  await code.hover();
  const button = await code.getByRole('button').boundingBox();
  const next = code.locator('xpath=ancestor::td[1]/following-sibling::td[1]');
  const free = await next.evaluate((cell) => Number.parseFloat(getComputedStyle(cell).paddingInlineStart));
  const beside = await next.boundingBox();
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual((beside?.x ?? 0) + free);
});

for (const [path, role, name, chosen, other, first] of [
  ['/account_center/client_management', 'region', '节点目录', '全部节点', '华北', 'row'],
  ['/use_handbook', 'navigation', '文档目录', '快速入门：接入第一个域名', '保护账号', 'article'],
] as const) {
  test(`KIT-12 on a phone what stands beside the content of ${path} once stood before it: it is folded`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, 'main');
    await page.goto(path);
    const place = page.getByRole(role, { name });
    const line = place.getByText(other, { exact: true });
    const fold = place.getByRole('button', { name: `${name}：` });
    await expect(fold).toHaveAccessibleName(`${name}：${chosen}`);
    await expect(line).toBeHidden();
    await expect(page.getByRole(first).first()).toBeInViewport({ ratio: 0.1 });
    await fold.click();
    await line.click();
    await expect(fold).toHaveAccessibleName(`${name}：${other}`);
    await expect(fold).toHaveAttribute('aria-expanded', 'false');
    await expect(fold).toBeFocused();
  });
}
