import type { Page } from '@playwright/test';
import { ask, expect, fault, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';
const ADD = '/api/acm/secretKey/add';

test('REQ-04 a session code once looked like success: what was not saved is not announced, not listed, and comes back', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?panel=create`);
  const field = page.getByRole('textbox', { name: '描述' });
  await field.fill('没有存上');
  await fault(page, { path: ADD, envelope: { code: 40111, message: 'Token expired!', data: null } });
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await expect(page.getByText('已恢复未保存的内容', { exact: false })).toBeVisible();
  await expect(page.getByText('Token expired!')).toHaveCount(0);
  await expect(page.getByRole('dialog', { name: '密钥已创建' })).toHaveCount(0);
  await expect(page.getByText('共 24 条')).toBeVisible();
  await page.getByRole('button', { name: '新建', exact: true }).click();
  await expect(page.getByRole('dialog', { name: '密钥已创建' })).toBeVisible();
});

/** Gives an account rights on more resources than a window shows. */
async function grantMany(page: Page, id: string): Promise<void> {
  const owned = (await ask(page, '/api/acm/authorization/getResources', {})) as {
    data: { list: { name: string; type: string }[] };
  };
  const account = (await ask(page, '/api/acm/authorization/get', { id })) as { data: { version: number } };
  await ask(page, '/api/acm/authorization/updateResources', {
    id,
    version: account.data.version,
    resources: owned.data.list.slice(0, 20).map(({ name, type }) => ({ name, type, operation: 'readOnly' })),
  });
}

const LONG_FORMS: { name: string; submit: string; path: string; open: (page: Page) => Promise<void> }[] = [
  {
    name: 'the wizard of a new account',
    submit: '新建账号',
    path: '/api/acm/subAccount/add',
    open: async (page) => {
      await page.goto('/business_account/account_management/create');
      await page.getByRole('textbox', { name: '账号名称' }).fill('refused');
      await page.getByLabel('密码', { exact: true }).fill('Passw0rd#1');
      await page.getByLabel('确认密码').fill('Passw0rd#1');
      await page.getByRole('combobox', { name: '所属组织' }).click();
      await page.getByRole('treeitem').filter({ hasText: '网络运维部' }).click();
      await page.getByRole('textbox', { name: '手机' }).fill('13911112222');
      await page.getByRole('textbox', { name: '邮箱' }).fill('refused@acme.example');
      await page.getByRole('button', { name: '下一步' }).click();
      await page.getByRole('combobox', { name: '角色' }).click();
      await page.getByTitle('DNS hosting only').click();
      await page.getByRole('button', { name: '下一步' }).click();
    },
  },
  {
    name: 'the resources of an account',
    submit: '保存',
    path: '/api/acm/authorization/updateResources',
    open: async (page) => {
      await grantMany(page, 'A-operator');
      await page.goto('/business_account/account_management/A-operator?tab=resourceAuthorization');
      await page.getByRole('combobox', { name: '资源类型' }).last().selectOption('自定义线路');
    },
  },
  {
    name: 'a policy of many resources',
    submit: '保存',
    path: '/api/acm/policy/update',
    open: async (page) => {
      await page.goto('/business_account/policy_management/POL-5/edit');
      await page.getByRole('textbox', { name: '策略名称' }).fill('Many more zones');
    },
  },
];

for (const { name, submit, path, open } of LONG_FORMS) {
  test(`REQ-03 the reason of a refused save once stood above the window: it is in sight and has the focus, ${name}`, async ({
    page,
  }) => {
    await signIn(page, 'main');
    await page.setViewportSize({ width: 1280, height: 500 });
    await open(page);
    const reason = '网关没有同意这次修改';
    await fault(page, { path, envelope: { code: 60999, message: reason, data: null } });
    const button = page.getByRole('button', { name: submit });
    // The end of the form, where somebody stands who has filled it in.
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(page.getByRole('heading', { level: 1 })).not.toBeInViewport();
    await button.click();
    const alert = page.getByRole('alert').filter({ hasText: reason });
    await expect(alert).toBeFocused();
    await expect(alert).toBeInViewport({ ratio: 1 });
    await expect(button).toBeInViewport({ ratio: 1 });
  });
}
