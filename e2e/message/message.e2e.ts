import { expect, rowOf, signIn, test } from '../support/console';

test('MSG-01 MSG-02 what is opened is read, and all after a question with their number: badge, menu and tab agree at once, in every tab of the browser', async ({
  page,
  context,
}) => {
  await signIn(page, 'main');
  await page.goto('/account_center/secret_key');
  await page.getByRole('button', { name: /^账号 ./ }).click();
  await page.getByRole('link', { name: '消息中心' }).click();
  const header = page.getByRole('banner').getByRole('link', { name: /条未读/ });
  await expect(header).toHaveAccessibleName('消息，5 条未读');
  await rowOf(page, '待确认订单 O2026109995').getByRole('button', { name: '查看' }).click();
  await expect(page).toHaveURL(/panel=message&item=MSG-4196/);
  await expect(header).toHaveAccessibleName('消息，4 条未读');
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click();
  await expect(page.getByRole('tab', { name: '未读（4）' })).toBeVisible();
  await expect(page.getByRole('link', { name: /^待办.*1 条未读/ })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/console');
  await expect(other.getByRole('link', { name: '消息，4 条未读' })).toBeVisible();
  await page.getByRole('button', { name: '全部标为已读' }).click();
  const dialog = page.getByRole('dialog', { name: '将 4 条消息标为已读？' });
  await dialog.getByRole('button', { name: '全部标为已读' }).click();
  await expect(page.getByText('没有未读消息').first()).toBeVisible();
  await expect(other.getByRole('link', { name: '消息，0 条未读' })).toBeVisible();
});
