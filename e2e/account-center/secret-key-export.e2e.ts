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

test('KIT-05 BEY-20 a file of all pages is saved for a spreadsheet, and one as evidence, whose checksum is that of its table', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?q=Automation`);
  const { name, text } = await save(page, '导出', 'CSV');
  expect(name).toMatch(/^密钥管理-\d{8}-\d{6}\.csv$/);
  expect(text.startsWith('\uFEFF"密钥 ID","描述","状态"')).toBe(true);
  expect(text.split('\r\n')).toHaveLength(20);
  await expect(page.getByText('已导出 19 条')).toBeVisible();
  const evidence = await save(page, '导出', '审计证据（CSV）');
  const table = evidence.text.slice(evidence.text.indexOf('\r\n\r\n') + 4);
  expect(evidence.text).toContain(createHash('sha256').update(table).digest('hex'));
});
