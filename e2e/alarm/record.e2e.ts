import { ask, expect, rowOf, setClock, signIn, test } from '../support/console';

const LIST = '/alarm/monitoring_alarm/list';
const SEED = Date.UTC(2026, 10, 2, 9, 30);
const MINUTE = 60_000;

test('ALM-01 alarms stand with status, level and duration; the duration ticks only while in alarm', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?status=inAlarm`);
  await expect(page.getByRole('heading', { name: '告警列表' })).toBeVisible();
  const going = rowOf(page, 'node-bj-03');
  await expect(going).toContainText('告警中');
  await expect(going).toContainText('错误');
  const ticking = rowOf(page, 'node-sh-02').first().getByRole('cell').nth(3);
  const first = (await ticking.textContent()) ?? '';
  await expect(ticking).not.toHaveText(first);
  // Beside it stands one that is over: it says the same a second later.
  await page.goto(`${LIST}?taskId=AT-203&status=inAlarm,recovered`);
  const over = page.getByRole('row').filter({ hasText: '已恢复' }).first().getByRole('cell').nth(3);
  const ended = (await over.textContent()) ?? '';
  const again = rowOf(page, 'node-sh-02').filter({ hasText: '告警中' }).first().getByRole('cell').nth(3);
  const before = (await again.textContent()) ?? '';
  await expect(again).not.toHaveText(before);
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
    await expect(table.getByRole('columnheader')).toHaveCount(7);
    await expect(table.getByRole('row')).toHaveCount(11);
    const frame = await page.locator('main .ant-table-content').first().boundingBox();
    const last = await table.getByRole('columnheader').last().boundingBox();
    expect((last?.x ?? 0) + (last?.width ?? 0)).toBeLessThanOrEqual((frame?.x ?? 0) + (frame?.width ?? 0) + 1);
    // Nothing is cut to make it fit.
    for (const cell of await table.getByRole('cell').all())
      expect(await cell.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBeLessThanOrEqual(1);
  });
}

test('ALM-01 filters and range stand in the address, and the CSV holds what they leave', async ({ page }) => {
  await signIn(page, 'operator', { language: 'en-US' });
  await page.goto(`${LIST}?taskId=AT-202&status=recovered`);
  await expect(page.getByText(/^\d+ rows$/)).toBeVisible();
  const total = Number.parseInt((await page.getByText(/^\d+ rows$/).textContent()) ?? '', 10);
  expect(total).toBeGreaterThan(0);
  const file = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  await page.getByRole('menuitem', { name: /CSV/ }).first().click();
  const stream = await (await file).createReadStream();
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(Buffer.from(chunk));
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(total + 1);
  expect(lines.slice(1).every((line) => line.includes('核心区域一致性'))).toBe(true);
});

test('BEY-13 an alarm tells who was told, who was not, and why', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}?source=node-bj-03&status=inAlarm`);
  await page.getByRole('link', { name: /^node-bj-03 CPU usage/ }).click();
  await expect(page.getByRole('heading', { name: /^node-bj-03 CPU usage/ })).toBeVisible();
  const story = page.getByRole('region', { name: 'Who was notified, and why' });
  await expect(story.getByText(/needs|began: the condition was met 3 times in a row/).first()).toBeVisible();
  await expect(story.getByText(/Step inhibition; the next notice is at trigger 128/)).toBeVisible();
  await expect(story.getByText('SMS · 赵敏: not sent: the contact is not verified').first()).toBeVisible();
  await expect(story.getByText('SMS · acme: delivered').first()).toBeVisible();
});

test('BEY-25 ten thousand alarms in a minute move nothing under the reader', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await setClock(page, SEED);
  await page.goto(LIST);
  const first = page.getByRole('row').nth(1);
  const name = (await first.getByRole('link').first().textContent()) ?? '';
  await ask(page, '/mock/storm', { count: 10_000, over: MINUTE });
  await page.getByRole('button', { name: 'Auto refresh: off' }).click();
  await page.getByRole('menuitem', { name: '5 s' }).click();
  await expect(page.getByRole('button', { name: 'Auto refresh: 5 s' })).toBeVisible();
  const place = await first.boundingBox();
  await setClock(page, SEED + MINUTE);
  await expect(page.getByText('10,000 new alarms')).toBeVisible();
  expect(await first.getByRole('link').first().textContent()).toBe(name);
  expect(await first.boundingBox()).toEqual(place);
  await page.getByRole('button', { name: 'Show', exact: true }).click();
  await expect(first.getByRole('link').first()).toHaveText(/^edge-\d+ CPU usage/);
  await page.getByRole('tab', { name: 'By task' }).click();
  await expect(rowOf(page, 'Node CPU too high').getByRole('cell').nth(1)).toHaveText(/^10,0\d\d$/);
});
