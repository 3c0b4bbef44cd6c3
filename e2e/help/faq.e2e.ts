import { expect, signIn, test } from '../support/console';

test('HELP-01 HELP-03 KIT-01: an entry of the FAQ is found by keyboard from a document, and filtered and marked, over a reload, in Chinese', async ({
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
});
