import type { Locator, Page } from '@playwright/test';
import { expect, setClock, signIn, test } from '../support/console';

const WIDTH = 390;
const MOST = 9;

test.use({ viewport: { width: WIDTH, height: 844 }, hasTouch: true });

/** Touches, one by one; after each the page is no wider than the phone. */
function finger(page: Page) {
  let touches = 0;
  return {
    tap: async (target: Locator) => {
      await target.tap();
      touches += 1;
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(WIDTH);
    },
    count: () => touches,
  };
}

test('CMD-01 KIT-10 on a phone: find the failing node, see why, run its command again, in under ten touches', async ({
  page,
}) => {
  await signIn(page, 'nodeadmin');
  // With the gateway's clock stopped the command does not end before it was seen to run.
  await setClock(page, Date.now());
  await page.goto('/console');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const { tap, count } = finger(page);
  await tap(page.getByRole('button', { name: '主菜单' }));
  await tap(page.getByRole('link', { name: '命令任务管理' }));
  const row = page.getByRole('row', { name: /CT-1003/ });
  await expect(row).toContainText(/失败.*成都采集/);
  await tap(row.getByRole('button', { name: /更多操作/ }));
  await tap(page.getByRole('menuitem', { name: '输出' }));
  const output = page.getByRole('dialog', { name: '任务 CT-1003 的输出' });
  await expect(output).toContainText('connection reset by peer');
  await tap(output.getByRole('button', { name: '关闭' }));
  await tap(row.getByRole('button', { name: /更多操作/ }));
  await tap(page.getByRole('menuitem', { name: '重新执行' }));
  await tap(page.getByRole('dialog', { name: '重新执行任务 CT-1003？' }).getByRole('button', { name: '重新执行' }));
  await expect(row).toContainText('执行中');
  expect(count()).toBeLessThanOrEqual(MOST);
});

test('BEY-34 on a phone an alarm is acknowledged in at most four touches, and its row says who has it', async ({
  page,
}) => {
  await signIn(page, 'main');
  await setClock(page, Date.UTC(2026, 10, 2, 9, 30));
  await page.goto('/console');
  const { tap, count } = finger(page);
  await tap(page.getByRole('main').getByRole('link', { name: /^告警中/ }));
  const row = page.getByRole('row', { name: /node-sh-02 CPU/ });
  await tap(row.getByRole('button', { name: '认领' }));
  await tap(page.getByRole('dialog').getByRole('button', { name: '认领' }));
  await expect(row).toContainText(/acme\s*至/);
  expect(count()).toBeLessThanOrEqual(4);
});

test('KIT-10 on a phone the action that stays under the thumb leaves the end of its list free', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto('/system_settings/host_management');
  await page.getByRole('row').nth(9).waitFor();
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  const action = await page.getByRole('button', { name: '添加主机' }).boundingBox();
  for (const end of [page.getByRole('row').last(), page.getByRole('listitem').last()]) {
    const box = await end.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(action?.y ?? 0);
  }
});
