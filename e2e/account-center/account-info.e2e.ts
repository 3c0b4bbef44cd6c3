import { expect, fault, signIn, test } from '../support/console';

const CODE = '7C0E-91AF-23B8-D45E-0F6A-88C1';

test('ACC-01 a machine code that cannot be had is said so in its place, and Retry gets it', async ({
  page,
  expectProblem,
}) => {
  expectProblem(/500/);
  await signIn(page, 'main', { language: 'en-US' });
  await fault(page, { path: '/api/acm/account/getMachineCode', status: 500 });
  await page.goto('/account_center');
  await expect(page).toHaveURL(/\/account_center\/account_info$/);
  await expect(page.getByText('Failed to get machine code information')).toBeVisible();
  await expect(page.getByText('SN-7Q4M-20260118')).toBeVisible();
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByText(CODE)).toBeVisible();
});
