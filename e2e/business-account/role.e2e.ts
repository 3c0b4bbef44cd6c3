import { chooseIn, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/role_management';

test('ROLE-01 a role is made of half a product, keeps exactly these menu items, and is deleted', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}/create`);
  await page.getByRole('textbox', { name: '角色名称' }).fill('监测值班');
  const product = page.getByRole('treeitem', { name: '云监测' });
  await product.getByText('云监测').click();
  await expect(product).toHaveAttribute('aria-checked', 'true');
  await page.getByRole('searchbox', { name: '搜索产品或菜单项' }).fill('监测任务');
  await page.getByText('监测任务', { exact: true }).click();
  await expect(product).toHaveAttribute('aria-checked', 'mixed');
  await page.getByRole('button', { name: '新建角色' }).click();
  await expect(page).toHaveURL(LIST);
  const row = rowOf(page, '监测值班');
  await row.getByRole('link').first().click();
  await expect(page.getByText('一致性检查', { exact: true })).toBeVisible();
  await expect(page.getByText('监测任务', { exact: true })).toBeHidden();
  await page.goBack();
  await chooseIn(row, '删除');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('没有账号或 SSO 映射使用此角色');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

test('ROLE-01 a press on the button that creates it is not lost to what the field that it leaves then says', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('treeitem', { name: 'Cloud DNS' }).waitFor();
  const name = page.getByRole('textbox', { name: 'Role name' });
  await expect(name).toBeFocused();
  const create = page.getByRole('button', { name: 'Create role' });
  await create.hover();
  const place = await create.boundingBox();
  await page.mouse.down();
  await expect(name).not.toBeFocused();
  // As long as a slow press lasts: whatever is going to move has moved after so many frames.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 30; frame++) await new Promise(requestAnimationFrame);
  });
  expect(await create.boundingBox()).toEqual(place);
  await page.mouse.up();
  await expect(page.getByText('Data verify failure, please check and submit again!')).toBeVisible();
  await expect(name).toBeFocused();
});
