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

test('REQ-04 many calls that fail together with session codes reload the page once, without a message', async ({
  page,
}) => {
  await signIn(page, 'main');
  const paths = new Set<string>();
  page.on('request', (request) => paths.add(new URL(request.url()).pathname));
  await page.goto('/console');
  await page.waitForLoadState('networkidle');
  const reads = [...paths].filter((path) => path.startsWith('/api/') && !path.includes('/session/'));
  expect(reads.length).toBeGreaterThan(3);
  for (const path of reads) await fault(page, { path, envelope: over });
  const documents = countDocuments(page);
  await page.goto('/console');
  await expect.poll(documents).toBe(2);
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText('Not Login!')).toHaveCount(0);
});

test('REQ-04 a session code that comes again at once ends in a page that offers sign-in, not in a loop', async ({
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

async function disable(page: Page): Promise<void> {
  await signIn(page, 'main');
  await page.goto(LIST);
  await rowOf(page, 'CI pipeline').getByRole('button', { name: '停用' }).click();
  await fault(page, { path: '/api/acm/secretKey/disable', envelope: protectedCall });
  await page.getByRole('dialog').getByRole('button', { name: '停用' }).click();
}

test('REQ-05 a protected call asks for a proof, keeps a wrong one in the dialog, and is then replayed once', async ({
  page,
}) => {
  let calls = 0;
  page.on('request', (request) => {
    if (request.url().endsWith('/secretKey/disable')) calls += 1;
  });
  await disable(page);
  const proof = page.getByRole('dialog', { name: '敏感操作保护' });
  await proof.getByLabel('账号密码').fill('wrong');
  await proof.getByRole('button', { name: '验证' }).click();
  await expect(proof.getByText('账号名或密码不正确')).toBeVisible();
  await proof.getByLabel('账号密码').fill('Console#2026');
  await proof.getByRole('button', { name: '验证' }).click();
  await expect(rowOf(page, 'CI pipeline')).toContainText('已停用');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  expect(calls).toBe(2);
});

test('REQ-05 Cancel leaves everything as it was, without a message', async ({ page }) => {
  await disable(page);
  await page.getByRole('dialog', { name: '敏感操作保护' }).getByRole('button', { name: '取消' }).click();
  const question = page.getByRole('dialog', { name: /停用密钥/ });
  await expect(question).toBeVisible();
  await expect(question.getByRole('button', { name: '取消' })).toBeEnabled();
  await expect(page.getByText('敏感操作', { exact: true })).toHaveCount(0);
  await expect(rowOf(page, 'CI pipeline')).toContainText('已启用');
});
