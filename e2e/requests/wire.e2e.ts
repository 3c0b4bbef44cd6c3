import { expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';

test('REQ-02 APP-04 a call has token, timestamp and the language, which changes without a reload', async ({
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
  await page.evaluate(() => {
    document.body.dataset.loaded = 'once';
  });

  const second = page.waitForRequest(isList);
  await page.getByRole('button', { name: '语言' }).click();
  await page.getByRole('combobox', { name: '语言' }).fill('english');
  await page
    .getByRole('option', { name: /^English$|English Language$/ })
    .first()
    .click();
  expect((await (await second).allHeaders())['accept-language']).toBe('en-US');
  await expect(page.getByRole('heading', { name: 'Secret keys' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'en-US');
  await expect(page.locator('body')).toHaveAttribute('data-loaded', 'once');
});

test('REQ-08 a lost connection says to retry; a refusal without words says the same', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await signIn(page, 'main');
  // The last that the header loads behind the first paint asks this by itself.
  const header = page.waitForResponse((answer) => answer.url().endsWith('/nodeNetwork/getWaiting'));
  await page.goto(LIST);
  await header;
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();
  // Parts that come behind the first paint are there before the line goes.
  await page.waitForLoadState('networkidle');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '刷新', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('请求出错，请重试。');
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();
  await page.context().setOffline(false);
  await fault(page, { path: '/api/acm/secretKey/list', envelope: { success: false } });
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('alert')).toContainText('请求出错，请重试。');
});
