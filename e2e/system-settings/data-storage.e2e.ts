import { expect, signIn, test } from '../support/console';

const PATH = '/system_settings/data_storage';

test('STOR-01 a shorter retention names what it drops, and what is left is shown at once', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(PATH);
  const card = page.getByRole('region', { name: '权威解析日志', exact: true });
  await expect(card).toContainText('378 GB');
  await card.getByRole('button', { name: '设置权威解析日志' }).click();
  const drawer = page.getByRole('dialog', { name: '设置权威解析日志' });
  await drawer.getByRole('textbox', { name: '保留天数' }).fill('30');
  await drawer.getByRole('button', { name: '保存' }).click();
  const question = page.getByRole('dialog', { name: '将权威解析日志的保留天数缩短为 30 天' });
  await expect(question).toContainText('60 天的日志，约 252 GB');
  await question.getByRole('button', { name: '取消' }).click();
  await expect(drawer.getByRole('textbox', { name: '保留天数' })).toHaveValue('30');
  await drawer.getByRole('button', { name: '保存' }).click();
  await page.getByRole('button', { name: '删除并保存' }).click();
  await expect(card).toContainText('126 GB');
  await card.getByRole('button', { name: '查看表格' }).click();
  await expect(card.getByRole('row')).toHaveCount(31);
});
