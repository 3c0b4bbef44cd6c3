import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/account_center/secret_key';
const LEAVE = '放弃未保存的修改？';

test('KIT-02 a pasted link opens the same view: keyword, filter, page, size and panel', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?q=Automation&size=10&page=2&status=enabled`);
  await expect(page.getByRole('searchbox')).toHaveValue('Automation');
  await expect(page.getByText('共 19 条')).toBeVisible();
  await expect(rowOf(page, 'Automation 19')).toBeVisible();
  await expect(page.getByText('状态：已启用')).toBeVisible();
});

test('KIT-02 invalid parameters fall back one by one, and the good ones still count', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?page=-3&size=7&sort=nothing:up&from=x&to=1&q=Zone`);
  await expect(page.getByText('共 1 条')).toBeVisible();
  await expect(rowOf(page, 'Zone transfer backup')).toBeVisible();
});

test('REQ-11 a page past the end leads to the last one', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?page=9`);
  await expect(rowOf(page, 'Automation 19')).toBeVisible();
  await expect(page).toHaveURL(/page=3/);
});

test('KIT-02 a filter without a match says so and offers to clear it', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('searchbox').fill('no such key');
  await expect(page.getByText('没有符合筛选条件的内容')).toBeVisible();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(rowOf(page, 'CI pipeline')).toBeVisible();
  await expect(page).toHaveURL(LIST);
});

test('KIT-06 unsaved input is asked about once: by a link, by Back and by closing; a saved form never asks', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto('/exception');
  await page.getByRole('link', { name: '密钥管理' }).click();
  await page.getByRole('button', { name: '新建密钥' }).click();
  const field = page.getByRole('textbox', { name: '描述' });
  await field.fill('半份');
  await page.getByRole('button', { name: '取消' }).click();
  const question = page.getByRole('dialog', { name: LEAVE });
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('半份');

  await page.evaluate(() => history.back());
  await expect(question).toHaveCount(1);
  await question.getByRole('button', { name: '取消' }).click();
  await expect(question).toBeHidden();
  await expect(field).toHaveValue('半份');

  const asked = page.waitForEvent('dialog');
  await page.close({ runBeforeUnload: true });
  const closing = await asked;
  expect(closing.type()).toBe('beforeunload');
  await closing.dismiss();
  await expect(field).toHaveValue('半份');

  await page.getByRole('button', { name: '保存' }).click();
  const made = page.getByRole('dialog', { name: '密钥已创建' });
  await made.getByRole('button', { name: '下载' }).click();
  await made.getByRole('button', { name: '关闭' }).last().click();
  await expect(rowOf(page, '半份')).toBeVisible();
  await page.getByRole('link', { name: '控制台首页' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: '控制台首页' })).toBeVisible();
  await expect(question).toHaveCount(0);
});

test('KIT-12 a time is absolute, with its zone and age on hover; an id is copied by its button', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'main');
  await page.goto(LIST);
  const time = rowOf(page, 'CI pipeline').getByRole('time').first();
  await expect(time).toHaveText(/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}(:\d{2})?$/);
  await time.hover();
  await expect(page.getByRole('tooltip')).toContainText(/前.*(UTC|GMT)|后.*(UTC|GMT)/);
  // The button lies behind the text and takes the pointer once that is under it.
  await rowOf(page, 'CI pipeline').getByText('AK20260001').hover();
  await rowOf(page, 'CI pipeline').getByRole('button', { name: /^复制/ }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AK20260001');
});
