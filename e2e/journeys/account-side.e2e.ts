import { personas } from '../../mock/runtime/personas';
import { expect, rowOf, test } from '../support/console';
import { type Walk, walkOf } from '../support/walk';

/**
 * Every screen of the account side as an operator meets it, from one to the next by the menu: what it may do and what not.
 * The feature files have the rest as the main account.
 */

async function own({ page, t, judge, button, open }: Walk): Promise<void> {
  await expect(page.getByRole('main')).toContainText(personas.operator.name);
  await open('accountSecurity.title');
  await judge(button('contact.bindWhat', { label: t('contact.backupPhoneInText') }), 'contactBinding.bind');
  await page.getByRole('tab', { name: t('loginSecurity.tab') }).click();
  await judge(page.getByLabel(t('loginSecurity.duration')), 'loginSecurity.update');
  await page.getByRole('tab', { name: t('accessControl.tab') }).click();
  await judge(button('common.save'), 'accessControl.update');
  await open('secretKey.title');
  await judge(button('secretKey.create'), 'secretKey.create');
}

async function nodes({ page, t, judge, button, open }: Walk): Promise<void> {
  await open('edgeNode.title');
  await judge(button('edgeNode.create'), 'edgeNode.create');
  await judge(button('edgeNode.createGroup'), 'edgeGroup.create');
  const row = page.getByRole('row').nth(1);
  await judge(row.getByRole('button', { name: t('edgeNode.edit') }), 'edgeNode.update');
  await row.getByRole('button', { name: t('table.more', { name: '' }).trim() }).click();
  await judge(page.getByRole('menuitem', { name: t('edgeNode.delete') }), 'edgeNode.delete');
  await page.keyboard.press('Escape');
}

async function accounts({ page, t, judge, button, open }: Walk): Promise<void> {
  await open('subAccount.title');
  await judge(button('subAccount.create'), 'subAccount.create');
  const row = rowOf(page, 'acme-nodes');
  await judge(row.getByRole('button', { name: t('subAccount.lock') }), 'subAccount.lock');
  await row.getByRole('button', { name: t('table.more', { name: '' }).trim() }).click();
  await judge(page.getByRole('menuitem', { name: t('subAccount.delete') }), 'subAccount.delete');
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'acme-nodes', exact: true }).click();
  await expect(page.getByRole('tab').last()).toBeInViewport({ ratio: 1 });
  await judge(button('common.save'), 'subAccount.update');
  for (const [tab, action, control] of [
    ['license.tab', 'license.activate', button('license.activate')],
    [
      'subAccount.basicAuthorization',
      'authorization.update',
      page.getByRole('switch', { name: t('subAccount.fullLog') }),
    ],
    ['accessControl.tab', 'accessControl.update', page.getByLabel(t('accessControl.maxForwarders'))],
  ] as const) {
    await page.getByRole('tab', { name: t(tab) }).click();
    await judge(control, action);
  }
  await page.getByRole('tab', { name: t('subAccount.passwordSecurity') }).click();
  const reset = page.getByRole('tabpanel').getByRole('button', { name: t('subAccount.resetPassword') });
  await judge(reset, 'subAccount.resetPassword');
  await button('subAccount.explain').click();
  await judge(button('access.viewAs'), 'subAccount.viewAs');
}

async function rights({ page, t, judge, button, open }: Walk): Promise<void> {
  await open('role.title');
  await judge(button('role.create'), 'role.create');
  await judge(rowOf(page, 'DNS hosting only').getByRole('button', { name: t('role.edit') }), 'role.update');
  await open('policy.title');
  await judge(button('policy.create'), 'policy.create');
  // The other one gives the operator rights, which are not his to change.
  await judge(rowOf(page, 'Many zones').getByRole('button', { name: t('policy.edit') }), 'policy.update');
  await expect(rowOf(page, '权威域运维').getByRole('button', { name: t('policy.edit') })).toBeDisabled();
  await open('organization.title');
  await judge(button('organization.create'), 'organization.create');
  const assign = page
    .getByRole('row')
    .nth(1)
    .getByRole('button', { name: t('organization.assign') });
  await judge(assign, 'organization.authorize');
  await expect(page.getByRole('navigation').getByRole('link', { name: t('roleSso.title') })).toHaveCount(0);
}

async function costs({ page, t, open }: Walk): Promise<void> {
  await open('order.title');
  await page.getByRole('link', { name: 'O2026109996' }).click();
  await page.getByRole('link', { name: 'O2026109996-1' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Cloud monitoring');
  await open('order.title');
  await page.getByRole('link', { name: t('order.toQuota') }).click();
  await expect(page.getByRole('row', { name: /20,000/ })).toContainText(t('quota.reached'));
}

test('ACC-01 ACC-02 ACC-03 ACC-04 ACC-05 BEY-10 KEY-01 EDGE-01 EDGE-02 EDGE-03 SUB-01 SUB-02 SUB-03 SUB-04 SUB-05 SUB-06 SUB-07 BEY-04 ROLE-01 POL-01 ORG-01 SSO-01 SSO-02 BEY-19 COST-01 COST-02 COST-03 QTA-01 BEY-11 as an operator in English: keys, nodes, accounts, rights and orders', async ({
  page,
}) => {
  const walk = await walkOf(page, 'operator', 'en-US');
  await page.goto('/account_center/account_info');
  await test.step('own account and keys', () => own(walk));
  await test.step('edge nodes', () => nodes(walk));
  await test.step('accounts', () => accounts(walk));
  await test.step('rights', () => rights(walk));
  await test.step('orders and quotas', () => costs(walk));
  await page.goto('/business_account/sso_management/role_sso');
  await expect(page.getByText(walk.t('noPermission.text'))).toBeVisible();
});
