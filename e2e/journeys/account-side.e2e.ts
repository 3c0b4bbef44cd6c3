import { readFile } from 'node:fs/promises';
import { keyId } from '../../mock/account-center/key-id';
import { type Persona, personas } from '../../mock/runtime/personas';
import { expect, rowOf, test } from '../support/console';
import { WALKS, type Walk, walkOf } from '../support/walk';

/** Every row of the account side as the main account and an operator meet it, a language each: what it sees, does and may not. */
const PASSWORD = 'Console#2026';

async function security({ page, t, may, judge, button }: Walk): Promise<void> {
  await judge(button('contact.bindWhat', { label: t('contact.backupPhoneInText') }), 'contactBinding.bind');
  await page.getByRole('tab', { name: t('passwordChange.tab') }).click();
  await page.getByLabel(t('passwordChange.next')).fill('Different#2027');
  await page.getByLabel(t('password.confirm')).fill('Different#2028');
  await page.getByLabel(t('password.confirm')).blur();
  await expect(page.getByText(t('rule.passwordMismatch'))).toBeVisible();
  await page.getByRole('tab', { name: t('loginSecurity.tab') }).click();
  await button('form.leave').click();
  const hours = page.getByLabel(t('loginSecurity.duration'));
  await judge(hours, 'loginSecurity.update');
  if (may('loginSecurity.update')) {
    await hours.fill('9');
    await button('common.save').click();
    await expect(hours).toHaveAttribute('aria-invalid', 'true');
    await hours.fill('8');
    await button('common.save').click();
    await expect(page.getByText(t('loginSecurity.saved'))).toBeVisible();
  } else await expect(button('common.save')).toHaveAccessibleDescription(t('common.noRight'));
  await page.getByRole('tab', { name: t('accessControl.tab') }).click();
  await page.getByLabel(t('accessControl.testAddress')).fill('192.0.2.1');
  await expect(page.getByText(t('accessControl.noRule'))).toBeVisible();
  await judge(button('common.save'), 'accessControl.update');
  if (!may('accessControl.update')) return;
  await page.getByLabel(t('accessControl.ip'), { exact: true }).fill('192.0.2.77');
  await button('common.save').click();
  await button('accessControl.lockoutVerb').click();
  await expect(page.getByText(t('accessControl.saved'))).toBeVisible();
}

async function keys({ page, t, may, judge, button }: Walk, { id, name }: Persona): Promise<void> {
  const first = keyId(id, 1);
  await judge(button('secretKey.create'), 'secretKey.create');
  await button('views.title').click();
  await page.getByRole('checkbox', { name: t('secretKey.description') }).uncheck();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('columnheader', { name: t('secretKey.description') })).toHaveCount(0);
  const downloading = page.waitForEvent('download');
  await button('export.action').click();
  await page.getByRole('menuitem', { name: t('export.evidenceCsv') }).click();
  expect(await readFile(await (await downloading).path(), 'utf8')).toContain(`"${t('evidence.account')}","${name} (A-`);
  await page.getByRole('checkbox', { name: t('bulk.row', { name: first }) }).check();
  const bulk = page.getByRole('group', { name: t('bulk.actions') });
  await judge(bulk.getByRole('button', { name: t('secretKey.delete') }), 'secretKey.delete');
  const disable = bulk.getByRole('button', { name: t('secretKey.disable') });
  await judge(disable, 'secretKey.disable');
  if (!may('secretKey.disable')) return;
  await disable.click();
  await expect(page.getByRole('dialog')).toContainText(t('secretKey.bulkUses'));
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('secretKey.disable') })
    .click();
  await expect(rowOf(page, first)).toContainText(t('secretKey.disabled'));
}

