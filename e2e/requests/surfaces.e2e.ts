import type { Page } from '@playwright/test';
import { expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';
const LOAD = '/api/acm/secretKey/list';
const DISABLE = '/api/acm/secretKey/disable';

/** Disables the newest key while the gateway answers so. */
async function disableAgainst(page: Page, envelope: unknown): Promise<void> {
  await signIn(page, 'main');
  await page.goto(LIST);
  await rowOf(page, 'CI pipeline').getByRole('button', { name: '停用' }).click();
  await fault(page, { path: DISABLE, envelope });
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
}

const refusal = (showType: number) => ({
  success: false,
  data: null,
  errorCode: 60123,
  errorMessage: '网关不同意',
  showType,
});

for (const showType of [2, 7]) {
  test(`REQ-07 showType ${showType} is an error message, shown once and where the operator looks`, async ({ page }) => {
    await disableAgainst(page, refusal(showType));
    await expect(page.getByRole('dialog').getByRole('alert').filter({ hasText: '网关不同意' })).toBeVisible();
    await expect(page.getByText('网关不同意')).toHaveCount(1);
  });
}

test('REQ-07 showType 0 says nothing', async ({ page }) => {
  await disableAgainst(page, refusal(0));
  await expect(page.getByRole('dialog').getByRole('button', { name: '取消' })).toBeEnabled();
  await expect(page.getByText('网关不同意')).toHaveCount(0);
});

test('REQ-07 showType 1 is a warning, kept in the notice log', async ({ page }) => {
  await disableAgainst(page, refusal(1));
  await expect(page.getByRole('region', { name: '网关不同意' })).toBeVisible();
});

test('REQ-07 showType 4 is a notification with the code as its title and the message as its body', async ({ page }) => {
  await disableAgainst(page, refusal(4));
  await expect(page.getByRole('region', { name: '60123' })).toContainText('网关不同意');
});

test('REQ-07 showType 9 leads to the error page with code and message', async ({ page }) => {
  await disableAgainst(page, refusal(9));
  await expect(page).toHaveURL(/\/exception\?errorCode=60123&errorMessage=/);
  await expect(page.getByText('网关不同意')).toBeVisible();
});

const TEXTS: Readonly<Record<number, string>> = {
  400: '请求有误，服务器无法处理',
  401: '登录状态无效，请重新登录',
  403: '访问被拒绝，账号没有权限',
  404: '请求的内容不存在',
  406: '服务器无法按请求的格式返回内容',
  410: '请求的内容已被永久删除',
  422: '提交的内容未通过校验',
  500: '服务器内部错误，请稍后重试',
  502: '网关错误，请稍后重试',
  503: '服务暂不可用，可能过载或正在维护',
  504: '网关超时，请稍后重试',
  418: "I'm a Teapot",
};

test('REQ-06 each HTTP status has its own words where the list failed, and Retry brings the list back', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource|unknown call/);
  await signIn(page, 'main');
  await page.goto(LIST);
  for (const [status, text] of Object.entries(TEXTS)) {
    await expect(rowOf(page, 'CI pipeline')).toBeVisible();
    await fault(page, { path: LOAD, status: Number(status) });
    await page.getByRole('button', { name: '刷新', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText(text);
    await page.getByRole('button', { name: '重试' }).click();
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
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
  await fault(page, { path: LOAD, envelope: { success: false } });
  await page.getByRole('main').getByRole('button', { name: '重试' }).click();
  await expect(page.getByRole('alert')).toContainText('请求出错，请重试。');
});

test('REL-4 five clicks and Enter send one write', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?panel=create`);
  let writes = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/secretKey/add')) writes += 1;
  });
  await fault(page, { path: '/api/acm/secretKey/add', delay: 400 });
  const field = page.getByRole('textbox', { name: '描述' });
  await field.fill('五次点击');
  await page.getByRole('button', { name: '新建', exact: true }).evaluate((button) => {
    for (let clicks = 0; clicks < 5; clicks += 1)
      button.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
  });
  await field.press('Enter');
  await expect(page.getByRole('dialog', { name: '密钥已创建' })).toBeVisible();
  expect(writes).toBe(1);
});
