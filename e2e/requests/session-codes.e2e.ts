import type { Page } from '@playwright/test';
import { expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';
const LOAD = '/api/acm/secretKey/list';
const over = { code: 40105, message: 'Not Login!', data: null };

/** Counts the documents that this page loads from now on. */
function countDocuments(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) count += 1;
  });
  return () => count;
}

test('REQ-04 REL-2 a session code that comes again at once ends in a page that offers sign-in, not in a loop', async ({
  page,
}) => {
  await signIn(page, 'main');
  await fault(page, { path: LOAD, times: 9, envelope: over });
  const documents = countDocuments(page);
  await page.goto(LIST);
  await expect(page.getByRole('heading', { name: '会话已结束' })).toBeVisible();
  expect(documents()).toBe(2);
  await page.getByRole('button', { name: '去登录' }).click();
  await expect(page).toHaveURL(/\/sign-in\?redirect=%2Faccount_center%2Fsecret_key/);
});

const protectedCall = { code: 40114, message: '敏感操作', data: { methods: ['password'] } };

test('REQ-05 a protected call asks for a proof: canceled it changes nothing, proved it is replayed once', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/secretKey/disable')) calls += 1;
  });
  await signIn(page, 'main');
  await page.goto(LIST);
  const row = rowOf(page, 'CI pipeline');
  await row.getByRole('button', { name: '停用' }).click();
  const question = page.getByRole('dialog', { name: /停用密钥/ });
  const proof = page.getByRole('dialog', { name: '敏感操作保护' });
  await fault(page, { path: '/api/acm/secretKey/disable', times: 2, envelope: protectedCall });
  await question.getByRole('button', { name: '停用' }).click();
  await proof.getByRole('button', { name: '取消' }).click();
  await expect(question.getByRole('button', { name: '取消' })).toBeEnabled();
  await expect(page.getByText('敏感操作', { exact: true })).toHaveCount(0);
  await expect(row).toContainText('已启用');
  await question.getByRole('button', { name: '停用' }).click();
  await proof.getByLabel('账号密码').fill('wrong');
  await proof.getByRole('button', { name: '验证' }).click();
  await expect(proof.getByText('账号名或密码不正确')).toBeVisible();
  await proof.getByLabel('账号密码').fill('Console#2026');
  await proof.getByRole('button', { name: '验证' }).click();
  await expect(row).toContainText('已停用');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls).toBe(3);
});
