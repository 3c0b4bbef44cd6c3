import { ask, expect, rowOf, setClock, signIn, test } from '../support/console';

const LIST = '/system_settings/node_access_management/business_node_management';

test('BN-02 the list leads to a node, whose failed service is started; the gateway refuses a second start meanwhile', async ({
  page,
}) => {
  await signIn(page, 'main');
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/nodeService/list')) calls += 1;
  });
  await page.goto(LIST);
  await page.getByRole('link', { name: 'Hangzhou lab' }).click();
  await expect(page).toHaveURL(/basic_config\?id=BN2026-0008/);
  const row = rowOf(page, '检测');
  await expect(row).toContainText('启动失败');
  await page.waitForLoadState('networkidle');
  expect(calls, 'nothing is polled while nothing passes').toBe(1);
  await row.getByRole('button', { name: '启动' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '启动' }).click();
  await expect(row).toContainText('启动中');
  const again = await ask(page, '/api/dcomm/nodeService/start', { id: 'BN2026-0008', type: 'detection' });
  expect(again).toMatchObject({ code: 60006 });
  await setClock(page, Date.now() + 60_000);
  await expect(row).toContainText('运行中');
});
