import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expect, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

async function save(page: Page, button: string, format: string): Promise<{ name: string; text: string }> {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  await page.getByRole('menuitem', { name: format, exact: true }).click();
  const file = await downloading;
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

test('KIT-05 an export holds all pages of the filter, for a spreadsheet to open', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?q=Automation`);
  const { name, text } = await save(page, '导出', 'CSV');
  expect(name).toMatch(/^密钥管理-\d{8}-\d{6}\.csv$/);
  expect(text.startsWith('\uFEFF"密钥 ID","描述","状态"')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(20);
  await expect(page.getByText('已导出 19 条')).toBeVisible();
});

test('BEY-20 evidence says who, when and what was filtered, and its checksum is that of its table', async ({
  page,
}) => {
  await signIn(page, 'readonly', { language: 'en-US' });
  await page.goto(`${LIST}?status=disabled`);
  const { text } = await save(page, 'Export', 'Audit evidence (CSV)');
  expect(text).toContain('"Exported by","acme-readonly (A-readonly)"');
  expect(text).toContain('"Filter","Status: Disabled"');
  const table = text.slice(text.indexOf('\r\n\r\n') + 4);
  expect(text).toContain(createHash('sha256').update(table).digest('hex'));
});
