import { expect, setClock, signIn, test } from '../support/console';

const NOW = Date.UTC(2026, 10, 2, 9, 30);

test('RPT-03 ALM-06 a link is made, copied, opened by somebody without a session, and withdrawn', async ({
  page,
  browser,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'main');
  await page.goto('/report/monitoring_alarm?id=RP-1-1');
  await page.getByRole('button', { name: '分享' }).click();
  const drawer = page.getByRole('dialog', { name: '分享报告' });
  await expect(drawer.getByText('审计 <b>2026</b>')).toBeVisible();
  await drawer.getByRole('radio', { name: '1 天' }).check();
  await drawer.getByRole('textbox', { name: '备注' }).fill('<script>alert(1)</script>');
  await drawer.getByRole('button', { name: '创建链接' }).click();
  await drawer.getByRole('button', { name: '复制 链接' }).click();
  await expect(drawer.getByText('<script>alert(1)</script>')).toBeVisible();
  const address = await page.evaluate(() => navigator.clipboard.readText());
  const guest = await (await browser.newContext()).newPage();
  await guest.goto(address);
  await expect(guest.getByRole('heading', { name: '核心业务告警周报' })).toBeVisible();
  await expect(guest.getByRole('navigation')).toHaveCount(0);
  // In the clock of whoever shared it, and without its key.
  await expect(guest).toHaveURL(/\/anonymous\/alarmReport\?tz=[^&]+$/);
  await drawer.getByRole('button', { name: `取消分享 ${address.slice(-4)}` }).click();
  const question = page.getByRole('dialog', { name: `取消尾号 ${address.slice(-4)} 的分享链接？` });
  await expect(question).toContainText('链接已被打开 0 次');
  await question.getByRole('button', { name: '取消分享' }).click();
  await expect(question).toBeHidden();
  await guest.reload();
  await expect(guest.getByRole('heading', { name: /分享已被取消|Sharing was ended/ })).toBeVisible();
  await guest.context().close();
});

test('ALM-06 an alarm report prints black on white, whole tables on A4, without menu and buttons', async ({ page }) => {
  await signIn(page, 'readonly', { language: 'en-US', theme: 'dark' });
  await setClock(page, NOW);
  await page.goto('/report/monitoring_alarm?id=RP-1-1');
  const days = page.getByRole('region', { name: 'Day by day' });
  await expect(days.getByRole('row')).toHaveCount(8);
  const ended = page.getByRole('region', { name: 'Ended' }).getByRole('row');
  const folded = await ended.count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('button', { name: 'Print' })).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(days.getByRole('row').nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
  // What the margins are painted by.
  await expect(page.locator('html')).toHaveCSS('color-scheme', 'light');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');
  // A4 in points, on every page: twenty alarms fill one, what stands before them two.
  const alarms = await ended.count();
  expect(alarms).toBeGreaterThan(folded);
  const boxes = pdf.toString('latin1').match(/\/MediaBox \[0 0 59[45][.\d]* 84[12][.\d]*\]/g) ?? [];
  expect(boxes.length).toBeGreaterThanOrEqual(2);
  expect(boxes.length).toBeLessThanOrEqual(2 + Math.ceil(alarms / 20));
});

test('ALM-06 a report of 90 days stays inside a phone; its tables scroll by themselves', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 800 });
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto('/report/monitoring_alarm?id=RP-9-1');
  // At most 200 come: those still in alarm, which stand in a table of their own, and the latest of those that ended.
  const figureIn = async (text: RegExp) => Number((await page.getByText(text).textContent())?.match(text)?.[1]);
  const ended = await figureIn(/; the latest (\d+) are listed here/);
  expect(ended + (await figureIn(/^(\d+) alarms? as of/))).toBe(200);
  await expect(page.getByRole('region', { name: 'Day by day' }).getByRole('row')).toHaveCount(91);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});
