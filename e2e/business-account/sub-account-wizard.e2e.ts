import type { Page } from '@playwright/test';
import { chooseIn, expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/account_management';
const CREATE = `${LIST}/create`;

/** The fields of the first step that must be filled. */
async function fillBasics(page: Page, name: string): Promise<void> {
  await page.getByRole('textbox', { name: '账号名称' }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill('Passw0rd#1');
  await page.getByLabel('确认密码').fill('Passw0rd#1');
  await page.getByRole('combobox', { name: '所属组织' }).click();
  await page.getByRole('treeitem').filter({ hasText: '网络运维部' }).click();
  await page.getByRole('textbox', { name: '手机' }).fill('13911112222');
  await page.getByRole('textbox', { name: '邮箱' }).fill(`new-${name}@acme.example`);
}

async function chooseRole(page: Page, name: string): Promise<void> {
  await page.getByRole('combobox', { name: '角色' }).click();
  await page.getByTitle(name).click();
}

const next = (page: Page) => page.getByRole('button', { name: '下一步' }).click();
/** Through the last step, which shows what is made. */
const create = async (page: Page) => {
  await next(page);
  await page.getByRole('button', { name: '新建账号' }).click();
};

test('SUB-02 SUB-07 required fields are enough; the new account is counted, and deleted by its name and the password', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(CREATE);
  await fillBasics(page, 'least');
  await next(page);
  await expect(page.getByRole('region', { name: '数据授权' })).toBeFocused();
  await chooseRole(page, 'DNS hosting only');
  await create(page);
  await expect(page).toHaveURL(/account_management$/);
  await expect(rowOf(page, 'least')).toContainText('DNS hosting only');
  await expect(rowOf(page, 'least')).toContainText('网络运维部');
  await expect(page.getByText('许可 30 个，已用 29 个')).toBeVisible();
  await chooseIn(rowOf(page, 'least'), '删除');
  const dialog = page.getByRole('dialog', { name: '删除账号 least？' });
  await dialog.getByLabel('请输入“least”以确认').fill('least');
  await dialog.getByLabel('账号密码').fill('Console#2026');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('许可 30 个，已用 28 个')).toBeVisible();
});

test('SUB-02 the first step stops at its first wrong field; Back keeps both steps; leaving asks', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '新建账号' }).click();
  await next(page);
  const name = page.getByRole('textbox', { name: '账号名称' });
  await expect(name).toBeFocused();
  await fillBasics(page, 'kept');
  await next(page);
  await chooseRole(page, '安全审计');
  // The browser's own buttons go the same way, and ask nothing.
  await page.goBack();
  await expect(name).toHaveValue('kept');
  await page.goForward();
  await expect(page.getByRole('region', { name: '数据授权' }).getByTitle('安全审计')).toBeVisible();
  await page.getByRole('button', { name: '上一步' }).click();
  await expect(name).toHaveValue('kept');
  await next(page);
  await expect(page.getByRole('region', { name: '数据授权' }).getByTitle('安全审计')).toBeVisible();
  await page.getByRole('link', { name: '账号管理' }).first().click();
  const dialog = page.getByRole('dialog', { name: '放弃未保存的修改？' });
  await dialog.getByRole('button', { name: '取消' }).click();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(/create\?step=authorization$/);
  await page.getByRole('button', { name: '取消' }).click();
  await dialog.getByRole('button', { name: '放弃修改' }).click();
  await expect(page).toHaveURL(/account_management$/);
});

test('SUB-02 what was entered survives a forced reload, but for the passwords', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(CREATE);
  await fillBasics(page, 'draft');
  await next(page);
  await chooseRole(page, '安全审计');
  await page.getByRole('button', { name: '上一步' }).click();
  const over = { code: 40111, message: 'Token expired!', data: null };
  await fault(page, { path: '/api/acm/subAccount/checkUnique', envelope: over });
  const phone = page.getByRole('textbox', { name: '手机' });
  await phone.fill('13911113333');
  await phone.blur();
  await expect(page.getByText('已恢复未保存的内容')).toBeVisible();
  await expect(page.getByRole('textbox', { name: '账号名称' })).toHaveValue('draft');
  await expect(phone).toHaveValue('13911113333');
  await expect(page.getByLabel('密码', { exact: true })).toHaveValue('');
  await page.getByLabel('密码', { exact: true }).fill('Passw0rd#1');
  await page.getByLabel('确认密码').fill('Passw0rd#1');
  await next(page);
  await expect(page.getByRole('region', { name: '数据授权' }).getByTitle('安全审计')).toBeVisible();
});
