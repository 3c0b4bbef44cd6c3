import { expect, signIn, test } from '../support/console';

test('HOME-05 HOME-06 a chart that is touched loads nothing; the banner leads to the switch, and is gone without a reload once security login is on', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/console');
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
  const chart = page.getByRole('figure', { name: '告警' }).first();
  await expect(chart).toContainText(/UTC[+-]\d\d:\d\d/);
  const isChunk = (url: string) => url.includes('.async.js');
  const loaded: string[] = [];
  const note = (request: { url: () => string }) => isChunk(request.url()) && loaded.push(request.url());
  page.on('request', note);
  await chart.hover();
  expect(loaded).toEqual([]);
  page.off('request', note);
  const link = page.getByRole('link', { name: '前往开启' });
  await link.click();
  await page.getByRole('switch', { name: '安全登录' }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('登录安全已更新')).toBeVisible();
  await page.getByRole('link', { name: '控制台首页' }).click();
  await expect(page.getByRole('region', { name: '待处理' })).toContainText(/告警中[1-9]/);
  await expect(link).toHaveCount(0);
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loadedAt);
});

test('HOME-01 APP-13 a card and the switcher lead into a product, which leads back, and a card to what is said of one', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/console');
  const services = page.getByRole('region', { name: 'Products and services' });
  await services.getByRole('link', { name: 'Enter Cloud DNS' }).click();
  await expect(page).toHaveURL('/product/cloud');
  await page.getByRole('link', { name: 'Back to the console' }).click();
  await page.getByRole('button', { name: /switch product/ }).click();
  const items = page.getByRole('banner').getByRole('listitem');
  await expect(items.filter({ hasText: 'Web application firewall' })).toHaveCount(0);
  await items.getByRole('link', { name: 'Console home' }).click();
  await expect(page).toHaveURL('/console');
  await services.getByRole('link', { name: 'How to renew Cloud monitoring' }).click();
  await expect(page).toHaveURL('/landing_page/monitor');
});
