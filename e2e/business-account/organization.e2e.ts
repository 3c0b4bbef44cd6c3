import { chooseIn, expect, rowOf, signIn, test } from '../support/console';
import { tabTo } from '../support/keyboard';

const LIST = '/business_account/organization_management';

test('ORG-01 A11Y-2 the tree is worked by keyboard alone', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await expect(page.getByRole('treeitem', { name: 'Retail division' })).toBeVisible();
  await tabTo(page, page.getByRole('searchbox', { name: '搜索组织树' }));
  await page.keyboard.press('Tab');
  await expect(page.getByRole('tree', { name: '组织树' })).toBeFocused();
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('treeitem', { name: 'Stores north' })).toBeVisible();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/within=ORG-6/);
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/within/);
});

test('ORG-01 a new organization stands below the selected one, which it keeps from being deleted, and is deleted itself', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?within=ORG-11`);
  await page.getByRole('button', { name: '新建组织' }).click();
  await page.getByRole('textbox', { name: '组织名称' }).fill('外场支持组');
  await page.getByRole('textbox', { name: '组织编码' }).fill('net-field');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await expect(rowOf(page, 'net-field')).toContainText('待撤销的筹备组');
  await expect(page.getByText('共 2 条')).toBeVisible();
  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: '待撤销的筹备组 的更多操作' }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  await expect(dialog).toContainText('1 个下级组织：外场支持组');
  await expect(dialog.getByRole('button', { name: '删除' })).toBeDisabled();
  await dialog.getByRole('button', { name: '取消' }).click();
  await chooseIn(rowOf(page, 'net-field'), '删除');
  await expect(dialog).toContainText('没有账号、下级组织或策略依赖此组织，可以删除。');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(rowOf(page, 'net-field')).toHaveCount(0);
  await expect(page.getByText('共 1 条')).toBeVisible();
});
