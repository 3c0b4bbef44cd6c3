import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/system_settings/node_access_management/business_node_management';
const file = (serialNumber: string) => ({
  name: 'activation.lic',
  mimeType: 'application/octet-stream',
  buffer: Buffer.from(JSON.stringify({ serialNumber })),
});

test('BN-01 the list shows device and upgrade states by name, narrows by both, and keeps that in the address', async ({
  page,
}) => {
  await signIn(page, 'nodeadmin');
  await page.goto(`${LIST}?size=20`);
  await expect(rowOf(page, '北京核心')).toContainText('升级成功');
  await expect(rowOf(page, '西安备用')).toContainText('已停止');
  await expect(rowOf(page, 'A state this console does not know')).toContainText('verifying');
  await page.goto(`${LIST}?upgrade=paused,failed`);
  await expect(rowOf(page, '广州应急')).toBeVisible();
  await expect(rowOf(page, '北京核心')).toHaveCount(0);
  await expect(page.getByText('共 2 条')).toBeVisible();
});

test('BN-01 a failed upgrade is rolled back after a question, passes through its state and ends by itself', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  const row = rowOf(page, '广州应急');
  await row.getByRole('button', { name: '回滚' }).click();
  const dialog = page.getByRole('dialog', { name: '回滚节点 广州应急？' });
  await expect(dialog).toContainText('节点退回版本 5.2.1');
  await dialog.getByRole('button', { name: '回滚' }).click();
  await expect(row).toContainText('回滚中');
  await expect(row.getByRole('button', { name: '重试升级' })).toHaveCount(0);
  await expect(row).toContainText('回滚成功');
});

test('BN-01 a paused upgrade is canceled, and then offers nothing any more', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(LIST);
  const row = rowOf(page, 'Shanghai core');
  await row.getByRole('button', { name: 'Cancel upgrade' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel upgrade' }).click();
  await expect(row).toContainText('Canceled');
  await expect(row.getByRole('button', { name: 'Resume' })).toHaveCount(0);
});

test('BN-01 an offline node is activated by its file; the file of another device is refused and kept in the form', async ({
  page,
}) => {
  await signIn(page, 'main');
  await page.goto(LIST);
  await rowOf(page, '保密机房').getByRole('button', { name: '激活' }).click();
  const drawer = page.getByRole('dialog', { name: '离线激活节点' });
  await expect(drawer).toContainText('BN2026-0009');
  await page.locator('input[type=file]').setInputFiles(file('BN2026-0001'));
  await expect(drawer.getByText('activation.lic')).toBeVisible();
  await drawer.getByRole('button', { name: '激活', exact: true }).click();
  await expect(drawer).toContainText('属于其他序列号');
  await page.locator('input[type=file]').setInputFiles(file('BN2026-0009'));
  await expect(drawer.getByRole('button', { name: '激活', exact: true })).toBeEnabled();
  await drawer.getByRole('button', { name: '激活', exact: true }).click();
  await expect(drawer).toBeHidden();
  await expect(rowOf(page, '保密机房')).toContainText('已停止');
});

test('BN-01 a new auth key needs the account password, is copied once and is masked afterwards', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, 'nodeadmin');
  await page.goto(LIST);
  const row = rowOf(page, '待接入');
  await row.getByRole('button', { name: '签发密钥' }).click();
  const question = page.getByRole('dialog', { name: '为节点 待接入 签发认证密钥？' });
  await question.getByLabel('账号密码').fill('wrong');
  await question.getByRole('button', { name: '签发密钥' }).click();
  await expect(question).toContainText('账号名或密码不正确');
  await question.getByLabel('账号密码').fill('Console#2026');
  await question.getByRole('button', { name: '签发密钥' }).click();
  const dialog = page.getByRole('dialog', { name: '节点 待接入 的认证密钥' });
  await dialog.getByRole('button', { name: '复制 认证密钥' }).click();
  const key = await page.evaluate(() => navigator.clipboard.readText());
  expect(key).toMatch(/^[0-9a-f]{32}$/);
  await dialog.getByRole('button', { name: '关闭' }).last().click();
  await expect(row).toContainText(`···· ${key.slice(-4)}`);
  await expect(page.locator('body')).not.toContainText(key);
});

test('BN-01 an account that only reads finds every step forbidden, with the reason', async ({ page }) => {
  await signIn(page, 'readonly');
  await page.goto(LIST);
  const resume = rowOf(page, 'Shanghai core').getByRole('button', { name: '继续升级' });
  await expect(resume).toBeDisabled();
  await resume.focus();
  await expect(page.getByRole('tooltip')).toHaveText('账号没有此操作的权限');
});
