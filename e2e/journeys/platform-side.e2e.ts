import { expect, rowOf, test } from '../support/console';
import { WALKS, type Walk, walkOf } from '../support/walk';

/** Products, help, intelligence, storage, personalization and backups as the main account and an operator meet them, a language each. */

async function products({ page, t }: Walk): Promise<void> {
  await page.goto('/landing_page/monitor');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('product.monitor'));
  const functions = page.getByRole('region', { name: t('landing.functions') });
  await expect(functions.getByRole('heading', { level: 3 })).toHaveCount(6);
  await page
    .getByRole('banner')
    .getByRole('button', { name: t('help.open'), exact: true })
    .click();
  const help = page.getByRole('dialog', { name: t('help.title', { screen: t('product.monitor') }) });
  await expect(help.getByRole('link').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goto('/landing_page/tld');
  await page
    .getByRole('main')
    .getByRole('button', { name: t('service.trial'), exact: true })
    .click();
  await expect(page.getByRole('dialog').getByRole('textbox', { name: t('trial.company') })).toBeEditable();
  await page.goto('/common_problem');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('faq.title'));
  await page.goto('/help_doc/list?id=license-guide');
  await expect(page.getByRole('article')).toBeVisible();
}

async function intelligence({ page, t, judge, button, open }: Walk): Promise<void> {
  await page.goto('/system_settings/intelligence_source?tab=log&result=failure');
  await expect(rowOf(page, 'Partner exchange')).toContainText(t('intelSource.failure'));
  await open('intelSource.title');
  // One among the sources; the log that was open before has many.
  await expect(rowOf(page, '云端威胁情报')).toHaveCount(1);
  await judge(button('intelSource.create'), 'intelSource.create');
  await judge(button('intelSource.export'), 'intelSource.export');
  await judge(button('intelSource.execute').first(), 'intelSource.execute');
  await page.goto('/system_settings/intelligence_source?tab=lookup&indicator=login.bank.example');
  await expect(page.getByRole('row').nth(1)).toContainText('login.bank.example');
}

async function platform({ page, t, isMain, judge, button, open }: Walk): Promise<void> {
  await open('storage.title');
  await expect(page.getByRole('region', { name: t('storage.authoritative'), exact: true })).toContainText('378 GB');
  await expect(page.getByRole('region', { name: t('storage.threat') })).toContainText(t('storage.none'));
  await judge(button('storage.editOf', { name: t('storage.alarm') }), 'storage.update');
  await open('personalize.title');
  const name = page.getByRole('textbox', { name: t('personalize.productName') });
  if (isMain) await expect(name).toBeEditable();
  else await expect(name).not.toBeEditable();
  await judge(button('common.save'), 'personalize.update');
  await open('configBackup.title');
  await judge(button('configBackup.create'), 'configBackup.create');
  await judge(button('configBackup.recoverConfig'), 'configBackup.recover');
  await page.goto('/system_settings/config_backup_recovery/CB-1');
  await expect(page.getByText('+ neighbor 10.20.0.254 timers 30 90')).toBeVisible();
}

/** No line in the menu leads there, and the address says which screen it is and who can help. */
async function refused({ page, t }: Walk): Promise<void> {
  for (const [path, title] of [
    ['data_storage', 'storage.title'],
    ['personalize_settings', 'personalize.title'],
    ['config_backup_recovery', 'configBackup.title'],
  ] as const) {
    await page.goto(`/system_settings/${path}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('noPermission.title'));
    await expect(page.getByText(t('noPermission.which', { screen: t(title), account: 'acme' }))).toBeVisible();
    await expect(page.getByRole('navigation').getByRole('link', { name: t(title), exact: true })).toHaveCount(0);
  }
}

for (const [who, language] of WALKS) {
  test(`LAND-01 HELP-01 HELP-02 HELP-03 KIT-08 INT-01 INT-02 INT-03 BEY-16 CFG-01 CFG-02 BEY-07 STOR-01 PERS-01 as ${who} in ${language}: products, help and the platform`, async ({
    page,
  }) => {
    const walk = await walkOf(page, who, language);
    await products(walk);
    await intelligence(walk);
    await (who === 'operator' ? refused(walk) : platform(walk));
  });
}
