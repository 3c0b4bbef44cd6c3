import type { Page } from '@playwright/test';
import { chooseIn, expect, rowOf, setClock, signIn, test } from '../support/console';

const LIST = '/alarm/business_report/subscription_task';
/** Monday 2026-11-02, 17:30 in Shanghai. */
const NOW = Date.UTC(2026, 10, 2, 9, 30);

/** Chooses from a select by keyboard, as its list is drawn only in part. */
async function choose(page: Page, label: string, text: string) {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await page.getByTitle(text, { exact: true }).click();
}

test('RPT-01 RPT-02 a subscription is made, the list shows the report that the form promised, and it is edited and deleted', async ({
  page,
}) => {
  await signIn(page, 'main');
  await setClock(page, NOW);
  await page.goto(`${LIST}/create`);
  await page.getByRole('textbox', { name: '名称' }).fill('月度解析报告');
  await choose(page, '报告模板', '解析业务');
  await expect(page.getByText('包含：关键指标、每日解析量、每日拦截量、解析量最高的域名')).toBeVisible();
  await page.getByRole('radio', { name: '自然月' }).check();
  const zone = page.getByRole('combobox', { name: '时区' });
  await zone.fill('Asia/Shanghai');
  await page.getByTitle('Asia/Shanghai (UTC+08:00)').or(page.getByTitle('Asia/Shanghai（UTC+08:00）')).first().click();
  const preview = page.getByRole('region', { name: '后续报告' });
  await expect(preview.getByRole('row').nth(1)).toContainText('2026-12-01 08:00 UTC+08:002026-11-01 – 2026-11-30');
  await expect(preview.getByRole('row').nth(3)).toContainText('2027-02-01 08:00 UTC+08:002027-01-01 – 2027-01-31');
  await page.getByRole('checkbox', { name: '邮件' }).check();
  await page.getByRole('combobox', { name: '接收人' }).fill('王值班');
  await page.getByTitle(/^王值班/).click();
  await page.getByRole('heading', { level: 1 }).click();
  await page.getByRole('button', { name: '新建订阅' }).click();
  const row = rowOf(page, '月度解析报告');
  await expect(row).toContainText('2026-12-01 08:00UTC+08:00');
  await row.getByRole('button', { name: '编辑' }).click();
  const day = page.getByRole('textbox', { name: '生成时间' });
  await day.fill('09:30');
  await page.getByRole('button', { name: '保存' }).click();
  await page.goto(`${LIST}?q=${encodeURIComponent('月度解析报告')}`);
  await expect(row).toContainText('2026-12-01 09:30UTC+08:00');
  await chooseIn(row, '删除');
  await page.getByRole('dialog').getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});
