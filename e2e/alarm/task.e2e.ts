import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/alarm/monitoring_alarm/task_management';

test('ALM-02 a task is paused after a question and deleted only then; before, no call is sent', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const deletions: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/api/alarm/task/delete')) deletions.push(request.url());
  });
  const row = rowOf(page, '核心区域一致性');
  await row.getByRole('button', { name: /更多操作/ }).click();
  const item = page.getByRole('menuitem', { name: /删除/ });
  await expect(item).toContainText('请先变更状态，再删除告警任务');
  await item.click({ force: true });
  await page.keyboard.press('Escape');
  expect(deletions).toEqual([]);
  await row.getByRole('button', { name: '暂停' }).click();
  await page
    .getByRole('dialog', { name: '暂停告警任务 核心区域一致性？' })
    .getByRole('button', { name: '暂停' })
    .click();
  await expect(row).toContainText('已暂停');
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog', { name: '删除告警任务 核心区域一致性？' });
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

test('ALM-03 ALM-04 ALM-05 a task is made with what is required only, and reads as it is saved', async ({ page }) => {
  await signIn(page, 'operator', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('radio', { name: /^Node resources/ }).click({ force: true });
  await expect(page.getByText('Type and cycle: Metric · 5 minutes, set by the scenario.')).toBeVisible();
  await page.getByRole('textbox', { name: 'Task name' }).fill('CPU watch');
  await page.getByRole('button', { name: 'Create alarm task' }).click();
  await expect(page.getByText('At least one trigger rule is needed').first()).toBeVisible();
  const triggers = page.getByRole('group', { name: 'Trigger rules' });
  await triggers.getByRole('button', { name: 'Add' }).click();
  await triggers.getByRole('combobox', { name: 'Field' }).click();
  await page.getByText('CPU usage', { exact: true }).last().click();
  await triggers.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByText('Greater than', { exact: true }).last().click();
  await triggers.getByRole('textbox', { name: 'Value' }).fill('80');
  const said = 'Raises an alarm when CPU usage is greater than 80% for one cycle. Its level is Warning.';
  await expect(page.getByText(said)).toBeVisible();
  await page.getByRole('button', { name: 'Create alarm task' }).click();
  await page.getByRole('link', { name: 'CPU watch' }).click();
  await expect(page.getByText(said)).toBeVisible();
  await expect(page.getByText('Nobody is notified: no channel is enabled.')).toBeVisible();
});

test('ALM-03 the operator decides the value: a network without host bits, a list, nothing', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/AT-201/edit`);
  const filters = page.getByRole('group', { name: 'Data filter rules' });
  await filters.getByRole('button', { name: 'Add' }).click();
  await filters.getByRole('combobox', { name: 'Field' }).click();
  await page.getByText('Client address', { exact: true }).last().click();
  await filters.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByText('CIDR', { exact: true }).last().click();
  await filters.getByRole('textbox', { name: 'Value' }).fill('192.0.2.1/24');
  await expect(filters.getByText(/bits behind the prefix/)).toBeVisible();
  await filters.getByRole('textbox', { name: 'Value' }).fill('192.0.2.0/24');
  await expect(page.getByText('Filter: only data where client address is in 192.0.2.0/24.')).toBeVisible();
  await filters.getByRole('combobox', { name: 'Operator' }).click();
  await page.getByText('Is empty', { exact: true }).last().click();
  await expect(filters.getByRole('textbox', { name: 'Value' })).toHaveCount(0);
  await expect(page.getByText('Filter: only data where client address is empty.')).toBeVisible();
});

test('BEY-06 a changed rule is tried against the past beside the rule as saved', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/AT-203/edit`);
  await page.getByRole('button', { name: 'Dry run', exact: true }).click();
  const run = page.getByRole('region', { name: 'Dry run' });
  const told = run.getByRole('status');
  const ofDay = (await told.textContent()) ?? '';
  await run.getByRole('radio', { name: 'Last 7 days' }).check();
  await expect(told).not.toHaveText(ofDay);
  const counts = async () =>
    ((await run.getByRole('status').textContent()) ?? '').match(/\d+(?= alarms?)|(?<=saved: )\d+/g);
  await expect.poll(counts).toHaveLength(2);
  const [now, before] = (await counts()) ?? [];
  expect(now).toBe(before);
  const triggers = page.getByRole('group', { name: 'Trigger rules' });
  await triggers.getByRole('textbox', { name: 'Value' }).fill('97');
  await expect.poll(async () => Number((await counts())?.[0])).not.toBe(Number(before));
  await expect.poll(async () => (await counts())?.[1]).toBe(before);
  await run.getByRole('figure', { name: 'Alarms raised' }).getByRole('button', { name: 'Show table' }).click();
  await expect(run.getByRole('table').first()).toBeVisible();
});

test('BEY-12 who gets it now: what is not verified or disabled is said, a test tells the answer', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/AT-203`);
  const sms = page.getByRole('region', { name: 'SMS' });
  await expect(sms).toContainText('赵敏 13620000004 not verified');
  await expect(page.getByRole('region', { name: 'Message', exact: true })).toContainText('[Alarm] Node CPU too high');
  await sms.getByRole('button', { name: 'Send a test message' }).click();
  await expect(sms.getByRole('status')).toContainText('acme: accepted, HTTP 200 OK');
  await page.goto(`${LIST}/AT-202`);
  const robots = page.getByRole('region', { name: 'DingTalk robot' });
  await robots.getByRole('button', { name: 'Send a test message' }).click();
  await expect(robots.getByRole('status')).toContainText(/安全应急群: not accepted, .*sign not match/);
});

for (const language of ['zh-CN', 'ar-EG'] as const) {
  test(`A11Y-7 an alarm task fits a phone in ${language}, with the table that its dry run ends in`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await signIn(page, 'main', { language });
    await page.goto('/alarm/monitoring_alarm/task_management/AT-203');
    // It comes last, and is wider than the screen.
    await expect(page.locator('main').getByRole('table').last()).toBeVisible();
    await expect(page.locator('main [aria-busy=true]')).toHaveCount(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  });
}
