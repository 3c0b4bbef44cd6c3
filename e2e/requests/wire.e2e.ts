import { expect, fault, rowOf, signIn, test } from '../support/console';
import { textsOf } from '../support/texts';

const LIST = '/account_center/secret_key';

test('REQ-01 REQ-02 a call goes to the stored base of its server, with token, timestamp and the chosen language', async ({
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
  test(`ERR-01 the catalogue's words stand where the operator looks, in ${language}`, async ({
    page,
    expectProblem,
  }) => {
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
