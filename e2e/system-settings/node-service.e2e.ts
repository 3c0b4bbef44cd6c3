import { ask, expect, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/node_access_management/business_node_management';
const PATH = `${LIST}/basic_config`;

test('BN-02 the list leads to a node: activation, system and services', async ({ page }) => {
  await signIn(page, 'nodeadmin');
  await page.goto(LIST);
  await page.getByRole('link', { name: '北京核心' }).click();
  await expect(page).toHaveURL(/basic_config\?id=BN2026-0001/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('北京核心');
  await expect(page.getByText('node-bj-03.acme.example')).toBeVisible();
  await expect(page.getByText('192.0.2.10', { exact: true }).first()).toBeVisible();
  await expect(rowOf(page, '应急解析')).toContainText(/运行中.*已启用.*\d+ 天 \d+ 小时 \d+ 分/);
});

test('BN-02 a failed service is started; the gateway refuses a second start meanwhile', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${PATH}?id=BN2026-0008`);
  const row = rowOf(page, 'Detection');
  await expect(row).toContainText('Failed to start');
  await row.getByRole('button', { name: 'Start' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Start' }).click();
  await expect(row).toContainText('Starting');
  const again = await ask(page, '/api/dcomm/nodeService/start', { id: 'BN2026-0008', type: 'detection' });
  expect(again).toMatchObject({ code: 60006 });
  await expect(row).toContainText('Running');
});

test('BN-02 nothing is polled while nothing passes, and an account that only reads cannot stop', async ({ page }) => {
  await signIn(page, 'readonly');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/nodeService/list')) calls += 1;
  });
  await page.goto(`${PATH}?id=BN2026-0001`);
  const stop = rowOf(page, '检测').getByRole('button', { name: '停止' });
  await expect(stop).toBeDisabled();
  await stop.focus();
  await expect(page.getByRole('tooltip')).toHaveText('账号没有此操作的权限');
  await page.waitForLoadState('networkidle');
  expect(calls).toBe(1);
});
