import { expect, fault, rowOf, signIn, test } from '../support/console';
import { textsOf } from '../support/texts';

const LIST = '/account_center/secret_key';

test('REQ-02 a call has token, timestamp and the chosen language, also where the stored base is our own origin', async ({
  page,
  baseURL,
}) => {
  await signIn(page, 'main');
  await page.addInitScript(
    (origin) => localStorage.setItem('consoleConfig', JSON.stringify({ gatewayServer: `${origin}/` })),
    baseURL,
  );
  const isList = (one: { url: () => string }) => one.url().endsWith('/secretKey/list');
  const first = page.waitForRequest(isList);
  await page.goto(LIST);
  const before = Date.now();
  const sent = await first;
  expect(sent.url()).toBe(`${baseURL}/api/acm/secretKey/list`);
  const headers = await sent.allHeaders();
  expect(headers['access-token']).toBeTruthy();
  expect(headers['accept-language']).toBe('zh-CN');
  expect(Math.abs(Number(headers.timestamp) - before)).toBeLessThan(60_000);
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();

  const second = page.waitForRequest(isList);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('combobox', { name: '语言' }).fill('english');
  await page
    .getByRole('option', { name: /^English$|English Language$/ })
    .first()
    .click();
  expect((await (await second).allHeaders())['accept-language']).toBe('en-US');
});

for (const language of ['zh-CN', 'en-US'] as const) {
  test(`ERR-01 the catalog's words stand where the operator looks, in ${language}`, async ({ page, expectProblem }) => {
    expectProblem(/Failed to load resource|unknown call|JSON/);
    const texts = await textsOf(language);
    const t = (id: string) => texts[id] ?? id;
    await signIn(page, 'main', { language });
    await fault(page, { path: '/api/acm/secretKey/list', body: '<html>' });
    await page.goto(LIST);
    await expect(page.getByRole('alert')).toContainText(t('request.dataFailure'));
    await fault(page, { path: '/api/acm/account/getMachineCode', status: 503 });
    await page.goto('/account_center/account_info');
    await expect(page.getByRole('main')).toContainText(t('accountInfo.machineCodeFailed'));
    await page.goto('/business_account/role_management/create');
    await page.getByRole('button', { name: t('role.create'), exact: true }).click();
    await expect(page.getByText(t('form.invalid'))).toBeVisible();
  });
}

test('REQ-09 what goes wrong on a domain-assistant path stands beside its box, once, and nowhere else', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await signIn(page, 'main');
  await page.goto('/console');
  let loads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1;
  });
  const code = (code: number, message: string) => ({ envelope: { code, message, data: { methods: ['password'] } } });
  const faults = [
    ['/api/domainAssistant/domainCheck', '域名检测', code(60123, '后缀暂停查询'), '后缀暂停查询'],
    [
      '/api/domainAssistant/linkCheck',
      '链接检测',
      { status: 500 },
      /^服务器内部错误，请稍后重试（请求 req-[\da-z]+）$/,
    ],
    ['/api/domainAssistant/domainCheck', '域名检测', code(40111, 'Token expired!'), 'Token expired!'],
    ['/api/domainAssistant/linkCheck', '链接检测', code(40114, '需要验证身份'), '需要验证身份'],
  ] as const;
  for (const [path, name, answer, text] of faults) {
    await fault(page, { path, ...answer });
    const box = page.getByRole('textbox', { name });
    await box.fill('https://example.com');
    await box.press('Enter');
    await expect(box).toHaveAccessibleDescription(text);
    await expect(page.getByText(text)).toHaveCount(1);
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
  // Every notice there ever was stands in the log, so an empty one proves that none came and went.
  await page.getByRole('button', { name: '通知记录' }).click();
  await expect(page.getByRole('dialog', { name: '通知记录' })).toContainText('还没有通知');
  expect(loads).toBe(0);
});
