import type { Page } from '@playwright/test';
import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/account_management';

/** Fills the password dialog and presses the button with the verb. */
async function confirm(page: Page, verb: string, password = 'Console#2026'): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('账号密码').fill(password);
  await dialog.getByRole('button', { name: verb }).click();
}

async function more(page: Page, row: string, item: string): Promise<void> {
  await rowOf(page, row)
    .getByRole('button', { name: /更多操作/ })
    .click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('SUB-01 the list shows types, states and authorization; filters stand in the address and come off one by one', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?status=locked`);
  await expect(rowOf(page, 'acme-locked')).toContainText('已锁定');
  // The menu is longer than the window.
  await expect(page.getByRole('navigation').getByRole('link', { name: '账号管理' })).toBeInViewport({ ratio: 1 });
  await expect(rowOf(page, 'platform-audit')).toContainText('平台账号');
  await expect(rowOf(page, 'platform-audit')).toContainText('已过期');
  await expect(rowOf(page, 'acme-operator')).toHaveCount(0);
  await page.getByRole('button', { name: '移除筛选：状态：已锁定' }).click();
  await expect(page).toHaveURL(/account_management$/);
  await expect(page.getByText('共 28 条')).toBeVisible();
  await page.getByRole('combobox', { name: '所属组织' }).click();
  await page.getByRole('treeitem').filter({ hasText: '华东研发中心' }).click();
  await expect(page).toHaveURL(/within=ORG-3/);
  await expect(rowOf(page, 'dns-engine')).toContainText('解析引擎小组');
  await expect(rowOf(page, 'acme-operator')).toHaveCount(0);
  await page.reload();
  await expect(rowOf(page, 'dns-engine')).toBeVisible();
  await expect(page.getByRole('button', { name: '移除筛选：所属组织：华东研发中心' })).toBeVisible();
});

test('SUB-07 a deletion names what breaks and asks for the name and the account password', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await more(page, 'zone-editor', '删除');
  const dialog = page.getByRole('dialog', { name: '删除账号 zone-editor？' });
  await expect(dialog).toContainText('删除账号将中断其业务。操作不可恢复，确认继续吗？');
  await expect(dialog).toContainText('密钥 3 项：AK00202001 CI pipeline');
  await confirm(page, '删除');
  await expect(dialog.getByText('请输入“zone-editor”', { exact: true })).toBeVisible();
  await dialog.getByLabel('请输入“zone-editor”以确认').fill('zone-editor');
  await confirm(page, '删除');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('共 27 条')).toBeVisible();
  await expect(page.getByText('许可 30 个，已用 27 个')).toBeVisible();
  await expect(rowOf(page, 'zone-editor')).toHaveCount(0);
});

test('SUB-01 SUB-07 an account that only reads sees the list and changes nothing', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto(LIST);
  await expect(page.getByRole('button', { name: '新建账号' })).toBeDisabled();
  await expect(rowOf(page, 'zone-editor').getByRole('button', { name: '锁定' })).toBeDisabled();
  await rowOf(page, 'zone-editor')
    .getByRole('button', { name: /更多操作/ })
    .click();
  await expect(page.getByRole('menuitem', { name: '删除（账号没有此操作的权限）' })).toBeDisabled();
  await page.goto(`${LIST}/create`);
  await expect(page.getByText('账号没有此操作的权限')).toBeVisible();
  await expect(page.getByRole('textbox')).toHaveCount(0);
  // On a phone a row still says whose it is.
  await page.setViewportSize({ width: 390, height: 800 });
  await page.goto(LIST);
  await expect(page.getByRole('link', { name: 'acme-operator', exact: true })).toBeVisible();
});

test('SUB-07 an operator locks others, never himself, and deletes nobody', async ({ page }) => {
  await signIn(page, 'operator', { language: 'en-US' });
  await page.goto(LIST);
  await expect(rowOf(page, 'acme-nodes').getByRole('button', { name: 'Lock' })).toBeEnabled();
  const own = rowOf(page, 'acme-operator');
  await expect(own.getByRole('button', { name: 'Lock' })).toBeDisabled();
  await own.getByRole('button', { name: /More actions/ }).click();
  await expect(
    page.getByRole('menuitem', { name: /^Reset password \(You are signed in with this account/ }),
  ).toBeDisabled();
  await expect(page.getByRole('menuitem', { name: /^Delete \(The account has no right/ })).toBeDisabled();
});
