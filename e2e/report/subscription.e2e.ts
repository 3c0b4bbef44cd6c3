import type { Page } from '@playwright/test';
import { ask, chooseIn, expect, rowOf, setClock, signIn, test } from '../support/console';

const LIST = '/alarm/business_report/subscription_task';
/** Monday 2026-11-02, 17:30 in Shanghai. */
const NOW = Date.UTC(2026, 10, 2, 9, 30);

async function open(page: Page, persona: 'main' | 'operator' | 'readonly', language: 'zh-CN' | 'en-US' = 'zh-CN') {
  await signIn(page, persona, { language });
  await setClock(page, NOW);
}

/** Chooses from a select by keyboard, as its list is drawn only in part. */
async function choose(page: Page, label: string, text: string) {
  const field = page.getByRole('combobox', { name: label });
  await field.click();
  await page.getByTitle(text, { exact: true }).click();
}

test('RPT-01 a subscription is made with what is required; the list shows the report that the form promised', async ({
  page,
}) => {
  await open(page, 'main');
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
  await expect(rowOf(page, '月度解析报告')).toContainText('2026-12-01 08:00UTC+08:00');
});

test('RPT-01 nothing is sent while template, channel or receiver is missing; each field says so', async ({ page }) => {
  await open(page, 'main', 'en-US');
  await page.goto(`${LIST}/create`);
  await page.getByRole('button', { name: 'Create subscription' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeFocused();
  await expect(
    page
      .getByText('Channels cannot be empty')
      .or(page.getByText(/Select .*channels/i))
      .first(),
  ).toBeVisible();
  await expect(page).toHaveURL(/create$/);
});

test('RPT-01 a cycle out of bounds, and a receiver whom no channel reaches, are refused in their place', async ({
  page,
}) => {
  await open(page, 'main', 'en-US');
  await page.goto(`${LIST}/RS-4/edit`);
  const days = page.getByRole('textbox', { name: 'Every' });
  await days.fill('91');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(days).toBeFocused();
  await days.fill('90');
  await page.getByRole('checkbox', { name: 'SMS' }).check();
  await page.getByRole('checkbox', { name: 'DingTalk robot' }).check();
  await expect(page.getByText('None of the receivers can be reached by: DingTalk robot')).toBeVisible();
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText(/None of the receivers can be reached by DingTalk robot, add one/)).toBeVisible();
  await expect(days).toHaveValue('90');
});

test('RPT-01 an edit changes the row, and one of what somebody else saved meanwhile is refused', async ({ page }) => {
  await open(page, 'operator', 'en-US');
  await page.goto(`${LIST}/RS-2/edit`);
  const name = page.getByRole('textbox', { name: 'Name' });
  await name.fill('Resolution, weekly');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Subscription Resolution, weekly updated')).toBeVisible();
  await page.goto(`${LIST}/RS-1/edit`);
  await expect(name).toHaveValue('核心业务告警周报');
  await ask(page, '/api/report/subscription/update', {
    id: 'RS-1',
    version: 1,
    name: 'Changed elsewhere',
    templateId: 'RT-1',
    taskType: 'weekly',
    weekday: 2,
    time: '08:00',
    zone: 'Asia/Shanghai',
    channels: ['email'],
    receiverIds: ['CT-1'],
  });
  await name.fill('Mine');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Somebody else changed this meanwhile').first()).toBeVisible();
  await expect(name).toHaveValue('Mine');
});

test('RPT-02 deletion names the links that stop working; such a link then says that it was withdrawn', async ({
  page,
}) => {
  await open(page, 'main', 'en-US');
  await page.goto('/report/monitoring_alarm?id=RP-1-1&panel=share');
  const drawer = page.getByRole('dialog', { name: 'Share report' });
  await drawer.getByRole('button', { name: 'Create link' }).click();
  const address = (await drawer.getByText(/\/anonymous\/alarmReport\?.*share=/).textContent()) ?? '';
  await page.goto(`${LIST}/RS-1`);
  await chooseIn(page.getByRole('main'), 'Delete');
  const dialog = page.getByRole('dialog', { name: /Delete subscription/ });
  await expect(dialog.getByRole('listitem')).toHaveCount(2);
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Subscriptions' })).toBeVisible();
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'Sharing was ended' })).toBeVisible();
});
