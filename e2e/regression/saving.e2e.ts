import { expect, fault, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';
const ADD = '/api/acm/secretKey/add';
const UPDATE = '/api/acm/secretKey/update';

test('REQ-04 a session code once looked like success: what was not saved is not announced, not listed, and comes back', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?panel=create`);
  const field = page.getByRole('textbox', { name: '描述' });
  await field.fill('没有存上');
  await fault(page, { path: ADD, envelope: { code: 40111, message: 'Token expired!', data: null } });
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByText('已恢复会话中断前填写的内容', { exact: false })).toBeVisible();
  await expect(page.getByRole('dialog', { name: '密钥已创建' })).toHaveCount(0);
  await expect(page.getByText('共 24 条')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('dialog', { name: '密钥已创建' })).toBeVisible();
});

test('REQ-03 a failed save once closed the drawer: edits stay through every kind of failure and are saved in the end', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/Failed to load resource/);
  await signIn(page, 'main');
  await page.goto(`${LIST}?panel=edit&item=AK20260001`);
  const field = page.getByRole('textbox', { name: '描述' });
  await field.fill('改了又改');
  for (const plan of [{ status: 500 }, { body: '<html>' }, { envelope: { code: 60999, message: '网关不同意' } }]) {
    await fault(page, { path: UPDATE, ...plan });
    await page.getByRole('button', { name: '保存' }).click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(field).toHaveValue('改了又改');
  }
  await page.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(page, '改了又改')).toBeVisible();
});

test('KEY-01 an edit without a change once dropped what the form does not show: an unknown state stays as it came', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?panel=edit&item=AK20260005`);
  const field = page.getByRole('textbox', { name: '描述' });
  await expect(field).toHaveValue('A state this console does not know');
  await page.getByRole('button', { name: '保存' }).click();
  await expect(field).toBeHidden();
  await expect(rowOf(page, 'A state this console does not know')).toContainText('frozen');
});
