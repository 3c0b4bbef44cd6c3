import { expect, signIn, test } from '../support/console';

test('LAND-01 a page says what its product does, how the service stands, and leads to help that exists', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/landing_page/monitor');
  await expect(page.getByRole('heading', { level: 1, name: '云监测' })).toBeVisible();
  await expect(page.getByText('剩余 30 天')).toBeVisible();
  const functions = page.getByRole('region', { name: '功能' });
  await expect(functions.getByRole('heading')).not.toHaveCount(0);
  await page.getByRole('link', { name: '创建监测任务' }).click();
  await expect(page.getByRole('article', { name: '创建监测任务' })).toBeVisible();
});
