import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/account_management';

test('SUB-01 filters stand in the address, come off one by one, and outlive a reload; the menu has its entry in sight', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?status=locked`);
  await expect(rowOf(page, 'acme-locked')).toContainText('已锁定');
  // The menu is longer than the window.
  await expect(page.getByRole('navigation').getByRole('link', { name: '账号管理' })).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, 'acme-operator')).toHaveCount(0);
  await page.getByRole('button', { name: '移除筛选：状态：已锁定' }).click();
  await expect(page).toHaveURL(/account_management$/);
  await expect(page.getByText('共 28 条')).toBeVisible();
  await page.getByRole('combobox', { name: '所属组织' }).click();
  await page.getByRole('treeitem').filter({ hasText: '华东研发中心' }).click();
  await expect(page).toHaveURL(/within=ORG-3/);
  await expect(rowOf(page, 'dns-engine')).toContainText('解析引擎小组');
  await expect(rowOf(page, 'acme-operator')).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'dns-engine')).toBeVisible();
  await expect(page.getByRole('button', { name: '移除筛选：所属组织：华东研发中心' })).toBeVisible();
});
