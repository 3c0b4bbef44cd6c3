import { expect, signIn, test } from '../support/console';

test('ANON-02: a shared report is shown without token and menu, though the browser is signed in', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) headers.push(request.headers());
  });
  await page.goto('/anonymous/alarmReport?share=share-alarm-valid');
  await expect(page.getByText('Alarm report', { exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Still in alarm' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page.getByText('2026-10-26 – 2026-11-01')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: '核心业务告警周报' })).toBeVisible();
  await expect(page).toHaveURL(/\/anonymous\/alarmReport$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.filter((one) => 'access-token' in one)).toEqual([]);
});

test('ANON-02: a report survives a reload of its own tab, though its secret is in no address and in no other tab', async ({
  page,
  context,
}) => {
  await page.goto('/anonymous/alarmReport?share=share-alarm-valid');
  await expect(page.getByRole('region', { name: 'Ended' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ended' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/anonymous/alarmReport');
  await expect(other.getByRole('heading', { name: 'The link is incomplete' })).toBeVisible();
});

test('ANON-02: expired, withdrawn and unknown links each say so, and one with markup is only unknown', async ({
  page,
}) => {
  for (const [share, title] of [
    ['share-business-expired', 'The share link has expired'],
    ['share-business-withdrawn', 'Sharing was ended'],
    ['share-nobody-made', 'The share link is not valid'],
    ['"><img src=x onerror=document.title=1>', 'The share link is not valid'],
  ] as const) {
    await page.goto(`/anonymous/businessReport?${new URLSearchParams({ share })}`);
    await expect(page.getByRole('heading', { name: title })).toBeVisible();
  }
  await expect(page).toHaveTitle(/Business report/);
});

test('ANON-02: a report on a dark screen prints black on white, without buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/anonymous/businessReport?share=share-business-valid');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('row', { name: /2026-10-26/ })).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('ANON-02: a report stays inside a phone, its table scrolls by itself', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto('/anonymous/alarmReport?share=share-alarm-valid');
  await expect(page.getByRole('region', { name: 'Ended' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
