import { expect, signIn, test } from '../support/console';

test('ANON-02: a shared report is shown without token and menu, though the browser is signed in; it survives a reload of its own tab, and no other one has it', async ({
  page,
  context,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  const headers: Record<string, string>[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname.startsWith('/api/')) headers.push(request.headers());
  });
  await page.goto('/anonymous/alarmReport?share=share-alarm-valid');
  await expect(page.getByRole('heading', { level: 1, name: '核心业务告警周报' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Still in alarm' }).getByRole('row').nth(1)).toBeVisible();
  await expect(page).toHaveURL(/\/anonymous\/alarmReport$/);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  expect(headers.length).toBeGreaterThan(0);
  expect(headers.filter((one) => 'access-token' in one)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 800 });
  await page.reload();
  await expect(page.getByRole('region', { name: 'Ended' })).toBeVisible();
  // Its tables scroll by themselves.
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  const other = await context.newPage();
  await other.goto('/anonymous/alarmReport');
  await expect(other.getByRole('heading', { name: 'The link is incomplete' })).toBeVisible();
});

test('ANON-02: a report on a dark screen prints black on white, without buttons', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/anonymous/businessReport?share=share-business-valid');
  await expect(page.getByRole('button', { name: 'Print' })).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('row', { name: /2026-10-26/ })).toHaveCSS('color', 'rgb(0, 0, 0)');
});