async function nodes({ page, t, may, judge, button }: Walk): Promise<void> {
  const counts = t('edgeNode.counts', { 'registered, number': '18', 'authorized, number': '20' });
  await expect(page.getByText(counts)).toBeVisible();
  await judge(button('edgeNode.create'), 'edgeNode.create');
  await judge(button('edgeNode.createGroup'), 'edgeGroup.create');
  await page.getByRole('treeitem', { name: /^华东/ }).getByText('华东').first().click();
  await expect(page).toHaveURL(/within=/);
  const row = page.getByRole('row').nth(1);
  await judge(row.getByRole('button', { name: t('edgeNode.edit') }), 'edgeNode.update');
  if (!may('edgeNode.delete')) {
    await row.getByRole('button', { name: t('table.more', { name: '' }).trim() }).click();
    await expect(page.getByRole('menuitem', { name: t('edgeNode.delete') })).toBeDisabled();
    await page.keyboard.press('Escape');
  }
  await row.getByRole('checkbox').check();
  await judge(button('edgeNode.move'), 'edgeNode.move');
  if (!may('edgeNode.move')) return;
  await button('edgeNode.move').click();
  await expect(page.getByRole('combobox', { name: t('edgeNode.targetGroup') })).toBeVisible();
  await page.keyboard.press('Escape');
}

async function accounts({ page, t, may, judge, button }: Walk): Promise<void> {
  await judge(button('subAccount.create'), 'subAccount.create');
  const row = rowOf(page, 'zone-editor');
  await judge(row.getByRole('button', { name: t('subAccount.lock') }), 'subAccount.lock');
  if (may('subAccount.lock')) {
    await row.getByRole('button', { name: t('subAccount.lock') }).click();
    const dialog = page.getByRole('dialog');
    await expect(dialog).toContainText('203.0.113.24');
    await dialog.getByLabel(t('confirm.password')).fill(PASSWORD);
    await dialog.getByRole('button', { name: t('subAccount.lock') }).click();
    await expect(row).toContainText(t('account.statusLocked'));
  }
  await row.getByRole('button', { name: t('table.more', { name: '' }).trim() }).click();
  await judge(page.getByRole('menuitem', { name: t('subAccount.delete') }), 'subAccount.delete');
  await page.keyboard.press('Escape');
  await page.goto('/business_account/account_management/create');
  await expect(page.getByRole('textbox', { name: t('subAccount.name') })).toHaveCount(0);
  await expect(page.getByText(t('common.noRight'))).toBeVisible();
  await button('subAccount.toList').click();
}

async function account({ page, t, may, judge, button }: Walk): Promise<void> {
  await page.getByRole('link', { name: 'acme-nodes', exact: true }).click();
  await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
  await judge(button('common.save'), 'subAccount.update');
  if (may('subAccount.update')) {
    await page.getByRole('textbox', { name: t('subAccount.userName') }).fill('Second channel');
    await button('common.save').click();
    await expect(page.getByText(t('subAccount.updated', { name: 'acme-nodes' }))).toBeVisible();
  }
  for (const [tab, action, control] of [
    ['license.tab', 'license.activate', button('license.activate')],
    [
      'subAccount.basicAuthorization',
      'authorization.update',
      page.getByRole('switch', { name: t('subAccount.fullLog') }),
    ],
    ['subAccount.resourceSection', 'authorization.update', button('common.save')],
    ['loginSecurity.tab', 'loginSecurity.update', page.getByRole('switch', { name: t('loginSecurity.isOn') })],
    ['accessControl.tab', 'accessControl.update', page.getByLabel(t('accessControl.maxForwarders'))],
  ] as const) {
    await page.getByRole('tab', { name: t(tab) }).click();
    await judge(control, action);
  }
  await page.getByRole('tab', { name: t('subAccount.passwordSecurity') }).click();
  const reset = page.getByRole('tabpanel').getByRole('button', { name: t('subAccount.resetPassword') });
  await judge(reset, 'subAccount.resetPassword');
  await button('subAccount.explain').click();
  await expect(page.getByText(t('access.gatewayAgrees'))).toBeVisible();
  await judge(button('access.viewAs'), 'subAccount.viewAs');
}

