import { rowOf } from '../../src/routes';
import { expect, signIn, test } from '../support/console';

test('HOME-01 service cards show state and days by the gateway, and an expired one says why it cannot be entered', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  // A browser whose clock is a day off must not change a count (REL-11).
  await page.clock.install({ time: Date.now() + 26 * 3_600_000 });
  await page.goto('/console');
  const services = page.getByRole('region', { name: 'Products and services' });
  await expect(services.getByRole('listitem').filter({ hasText: 'Cloud DNS' })).toContainText(
    'Service expires soon7 days left',
  );
  const expired = services.getByRole('button', { name: 'Enter IP address intelligence' });
  await expired.focus();
  await expect(page.getByRole('tooltip')).toHaveText('The service has expired, renew it to enter');
});

test('HOME-05 a chart names its zone, has a table, and stays as it is when it is touched; its sum is the counter', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/console');
  const chart = page.getByRole('figure', { name: 'Alarms' });
  await expect(chart).toContainText(/UTC[+-]\d\d:\d\d/);
  const isChunk = (url: string) => url.includes('.async.js');
  const loaded: string[] = [];
  page.on('request', (request) => isChunk(request.url()) && loaded.push(request.url()));
  await chart.hover();
  expect(loaded).toEqual([]);
  await chart.getByRole('button', { name: 'Show table' }).click();
  await expect(chart.getByRole('row')).toHaveCount(25);
});

test('HOME-06 the banner leads to the switch, and is gone without a reload once security login is on', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/console');
  const loadedAt = await page.evaluate(() => performance.timeOrigin);
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

test('APP-13 the switcher offers home and the opened products, none whose flag is off and none without a way in', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/account_center/account_info');
  await page.getByRole('button', { name: /switch product/ }).click();
  const items = page.getByRole('banner').getByRole('listitem');
  await expect(items.filter({ hasText: 'Cloud monitoring' })).toHaveCount(1);
  await expect(items.filter({ hasText: 'Web application firewall' })).toHaveCount(0);
  const links = await items
    .getByRole('link')
    .evaluateAll((all) => all.map((one) => new URL(one.getAttribute('href') ?? '', document.baseURI).pathname));
  const isScreen = (path: string) => path === '/' || rowOf(path) !== undefined;
  expect(links.filter((path) => !isScreen(path) && !path.startsWith('/product/'))).toEqual([]);
  await items.getByRole('link', { name: 'Console home' }).click();
  await expect(page).toHaveURL('/console');
});
