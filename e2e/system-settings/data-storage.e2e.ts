import { expect, signIn, test } from '../support/console';

const PATH = '/system_settings/data_storage';

test('STOR-01 a shorter retention is saved once what it drops was agreed to, and is still there after a reload', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(PATH);
  const card = page.getByRole('region', { name: '权威解析日志', exact: true });
  await card.getByRole('button', { name: '设置权威解析日志' }).click();
  const drawer = page.getByRole('dialog', { name: '设置权威解析日志' });
  await drawer.getByRole('textbox', { name: '保留天数' }).fill('30');
  await drawer.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '删除并保存' }).click();
  await expect(card).toContainText('126 GB');
  await page.reload();
  await expect(card).toContainText('126 GB');
});
