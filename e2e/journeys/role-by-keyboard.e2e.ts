import { expect, rowOf, signIn, test } from '../support/console';
import { tabTo } from '../support/keyboard';

test('ROLE-01 A11Y-2 a role is found, edited in its menu tree and saved by keyboard alone', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto('/business_account/role_management');
  await tabTo(page, rowOf(page, 'DNS hosting only').getByRole('button', { name: '编辑' }));
  await page.keyboard.press('Enter');

  const name = page.getByRole('textbox', { name: '角色名称' });
  await tabTo(page, name);
  await expect(name).toHaveValue('DNS hosting only');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('keyboard only');

  const tree = page.getByRole('tree', { name: '菜单项' });
  await tabTo(page, tree);
  const monitoring = page.getByRole('treeitem', { name: '云监测' });
  await expect(page.getByRole('treeitem', { name: 'DNS 托管' })).toHaveAttribute('aria-checked', 'true');
  for (
    let steps = 0;
    steps < 20 && (await tree.getAttribute('aria-activedescendant')) !== (await monitoring.getAttribute('id'));
    steps += 1
  ) {
    await page.keyboard.press('ArrowDown');
  }
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Space');
  await expect(monitoring).toHaveAttribute('aria-checked', 'mixed');
  await expect(page.getByText('已选 4 / 23 项')).toBeVisible();

  await tabTo(page, page.getByRole('button', { name: '保存' }), 9);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(page.getByText('keyboard only', { exact: true })).toBeVisible();
  await expect(page.getByText('云监测')).toBeVisible();
});