async function rights({ page, t, may, judge, button, open }: Walk): Promise<void> {
  await judge(button('role.create'), 'role.create');
  const edit = rowOf(page, 'DNS hosting only').getByRole('button', { name: t('role.edit') });
  await judge(edit, 'role.update');
  if (may('role.update')) {
    await edit.click();
    await page.getByRole('textbox', { name: t('role.name') }).fill('Hosting of zones');
    await button('common.save').click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hosting of zones');
  }
  await open('policy.title');
  await judge(button('policy.create'), 'policy.create');
  // This one gives the operator rights, which are not his to change.
  const row = rowOf(page, '权威域运维');
  const other = rowOf(page, 'Many zones');
  await judge(other.getByRole('button', { name: t('policy.edit') }), 'policy.update');
  await row.getByRole('button', { name: t('table.more', { name: '' }).trim() }).click();
  await judge(page.getByRole('menuitem', { name: t('policy.delete') }), 'policy.delete');
  await page.keyboard.press('Escape');
  await row.getByRole('link').click();
  await page.getByRole('tab', { name: t('policy.attach') }).click();
  const organization = page.getByRole('list', { name: t('policy.organizations') }).getByRole('link');
  await organization.click();
  await expect(page.getByRole('treeitem', { selected: true })).toBeVisible();
  await judge(button('organization.create'), 'organization.create');
  await judge(
    page
      .getByRole('row')
      .nth(1)
      .getByRole('button', { name: t('organization.assign') }),
    'organization.authorize',
  );
}

async function costs({ page, t, open }: Walk): Promise<void> {
  await page.getByRole('link', { name: 'O2026109998' }).click();
  await expect(page.getByRole('alert')).toContainText(t('order.failedAt', { step: t('order.step.confirmed') }));
  await page.goBack();
  await page.getByRole('link', { name: 'O2026109996' }).click();
  await page.getByRole('link', { name: 'O2026109996-1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud monitoring');
  await open('order.title');
  await page.getByRole('link', { name: t('order.toQuota') }).click();
  await expect(page.getByRole('row', { name: /20,000/ })).toContainText(t('quota.reached'));
  await expect(page.getByText('10,000').first()).toBeVisible();
}

for (const [who, language] of WALKS) {
  const as = `as ${who} in ${language}`;

  test(`ACC-01 ACC-02 ACC-03 ACC-04 ACC-05 BEY-10 EDGE-01 EDGE-02 EDGE-03 ${as}: own account and edge nodes`, async ({
    page,
  }) => {
    const walk = await walkOf(page, who, language);
    await page.goto('/account_center/account_info');
    await expect(page.getByRole('main')).toContainText(personas[who].name);
    const used = walk.t('accountInfo.usedOf', { 'used, number': '28', 'authorized, number': '30' });
    await expect(page.getByText(used)).toHaveCount(walk.isMain ? 1 : 0);
    await walk.open('accountSecurity.title');
    await security(walk);
    await walk.open('edgeNode.title');
    await nodes(walk);
  });

  // The feature files do the rest as the main account in Chinese, each row at length.
  if (who === 'main') continue;

  test(`KEY-01 KIT-03 KIT-04 KIT-05 KIT-13 BEY-20 SUB-01 SUB-02 SUB-03 SUB-04 SUB-05 SUB-06 SUB-07 BEY-04 ${as}: keys and accounts`, async ({
    page,
  }) => {
    const walk = await walkOf(page, who, language);
    await page.goto('/account_center/secret_key');
    await keys(walk, personas[who]);
    await walk.open('subAccount.title');
    await accounts(walk);
    await account(walk);
  });

  test(`ROLE-01 POL-01 ORG-01 SSO-01 SSO-02 BEY-19 COST-01 COST-02 COST-03 QTA-01 BEY-11 ${as}: rights and orders`, async ({
    page,
  }) => {
    const walk = await walkOf(page, who, language);
    await page.goto('/business_account/role_management');
    await rights(walk);
    await expect(page.getByRole('navigation').getByRole('link', { name: walk.t('roleSso.title') })).toHaveCount(0);
    await page.goto('/business_account/sso_management/role_sso');
    await expect(page.getByText(walk.t('noPermission.text'))).toBeVisible();
    await walk.open('order.title');
    await costs(walk);
  });
}
