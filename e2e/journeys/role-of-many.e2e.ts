import { readFile } from 'node:fs/promises';
import { PASSWORD } from '../../mock/runtime/personas';
import { ask, expect, signIn, test } from '../support/console';

const ROLE = '/business_account/role_management/ROLE-1';

test('ROLE-01 BEY-28 BEY-20 a role of 200 accounts: who gains and who loses is read, saved, and seen by an account', async ({
  page,
}) => {
  await signIn(page, 'main', { language: 'en-US' });
  await ask(page, '/mock/size', { subAccount: 600 });
  await page.goto(`${ROLE}/edit`);
  await page.getByRole('treeitem', { name: 'DNS hosting' }).click();
  await page.getByRole('treeitem', { name: 'Cloud monitoring' }).click();
  await page.getByRole('treeitem', { name: 'Cloud monitoring' }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  const dialog = page.getByRole('dialog', { name: /^Rights of 2\d\d accounts will change$/ });
  await expect(dialog).toContainText('1 account has chosen among the menu items and will not get what is added');
  // Every account is counted; of a group the first fifty are named, the others on its next pages.
  const total = Number(/\d+/.exec((await dialog.getByText(/^\d+ accounts gain/).textContent()) ?? '')?.[0]);
  const counts = await dialog.getByText(/^\d+ accounts?:$/).allTextContents();
  expect(counts.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(total);
  await expect(dialog.getByText(/^ops-\d+$/).first()).toBeVisible();
  await expect(dialog.getByText('acme-operator')).toBeVisible();
  await expect(dialog.getByRole('list', { name: 'Gains' }).first()).toContainText('Menu: DNS hosting / Hosted zones');
  const file = page.waitForEvent('download');
  await dialog.getByRole('button', { name: 'Export CSV' }).click();
  const text = await readFile(await (await file).path(), 'utf8');
  expect(text).toContain('"A-operator","acme-operator","No","Gains","Menu","DNS hosting","Hosted zones"');
  expect(text).toContain('"A-operator","acme-operator","No","Loses","Menu","Cloud monitoring","Monitoring tasks"');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(page).toHaveURL(ROLE);
  await page.getByRole('tab', { name: 'Accounts' }).click();
  await expect(page.getByRole('row', { name: /dns-engine/ })).toContainText('Own selection');

  // The same company, seen by an account that follows the role: one product has gone.
  const world = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value;
  await ask(page, '/mock/session', { persona: 'operator', password: PASSWORD, world });
  await page.goto('/landing_page/monitor');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // Its company still has it: no trial is offered.
  await expect(page.getByText('Main account acme has activated this product', { exact: false })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Apply for trial' })).toHaveCount(0);
  await expect(page.getByRole('region', { name: 'Resources' })).toHaveCount(0);
});
