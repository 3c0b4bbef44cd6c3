import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/message/contact';

test('CON-01 a contact needs a name and one address; it is edited, and deleted after its uses are named', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '添加联系人' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('夜班 一组');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  await expect(page.getByText('手机号和邮箱至少填写一项', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: '邮箱' }).fill('night@例子.中国');
  await page.getByRole('button', { name: '添加', exact: true }).click();
  const row = rowOf(page, '夜班 一组');
  await expect(row).toContainText('未验证');
  await row.getByRole('button', { name: '编辑' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill('13712345678');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('13712345678');
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog', { name: /删除联系人/ });
  await expect(dialog).toContainText('没有任务通知此对象');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});
