import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/message/contact';

test('CON-01 the list says of each address whether it is verified, and filters by it', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?emailState=pending`);
  await expect(rowOf(page, '赵敏')).toContainText('待验证');
  await expect(rowOf(page, '王值班')).toHaveCount(0);
});

test('CON-01 a contact needs a name and one address; it is edited, and deleted after its uses are named', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '添加联系人' }).click();
  await page.getByRole('textbox', { name: '姓名' }).fill('夜班 一组');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('手机号和邮箱至少填写一项', { exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: '邮箱' }).fill('night@例子.中国');
  await page.getByRole('button', { name: '保存' }).click();
  const row = rowOf(page, '夜班 一组');
  await expect(row).toContainText('未验证');
  await row.getByRole('button', { name: '编辑' }).click();
  await page.getByRole('textbox', { name: '手机号' }).fill('13712345678');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(row).toContainText('13712345678');
  await row.getByRole('button', { name: /更多操作/ }).click();
  await page.getByRole('menuitem', { name: '删除' }).click();
  const dialog = page.getByRole('dialog', { name: /删除联系人/ });
  await expect(dialog).toContainText('没有任务通知它');
  await dialog.getByRole('button', { name: '删除' }).click();
  await expect(row).toHaveCount(0);
});

test('CON-01 a name, a phone number and an email that exist are refused in three texts, and the input stays', async ({
  page,
}) => {
  await signIn(page, 'operator', { language: 'en-US' });
  await page.goto(`${LIST}?panel=create`);
  const name = page.getByRole('textbox', { name: 'Name' });
  const phone = page.getByRole('textbox', { name: 'Phone' });
  const email = page.getByRole('textbox', { name: 'Email' });
  await name.fill('王值班');
  await phone.fill('+8613620000003');
  await email.fill('ONCALL-3@acme.example');
  const save = page.getByRole('button', { name: 'Save' });
  await save.click();
  await expect(page.getByText('A contact has this name already, enter another one')).toBeVisible();
  await name.fill('Newcomer');
  await save.click();
  await expect(page.getByText('Contact 李工 has this phone number already, enter another one')).toBeVisible();
  await phone.fill('13799999999');
  await save.click();
  await expect(page.getByText('Contact 李工 has this email already, enter another one')).toBeVisible();
  await expect(name).toHaveValue('Newcomer');
});

test('CON-01 a verification link makes the address pending, and is sent again only after a while', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?panel=channels&item=CT-3`);
  await page.getByRole('button', { name: '发送验证链接' }).click();
  await expect(page.getByRole('button', { name: /秒后可重新发送/ })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: '关闭' }).first().click();
  await expect(rowOf(page, '李工')).toContainText('待验证');
});

test('CON-01 WeChat is bound by a code; a code that nobody scans is made anew', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?panel=channels&item=CT-3`);
  await page.getByRole('button', { name: '显示绑定二维码' }).click();
  await expect(page.getByRole('img', { name: '用微信扫描以绑定 李工 的二维码' })).toBeVisible();
  await expect(page.getByText(/秒后失效/)).toBeVisible();
  await page.getByRole('button', { name: '刷新二维码' }).click();
  await expect(page.getByRole('button', { name: '解绑微信' })).toBeVisible();
});
