import { expect, fault, signIn, test } from '../support/console';

test('HELP-01 HELP-02 KIT-01: an entry of the FAQ is found by keyboard, filtered, marked and opened by a link, in Chinese', async ({
  page,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname));
  await signIn(page, 'readonly');
  await page.goto('/update_log');
  await expect(page.getByRole('article')).toBeVisible();
  expect(scripts.filter((path) => /\/faq\./.test(path))).toEqual([]);
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: '搜索控制台' }).fill('探测频率');
  const question = page.getByRole('option', { name: /故障切换需要多长时间/ });
  await expect(question).toBeVisible();
  // The mark stays on what came first, which may be a document.
  for (let step = 0; step < 10 && (await question.getAttribute('aria-selected')) !== 'true'; step += 1)
    await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/common_problem\?id=/);
  await expect(page.getByRole('article')).toContainText('探测频率');
  await page.getByRole('link', { name: '返回问题列表' }).click();
  await expect(page.getByText('35 个问题')).toBeVisible();
  await page.getByRole('link', { name: '故障切换', exact: true }).click();
  await page.getByRole('searchbox', { name: '搜索文档和常见问题' }).fill('权重');
  await expect(page.getByText('1 个问题')).toBeVisible();
  await expect(page.locator('mark').first()).toHaveText('权重');
  await page.reload();
  await expect(page.getByText('1 个问题')).toBeVisible();
  await page.goto('/common_problem?id=acl-size&category=failover&q=权重');
  await expect(page.getByRole('article')).toContainText('20000');
});

test('HELP-03: handbook, upgrade logs and FAQ are reached from the document center, and an empty one says so, in English', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/help_doc/list?id=license-guide');
  await expect(page.getByRole('article', { name: 'Activate and renew a license' })).toBeVisible();
  await page.getByRole('link', { name: 'All questions' }).click();
  await expect(page.getByRole('link', { name: 'What are the default TTL and its range?' })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'User guide' }).click();
  await page.getByRole('navigation', { name: 'Directories' }).getByText('Resolution', { exact: true }).click();
  await page.getByRole('link', { name: /Set up failover switching/ }).click();
  await expect(page).toHaveURL(/use_handbook\?id=guide-failover$/);
  await fault(page, {
    path: '/api/help/doc/getDirectories',
    envelope: { code: 20000, message: '', data: { list: [{ type: 'updateLog', documents: [] }] } },
  });
  await page.goto('/update_log');
  await expect(page.getByText('No document')).toBeVisible();
});
