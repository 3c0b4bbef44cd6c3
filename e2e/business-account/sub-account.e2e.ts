import { expect, rowOf, signIn, test } from '../support/console';

const LIST = '/business_account/account_management';

test('SUB-01 the list shows types and states, and filters stand in the address', async ({ page }) => {
  await signIn(page, 'main');
  await page.goto(`${LIST}?status=locked`);
  await expect(rowOf(page, 'acme-locked')).toContainText('已锁定');
  await expect(rowOf(page, 'acme-operator')).toHaveCount(0);
});
