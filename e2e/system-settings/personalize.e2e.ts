import { expect, signIn, test } from '../support/console';

const PATH = '/system_settings/personalize_settings';
const accent = () => getComputedStyle(document.documentElement).getPropertyValue('--accent').trim();

test('PERS-01 name, color, footer and an uploaded logo reach the shell at once, also in another tab; a reset takes them back', async ({
  page,
  context,
}) => {
  await signIn(page, 'main');
  await page.goto(PATH);
  const other = await context.newPage();
  await other.goto('/account_center/secret_key');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('textbox', { name: '产品名称' }).fill('Nova DNS');
  await page.getByRole('textbox', { name: '主题色' }).fill('#0b6b5d');
  await page.getByRole('textbox', { name: '页脚文字' }).fill('Nova 2026');
  const choosing = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: /^选择文件.*Logo/i }).click();
  await (await choosing).setFiles({
    name: 'logo.svg',
    mimeType: 'image/svg+xml',
    buffer: Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path d="M0 0h9v9H0z"/></svg>'),
  });
  await expect(page.getByText('logo.svg')).toBeVisible();
  await page.getByRole('button', { name: '保存' }).click();
  for (const tab of [page, other]) {
    await expect(tab).toHaveTitle(/ - Nova DNS$/);
    await expect.poll(() => tab.evaluate(accent)).toBe('#0b6b5d');
    await expect(tab.getByText('Nova 2026').last()).toBeVisible();
    await expect(tab.getByRole('banner').locator('img')).toHaveAttribute('src', /^data:image\/svg/);
  }
  await page.getByRole('button', { name: '恢复默认' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '恢复默认' }).click();
  await expect(other).toHaveTitle(/ - 云 DNS 控制台$/);
  await expect.poll(() => other.evaluate(accent)).toBe('#1d5fd1');
});
