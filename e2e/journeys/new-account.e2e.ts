import { ask, expect, signIn, test } from '../support/console';

const FIRST = 'Passw0rd#1';
const OWN = 'Different#2027';

test('SUB-02 an account that was just created signs in, has to change its first password, and works', async ({
  page,
  expectProblem,
}) => {
  // The first password, tried once more.
  expectProblem(/status of 403 .*\/sign-in/);
  await signIn(page, 'main', { language: 'en-US' });
  const account = {
    name: 'night-team',
    password: FIRST,
    type: 'businessSub',
    phone: '13911112222',
    email: 'night-team@acme.example',
    basic: {
      roleId: 'ROLE-3',
      followsRole: true,
      messageChannels: [],
      fullLogData: false,
      dataAccess: 'readOnly',
      fullBusinessData: { dns: false, sdns: false },
    },
    resources: [],
  };
  expect(await ask(page, '/api/acm/subAccount/add', account)).toMatchObject({ code: 20_000 });

  const enter = async (password: string) => {
    await page.context().clearCookies();
    await page.goto('/sign-in?redirect=%2Faccount_center%2Faccount_info&lang=en-US');
    await page.getByLabel('Or an account that you created, by its name').fill('night-team');
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await enter(FIRST);
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toBeVisible();
  await page.getByLabel('Current password').fill(FIRST);
  await page.getByLabel('New password').fill(OWN);
  await page.getByLabel('Confirm password').fill(OWN);
  await page.getByRole('button', { name: 'Change password' }).click();
  await expect(page.getByText('night-team@acme.example')).toBeVisible();

  await enter(FIRST);
  await expect(page.getByRole('alert')).toHaveText('Account name or password is incorrect');
  await enter(OWN);
  await expect(page.getByText('night-team@acme.example')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'Set a new password' })).toHaveCount(0);
});
