import { expect, test } from '../support/console';

test('SEC-5: nothing that a document brings along runs, loads or styles', async ({ page, baseURL, expectProblem }) => {
  // The browser's parser reports what the policy forbids before the purifier takes it out.
  expectProblem(/violates the following Content Security Policy directive/);
  const foreign: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(baseURL ?? '')) foreign.push(request.url());
  });
  await page.goto('/anonymous/help_doc?id=pasted');
  const article = page.getByRole('article');
  await article.getByText('The text stays.').click();
  expect(await page.evaluate(() => 'owned' in window)).toBe(false);
  expect(await article.locator('img, script, iframe, form, input, [style], [onclick]').count()).toBe(0);
  await expect(article.getByRole('link')).toHaveCount(1);
  await expect(article.getByRole('link', { name: 'IANA' })).toHaveAttribute('rel', 'noopener noreferrer');
  expect(foreign).toEqual([]);
});
