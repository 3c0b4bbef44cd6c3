import { ask, expect, rowOf, setClock, signIn, test } from '../support/console';

const LIST = '/alarm/monitoring_alarm/list';
const SEED = Date.UTC(2026, 10, 2, 9, 30);
const MINUTE = 60_000;

test('ALM-01 the duration of what is in alarm ticks, that of what is over beside it does not', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?taskId=AT-203&status=inAlarm,recovered`);
  const over = page.getByRole('row').filter({ hasText: '已恢复' }).first().getByRole('cell').nth(1);
  const ended = (await over.textContent()) ?? '';
  const going = rowOf(page, 'node-sh-02').filter({ hasText: '告警中' }).first().getByRole('cell').nth(1);
  const before = (await going.textContent()) ?? '';
  await expect(going).not.toHaveText(before);
  await expect(over).toHaveText(ended);
});

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`ALM-01 the list fits 1280 px in ${language}: what, state, since, how often and which task need no scrolling`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    await signIn(page, 'main', { language });
    await page.goto(LIST);
    const table = page.locator('main').getByRole('table').first();
    // With the choice of rows, who takes care of them, and their menu.
    await expect(table.getByRole('columnheader')).toHaveCount(9);
    await expect(table.getByRole('row')).toHaveCount(11);
    const frame = await page.getByRole('main').boundingBox();
    const last = await table.getByRole('columnheader').last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1);
    // Nothing is cut to make it fit.
    const beyond = await table
      .getByRole('cell')
      .evaluateAll((cells) => cells.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth));
    expect(beyond.length).toBeGreaterThan(10);
    expect(Math.max(...beyond)).toBeLessThanOrEqual(1);
  });
}

test('BEY-25 ten thousand alarms in a minute move nothing under the reader', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await setClock(page, SEED);
  await page.goto(LIST);
  const first = page.getByRole('row').nth(1);
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  await ask(page, '/mock/storm', { count: 10_000, over: MINUTE });
  await page.getByRole('button', { name: 'Auto refresh: 1 min' }).click();
  await page.getByRole('menuitem', { name: '5 s' }).click();
  await expect(page.getByRole('button', { name: 'Auto refresh: 5 s' })).toBeVisible();
  const place = await first.boundingBox();
  await setClock(page, SEED + MINUTE);
  await expect(page.getByText('10,000 new alarms')).toBeVisible();
  expect(await first.getByRole('link').first().textContent()).toBe(name);
  expect(await first.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(first.getByRole('link').first()).toHaveText(/^edge-\d+: CPU usage/);
});
