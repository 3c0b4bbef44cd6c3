import { certificateOf, metadataXml } from '../../mock/business-account/saml-sample';
import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/sso_management/role_sso';
const DAY = 86_400_000;
const xml = (days: number) =>
  metadataXml('https://new.example.com/id', 'https://new.example.com/sso', [
    certificateOf('new.example.com', Date.now() - DAY, Date.now() + days * DAY - 60_000),
  ]);

test('SSO-01 a SAML provider needs its metadata: a file is read, shown, edited and saved', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}/create`);
  const save = page.getByRole('button', { name: '添加身份提供商' });
  await page.getByRole('textbox', { name: '名称' }).fill('新办公室');
  await save.click();
  await expect(page.getByText('元数据文档不能为空')).toBeVisible();
  const file = page.getByLabel('从文件读取').first();
  const content = (text: string) => ({ name: 'idp.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await file.setInputFiles(content('<!DOCTYPE html><html></html>'));
  await expect(page.getByText('这是网页（HTML）')).toBeVisible();
  await file.setInputFiles(content(xml(9).replace('<md:Entity', '<!DOCTYPE a [<!ENTITY b "c">]><md:Entity')));
  await expect(page.getByText('文档包含 ENTITY 声明')).toBeVisible();
  await file.setInputFiles(content(xml(9)));
  await expect(page.getByRole('textbox', { name: '实体 ID' })).toHaveValue('https://new.example.com/id');
  await expect(page.getByText('剩余 9 天')).toBeVisible();
  await expect(page.getByText('文档包含 ENTITY')).toHaveCount(0);
  await page.getByRole('textbox', { name: '实体 ID' }).fill('https://new.example.com/other');
  await save.click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await rowOf(page, '新办公室').getByRole('link').click();
  await expect(page.getByText('https://new.example.com/other')).toBeVisible();
  await expect(page.getByText('CN=new.example.com')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载元数据' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.xml$/);
});

test('SSO-01 an OIDC provider needs https endpoints; its secret is never shown again', async ({ page }) => {
  await signIn(page, 'main', { language: 'en-US' });
  await page.goto(`${LIST}/create`);
  await page.getByRole('radio', { name: 'OIDC' }).check();
  await page.getByRole('textbox', { name: 'Name' }).fill('Contractor sign-in');
  await page.getByRole('textbox', { name: 'Authorization endpoint' }).fill('http://login.example.org/a');
  await page.getByRole('textbox', { name: 'Token endpoint' }).fill('https://login.example.org/t');
  await page.getByRole('textbox', { name: 'Client ID' }).fill('console');
  await page.getByLabel('Client secret').fill('s3cret-of-a-client');
  const save = page.getByRole('button', { name: 'Add identity provider' });
  await expect(page.getByText('The name is in use, enter another one')).toBeVisible();
  await page.getByRole('textbox', { name: 'Name' }).fill('Contractors, new');
  await save.click();
  await expect(page.getByRole('textbox', { name: 'Authorization endpoint' })).toBeFocused();
  await page.getByRole('textbox', { name: 'Authorization endpoint' }).fill('https://login.example.org/a');
  await save.click();
  await rowOf(page, 'Contractors, new').getByRole('link').click();
  await expect(page.getByText('Set, never shown')).toBeVisible();
  expect(await page.content()).not.toContain('s3cret-of-a-client');
});
