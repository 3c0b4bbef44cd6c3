import { expect, fault, rowOf, signIn, test } from '../support/console';

test('LAND-01 a page says what its product does, how the service stands, and leads to help that exists', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/landing_page/monitor');
  await expect(page.getByRole('heading', { level: 1, name: '云监测' })).toBeVisible();
  await expect(page.getByText('剩余 30 天')).toBeVisible();
  const functions = page.getByRole('region', { name: '功能' });
  for (const name of ['注册信息监测', '全链路解析监测', '应用服务监测', 'DNS 一致性检查']) {
    await expect(functions.getByRole('heading', { name })).toBeVisible();
  }
  await page.getByRole('link', { name: '创建监测任务' }).click();
  await expect(page.getByRole('article', { name: '创建监测任务' })).toBeVisible();
});

test('APP-01 the root leads to the first opened product, to the default address, or asks before it leaves', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  const check = '/api/acm/overview/getOrganizations';
  const enter = async (defaultUrl: string, flag: boolean) => {
    const answers = [
      ['/api/acm/getFrontInitInfo', { defaultUrl, defaultUrlCheck: check }],
      [check, { flag }],
    ] as const;
    for (const [path, data] of answers)
      await fault(page, { path, envelope: { code: 20000, message: 'success', data } });
    await page.goto('/');
  };
  await enter('/portal', false);
  await expect(page).toHaveURL('/landing_page/dnp');
  await expect(page.getByRole('heading', { level: 1, name: 'Domain name manager' })).toBeVisible();
  await enter('/account_center/secret_key?q=CI', true);
  await expect(page).toHaveURL('/account_center/secret_key?q=CI');
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();
  await enter('https://portal.example/start', true);
  await expect(page.getByRole('heading', { name: 'Leave the console?' })).toBeVisible();
  await expect(page.getByText('https://portal.example/start')).toBeVisible();
  await page.getByRole('button', { name: 'Stay in the console' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Console home' })).toBeVisible();
});

test('HOME-01 a card leads into its product or to what is said of it, and no Enter leads nowhere', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/console');
  const services = page.getByRole('region', { name: 'Products and services' });
  await services.getByRole('link', { name: 'Enter Cloud DNS' }).click();
  await expect(page).toHaveURL('/product/cloud');
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await page.goto('/console');
  await services.getByRole('link', { name: 'How to renew Cloud monitoring' }).click();
  await expect(page).toHaveURL('/landing_page/monitor');
  await page.goBack();
  await services.getByRole('link', { name: 'Brand block', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Brand block' })).toBeVisible();
});
