import { expect, signIn, test } from '../support/console';

const COMPARE = '/system_settings/node_access_management/business_node_management/BN2026-0001/compare';

test('BEY-17 BEY-01 两个节点逐项对比，勾选的静态路由暂存到另一节点，页头有标记', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(COMPARE);
  await page.getByRole('combobox', { name: '选择要对比的节点' }).click();
  await page.getByTitle('Shanghai core').click();
  const routes = page.getByRole('region', { name: /^静态路由（\d+ 项不同）$/ });
  await expect(routes.getByText('没有').first()).toBeVisible();
  const copy = page.getByRole('button', { name: '复制到其他节点（0）' });
  const isOnTop = (button: Element) => {
    const { x, y, width, height } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(x + width / 2, y + height / 2));
  };
  await expect.poll(() => copy.evaluate(isOnTop)).toBe(true);
  await routes.getByRole('checkbox', { name: '选择静态路由' }).check();
  await page.getByRole('button', { name: '复制到其他节点（1）' }).click();
  const drawer = page.getByRole('dialog', { name: /^复制 .* 的网络配置$/ });
  await drawer.getByRole('combobox', { name: '目标节点' }).click();
  await drawer.getByTitle('广州应急').first().click();
  await page.keyboard.press('Escape');
  await drawer.getByRole('button', { name: '暂存' }).click();
  await expect(page.getByText(/^已在 1 个节点上暂存 \d+ 项改动$/)).toBeVisible();
  await page.getByRole('link', { name: '1 个节点有待应用的网络改动' }).click();
  await expect(page.getByRole('tab', { name: /^静态路由（\d+）$/ })).toBeVisible();
});
