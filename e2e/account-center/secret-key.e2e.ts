import { readFile } from 'node:fs/promises';
import { expect, rowOf, signIn, test } from '../support/console';
import { tabTo } from '../support/keyboard';

// With motion, as most people have it: drawers, dialogs and notices of the reference stand for all others.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const LIST = '/account_center/secret_key';
const NEWEST = 'CI pipeline';

test('KEY-01 a new key shows its secret once, to copy or save; closed, it is nowhere any more', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'main');
  await page.goto(LIST);
  await page.getByRole('button', { name: '新建密钥' }).click();
  await page.getByRole('textbox', { name: '描述' }).fill('备份任务');
  await page.getByRole('button', { name: '新建', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '密钥已创建' });
  await expect(dialog.getByRole('button', { name: '复制 密钥', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  const unkept = page.getByRole('dialog', { name: '未保存就关闭？' });
  await unkept.getByRole('button', { name: '取消' }).click();
  await dialog.getByRole('button', { name: '复制 密钥', exact: true }).click();
  const secret = await page.evaluate(() => navigator.clipboard.readText());
  expect(secret).toMatch(/^[0-9a-f]{40}$/);
  await expect(dialog).toContainText(secret);
  const downloading = page.waitForEvent('download');
  await dialog.getByRole('button', { name: '下载' }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(secret);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(dialog).toBeHidden();
  await expect(rowOf(page, '备份任务')).toContainText(secret.slice(-4));
  const left = await page.evaluate(() =>
    [
      document.documentElement.outerHTML,
      location.href,
      JSON.stringify([localStorage, sessionStorage, history.state]),
    ].join(),
  );
  expect(left).not.toContain(secret);
});

test('KEY-01 A11Y-2 by keyboard alone: an edit of what another tab saved meanwhile is compared, taken over and saved', async ({
  page,
  context,
}) => {
  await signIn(page, 'main');
  const form = `${LIST}?panel=edit&item=AK20260006`;
  await page.goto(form);
  const field = page.getByRole('textbox', { name: '描述' });
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('晚了一步');
  const other = await context.newPage();
  await other.goto(form);
  await other.getByRole('textbox', { name: '描述' }).fill('先到一步');
  await other.getByRole('button', { name: '保存' }).click();
  await expect(rowOf(other, '先到一步')).toBeVisible();
  await page.bringToFront();
  await tabTo(page, page.getByRole('button', { name: '保存' }), 9);
  await page.keyboard.press('Enter');
  const both = page.getByRole('dialog', { name: '内容已被他人修改' }).getByRole('group', { name: '描述' });
  await expect(both).toContainText('先到一步');
  await expect(both).toContainText('晚了一步');
  const take = page.getByRole('button', { name: '采用所选内容' });
  await expect(take).toBeDisabled();
  await tabTo(page, both.getByRole('radio').first(), 20);
  await page.keyboard.press('Space');
  await tabTo(page, both.getByRole('radio', { name: '我的修改' }), 3, 'ArrowDown');
  await expect(both.getByRole('radio', { name: '我的修改' })).toBeChecked();
  await tabTo(page, take, 9);
  await page.keyboard.press('Enter');
  await expect(field).toHaveValue('晚了一步');
  await tabTo(page, page.getByRole('button', { name: '保存' }), 9);
  await page.keyboard.press('Enter');
  await expect(rowOf(page, '晚了一步')).toBeVisible();
});

test('KEY-01 A11Y-2 a key is renamed, and focus returns to what opened the form; deleting by keyboard alone needs the password, and a wrong one is said in the dialog, which stays', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await expect(rowOf(page, NEWEST)).toBeVisible();
  await tabTo(page, rowOf(page, NEWEST).getByRole('button', { name: '编辑' }));
  await page.keyboard.press('Enter');
  const field = page.getByRole('textbox', { name: '描述' });
  await expect(field).toHaveValue(NEWEST);
  await field.press('ControlOrMeta+a');
  await page.keyboard.type('keyboard only');
  await tabTo(page, page.getByRole('button', { name: '保存' }), 9);
  await page.keyboard.press('Enter');
  await expect(field).toBeHidden();
  const row = rowOf(page, 'keyboard only');
  await expect(row.getByRole('button', { name: '编辑' })).toBeFocused();

  await tabTo(page, row.getByRole('button', { name: /更多操作/ }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('menuitem', { name: '删除' }), 5, 'ArrowDown');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('操作不可恢复，确认继续吗？');
  const password = dialog.getByLabel('账号密码');
  await tabTo(page, password, 9);
  await page.keyboard.type('not-the-password');
  await tabTo(page, dialog.getByRole('button', { name: '删除' }), 5);
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('账号名或密码不正确')).toBeVisible();
  await expect(password).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Console#2026');
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  await expect(page.getByText('共 23 条')).toBeVisible();
});
