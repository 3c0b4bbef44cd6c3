import type { Page } from '@playwright/test';
import { expect, setClock, signIn, test } from '../support/console';

const NOW = Date.UTC(2026, 10, 20, 8);

/** Signs in to a world whose clock stands: the log ends at that time. */
async function openAt(page: Page, persona: 'main' | 'operator', language = 'zh-CN') {
  await signIn(page, persona, { language });
  await setClock(page, NOW);
}

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
