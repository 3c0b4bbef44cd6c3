import { certificateOf, metadataXml } from '../../mock/business-account/saml-sample';
import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/sso_management/role_sso';
const DAY = 86_400_000;
const xml = (days: number) =>
  metadataXml('https://new.example.com/id', 'https://new.example.com/sso', [
    certificateOf('new.example.com', Date.now() - DAY, Date.now() + days * DAY - 60_000),
  ]);

test('SSO-01 a SAML provider needs its metadata: a file is read, shown, saved, and downloaded', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}/create`);
  await page.getByRole('textbox', { name: '名称' }).fill('新办公室');
  const file = page.getByLabel('从文件读取').first();
  const content = (text: string) => ({ name: 'idp.xml', mimeType: 'text/xml', buffer: Buffer.from(text) });
  await file.setInputFiles(content(xml(9).replace('<md:Entity', '<!DOCTYPE a [<!ENTITY b "c">]><md:Entity')));
  await expect(page.getByText('文档包含 ENTITY 声明')).toBeVisible();
  await file.setInputFiles(content(xml(9)));
  await expect(page.getByRole('textbox', { name: '实体 ID' })).toHaveValue('https://new.example.com/id');
  await expect(page.getByText('剩余 9 天')).toBeVisible();
  await expect(page.getByText('文档包含 ENTITY')).toHaveCount(0);
  await page.getByRole('button', { name: '添加身份提供商' }).click();
  await expect(page).toHaveURL(new RegExp(`${LIST}$`));
  await rowOf(page, '新办公室').getByRole('link').click();
  await expect(page.getByText('CN=new.example.com')).toBeVisible();
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载元数据' }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.xml$/);
});
