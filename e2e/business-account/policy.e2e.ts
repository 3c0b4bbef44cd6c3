import { expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/policy_management';

test('POL-01 a policy needs a name and one resource with name and type, no more', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '新建策略' }).click();
  await page.getByRole('button', { name: '新建策略' }).click();
  await expect(page.getByText('策略名称不能为空')).toBeVisible();
  await expect(page.getByText('资源授权不能为空')).toBeVisible();
  await page.getByRole('textbox', { name: '策略名称' }).fill('夜间值班');
  await page.getByRole('button', { name: '添加' }).click();
  await page.getByRole('combobox', { name: '资源名称' }).fill('*.night.example');
  await page.getByRole('combobox', { name: '资源类型' }).selectOption('权威域');
  await expect(page.getByRole('region', { name: '生效结果' })).toContainText('读写 0 项，只读 1 项');
  await page.getByRole('button', { name: '新建策略' }).click();
  await expect(page).toHaveURL(LIST);
  await expect(rowOf(page, '夜间值班')).toContainText('全部模块');
});

test('POL-01 a full policy: two resources, an account and an organization; a duplicate resource is blocked on its row', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('textbox', { name: 'Policy name' }).fill('Everything filled in');
  await page.getByRole('textbox', { name: 'Description' }).fill('For the audit');
  await page.getByRole('button', { name: 'Add' }).click();
  await page.getByRole('combobox', { name: 'Resource name' }).fill('*.a.example');
  await page.getByRole('combobox', { name: 'Resource type' }).selectOption('Zone');
  await page.getByRole('combobox', { name: 'Module' }).selectOption('Cloud DNS');
  await page.getByRole('combobox', { name: 'Domain asset type' }).selectOption('Hosted domain');
  await page.getByRole('button', { name: 'Add' }).click();
  const second = page.getByRole('combobox', { name: 'Resource name' }).nth(1);
  await second.fill('*.A.example');
  await page.getByRole('combobox', { name: 'Resource type' }).nth(1).selectOption('Zone');
  const twice = page.getByText('A resource of this type and name is already in the list');
  await expect(twice).toBeVisible();
  await second.fill('*.b.example');
  await expect(twice).toBeHidden();
  await page.getByRole('group', { name: 'Set all to' }).getByRole('button', { name: 'Read/write' }).click();
  await page.getByRole('combobox', { name: 'Accounts' }).fill('auditor');
  await page.getByTitle('auditor', { exact: true }).last().click();
  await page.keyboard.press('Escape');
  await page.getByRole('combobox', { name: 'Organizations' }).fill('Retail division');
  await page.getByText('Retail division').last().click();
  await page.getByRole('heading', { name: 'Create policy' }).click();
  await page.getByRole('button', { name: 'Create policy' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Create policy' }).click();
  await rowOf(page, 'Everything filled in').getByRole('link').click();
  await expect(page.getByRole('region', { name: 'Effective result' })).toContainText('1 read/write, 0 read-only');
  await page.getByRole('tab', { name: 'Attached to' }).click();
  await expect(page.getByRole('list', { name: 'Accounts' })).toContainText('auditor');
  await expect(page.getByRole('list', { name: 'Organizations' })).toContainText('Retail division');
});

test('POL-01 an edit keeps what it does not touch; a stale one and a taken name are refused', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}/POL-1/edit`);
  const name = page.getByRole('textbox', { name: '策略名称' });
  await expect(name).toHaveValue('权威域运维');
  await name.fill('Many zones');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('名称已被使用，请重新输入')).toBeVisible();
  await name.fill('权威域运维（华东）');
  const stale = { code: 60002, message: '内容已被他人修改，请刷新后再保存', data: null };
  await fault(page, { path: '/api/acm/policy/update', envelope: stale });
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('alert')).toContainText('内容已被他人修改，请刷新后再保存');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page).toHaveURL(`${LIST}/POL-1`);
  await expect(page.getByText('权威域运维（华东）', { exact: true })).toBeVisible();
  await page.getByRole('tab', { name: '授权对象' }).click();
  await expect(page.getByRole('list', { name: '账号' })).toContainText('acme-operator');
});
