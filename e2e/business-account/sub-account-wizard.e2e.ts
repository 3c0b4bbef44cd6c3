import type { Page } from '@playwright/test';
import { expect, fault, rowOf, signIn, test } from '../support/console';

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

test('SUB-02 required fields are enough; the new account is counted', async ({ page }) => {
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
});

test('SUB-02 everything at once, in English', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(CREATE);
  await page.getByRole('textbox', { name: 'Account name' }).fill('complete');
  await page.getByLabel('Password', { exact: true }).fill('Passw0rd#1');
  await page.getByLabel('Confirm password').fill('Passw0rd#1');
  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByTitle('Group company account').click();
  await page.getByRole('combobox', { name: 'Organization' }).click();
  await page.getByRole('treeitem').filter({ hasText: 'Retail division' }).click();
  await page.getByRole('textbox', { name: 'Phone' }).fill('+442071234567');
  await page.getByRole('textbox', { name: 'Email' }).fill('complete@acme.example');
  await page.getByRole('textbox', { name: 'Full name' }).fill('Ada Example');
  await page.getByRole('textbox', { name: 'Company' }).fill('Acme Retail');
  await page.getByRole('textbox', { name: 'Industry' }).fill('Retail');
  await page.getByRole('textbox', { name: 'Region' }).fill('London');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('combobox', { name: 'Role' }).click();
  await page.getByTitle('Domain operators').click();
  await page.getByRole('checkbox', { name: 'SMS' }).check();
  await page.getByRole('radio', { name: 'Read/write' }).check();
  await page.getByRole('switch', { name: 'All business data of DNS' }).click();
  await page.getByRole('switch', { name: 'All log data' }).click();
  await page.getByRole('button', { name: 'Add' }).click();
  // A resource of the account brings its type and module.
  await page.getByRole('combobox', { name: 'Resource name' }).fill('acme.example');
  await expect(page.getByText('All business data is granted, so this row has no effect.').first()).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('region', { name: 'Resource authorization' })).toContainText(
    'No single resource granted',
  );
  await page.getByRole('button', { name: 'Create account' }).click();
  const row = rowOf(page, 'complete');
  await expect(row).toContainText('Ada Example');
  await expect(row).toContainText('Group company account');
  await row.getByRole('link', { name: 'complete' }).click();
  await expect(page.getByRole('textbox', { name: 'Company' })).toHaveValue('Acme Retail');
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

test('SUB-02 a registered name is told when the field is left, and again at submit, which opens its step', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(CREATE);
  const taken = '账号名称已被注册，请重新输入';
  await fillBasics(page, 'acme-nodes');
  await expect(page.getByText(taken)).toBeVisible();
  await next(page);
  const name = page.getByRole('textbox', { name: '账号名称' });
  await expect(name).toBeFocused();
  await name.fill('late');
  await next(page);
  await chooseRole(page, 'DNS hosting only');
  const data = { fields: { name: taken } };
  await fault(page, { path: '/api/acm/subAccount/add', envelope: { code: 60020, message: taken, data } });
  await create(page);
  await expect(name).toBeFocused();
  await expect(page.getByText(taken)).toBeVisible();
});

test('SUB-02 the role has to be chosen; of an own choice each product needs a menu item, among those of the role', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(CREATE);
  await fillBasics(page, 'picky');
  await next(page);
  // The gateway is asked first whether the name is free.
  await expect(page.getByRole('combobox', { name: '角色' })).toBeVisible();
  await next(page);
  await expect(page.getByText('角色不能为空')).toBeVisible();
  await chooseRole(page, '安全审计');
  await page.getByRole('radio', { name: /^自选/ }).check();
  // A choice begins with all that the role has, and offers nothing else.
  await expect(page.getByRole('treeitem', { name: 'DNS 云解析' })).toHaveCount(0);
  await page.getByRole('treeitem', { name: '云监测' }).click();
  await next(page);
  await expect(page.getByText('请至少选择一个菜单项').first()).toBeVisible();
  await expect(page.getByRole('tree', { name: '选定的菜单项' })).toBeFocused();
  await page.getByRole('treeitem', { name: '云监测' }).click();
  await create(page);
  await expect(rowOf(page, 'picky')).toBeVisible();
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
