import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask, expect, rowOf, setClock, signIn, test } from '../support/console';

const NOW = Date.UTC(2026, 10, 20, 8);
const KEYS = '/account_center/secret_key';

/** Signs in to a world whose clock stands: the log ends at that time. */
async function openAt(page: Page, persona: 'main' | 'operator', language = 'zh-CN') {
  await signIn(page, persona, { language });
  await setClock(page, NOW);
}

test('LOG-01 the log of a million entries pages, filters and searches by its address', async ({ page }) => {
  await openAt(page, 'main');
  await page.goto('/log/query/all?kind=record&verb=delete&q=shop&page=3');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('删除 · 解析记录');
  await expect(rows.nth(1)).toContainText(/shop|channel|acme/);
  await expect(page.getByText(/共 [\d,]+ 条/)).toBeVisible();
  await page.goto('/log/query/alarm?level=emergency&q=节点离线');
  await expect(rows.nth(1)).toContainText('紧急');
  await expect(rows.nth(1)).toContainText('节点离线');
});

test('LOG-01 what is written meanwhile moves no row of the later pages', async ({ page }) => {
  await openAt(page, 'main');
  await page.goto('/log/query/operation');
  const first = page.getByRole('row').nth(1);
  await expect(first).toBeVisible();
  const ofPageOne = (await first.textContent()) ?? '';
  await page.getByRole('listitem', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(first).not.toHaveText(ofPageOne);
  const before = await first.textContent();
  await setClock(page, null);
  await ask(page, '/api/acm/secretKey/disable', { id: 'AK20260001' });
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await expect(first).toHaveText(before ?? '');
});

test('LOG-01 a span over time is chosen by dragging and narrows the list', async ({ page }) => {
  await openAt(page, 'main', 'en-US');
  await page.goto('/log/query/all');
  const chart = page.getByRole('slider', { name: 'Entries over time' });
  const week = page.url();
  const box = (await chart.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(box.x + box.width * 0.5, box.y + 20);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + 20, { steps: 4 });
  await page.mouse.up();
  await expect(page).not.toHaveURL(week);
  const query = new URL(page.url()).searchParams;
  const [from, to] = [Number(query.get('from')), Number(query.get('to'))];
  await expect(page.getByRole('row').nth(1)).toContainText(new Date(to).toISOString().slice(0, 10));
  expect(to - from).toBeLessThan(7 * 86_400_000);
  await page.getByRole('button', { name: 'Show table' }).click();
  await expect(page.getByRole('columnheader', { name: 'Entries' })).toBeVisible();
  await page.getByRole('button', { name: 'Widen the range' }).click();
  await expect(page).not.toHaveURL(new RegExp(`from=${from}&`));
});

test('BEY-38 the menu of a pressed value stands under it, and narrows the list', async ({ page }) => {
  await openAt(page, 'main');
  await page.goto('/log/query/operation?kind=record');
  const value = page.getByRole('row').nth(3).getByText('解析记录');
  await value.click();
  const item = page.getByRole('menuitem', { name: '只看“解析记录”' });
  await expect(item).toBeInViewport();
  const [above, below] = [await value.boundingBox(), await item.boundingBox()];
  expect(Math.abs((below?.x ?? 0) - (above?.x ?? 0))).toBeLessThan(40);
  expect(below?.y).toBeGreaterThan(above?.y ?? 0);
  await page.keyboard.press('Escape');
  await expect(item).toBeHidden();
  await page.getByRole('row').nth(3).getByText('198.51.100').click();
  await page.getByRole('menuitem', { name: /^增加筛选/ }).click();
  await expect(page).toHaveURL(/kind=record&q=198\.51\.100\.\d+$/);
});

test('LOG-01 the file holds all entries of the filter, and no formula', async ({ page }) => {
  await openAt(page, 'main');
  const from = NOW - 4 * 3_600_000;
  await page.goto(`/log/query/all?from=${from}&to=${NOW}&account=A-main&kind=record`);
  const total = Number((await page.getByText(/共 [\d,]+ 条/).textContent())?.replace(/\D/g, ''));
  expect(total).toBeGreaterThan(20);
  await page.getByRole('button', { name: '导出' }).click();
  const downloading = page.waitForEvent('download');
  await page.getByRole('menuitem', { name: 'CSV', exact: true }).click();
  const text = await readFile(await (await downloading).path(), 'utf8');
  expect(text.trim().split('\r\n')).toHaveLength(total + 1);
  expect(text).toContain(`"'=HYPERLINK(""https://evil.example"",""click"")"`);
});

test('BEY-08 a disabled key is found in the log with its state before and after, and enabled again from there', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(KEYS);
  await ask(page, '/api/acm/secretKey/disable', { id: 'AK20260001' });
  await page.goto('/log/query/operation');
  await rowOf(page, 'CI pipeline').getByRole('button', { name: '详情' }).click();
  const entry = page.getByRole('dialog', { name: '日志详情' });
  await expect(entry.getByRole('row', { name: 'status' })).toContainText('已启用已停用');
  await entry.getByRole('button', { name: '撤销' }).click();
  const question = page.getByRole('dialog', { name: '对“CI pipeline”执行“启用”？' });
  await question.getByRole('button', { name: '启用' }).click();
  await expect(question).toBeHidden();
  await page.goto(KEYS);
  await expect(rowOf(page, 'CI pipeline')).toContainText('已启用');
});

test('BEY-24 an object shows what was done to it, where it has a tab and where it has a drawer', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/business_account/role_management/ROLE-1?tab=history');
  const history = page.getByRole('list', { name: 'History' });
  await expect(history.getByRole('row', { name: 'name' })).toContainText('Domain teamDomain operators');
  await page.goto(`${KEYS}?panel=history&item=AK20260003`);
  const drawer = page.getByRole('dialog', { name: 'History of AK20260003' });
  await expect(drawer.getByRole('row', { name: 'status' })).toContainText('EnabledDisabled');
});

test('BEY-09 a copied link shows the same rows, columns and page to another account', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openAt(page, 'main');
  await page.goto('/log/query/operation?kind=record&result=failure&page=2&sort=at:ascend&columns=object,at,-ip');
  await expect(page.getByRole('columnheader').first()).toHaveText('对象');
  const rows = page.getByRole('row');
  await expect(rows.nth(1)).toContainText('失败');
  const shown = await rows.allTextContents();
  await page.getByRole('search').getByRole('button', { name: '复制链接' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toMatch(/kind=record.*page=2.*size=10/);
  await openAt(page, 'main');
  await page.goto(link);
  await expect(page.getByRole('columnheader', { name: '来源 IP' })).toHaveCount(0);
  await expect(rows.nth(1)).toHaveText(shown[1] ?? '');
  expect(await rows.allTextContents()).toEqual(shown);
});
