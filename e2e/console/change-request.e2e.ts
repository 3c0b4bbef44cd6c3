import { PASSWORD } from '../../mock/runtime/personas';
import { ask, expect, signIn, test } from '../support/console';

test('BEY-45 an approved request of somebody else leads its author to the countdown of the node', async ({ page }) => {
  await signIn(page, 'nodeadmin', { language: 'en-US' });
  const world = (await page.context().cookies()).find(({ name }) => name === 'access_token')?.value;
  const goOnAs = (persona: string) =>
    page.request.post('/mock/session', { data: { persona, password: PASSWORD, world } });
  const edit = {
    section: 'dns',
    key: '',
    before: { servers: '192.0.2.53\n2001:db8:1::53' },
    after: { servers: '192.0.2.53' },
  };
  const set = { target: 'BN2026-0001', version: 1, changes: [edit], title: 'One resolver', description: '' };
  expect(await ask(page, '/api/acm/changeRequest/addNetwork', set)).toMatchObject({ code: 20_000 });
  const { data } = Object(await ask(page, '/api/acm/changeRequest/list', { current: 1, pageSize: 1 }));
  const id = String(data.list[0].id);
  await goOnAs('main');
  expect(await ask(page, '/api/acm/changeRequest/approve', { id, revision: 1, text: '' })).toMatchObject({
    code: 20_000,
  });
  await goOnAs('nodeadmin');
  await page.goto(`/console/change_request/${id}`);
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.getByRole('checkbox', { name: 'Wait for my confirmation, roll back otherwise' }).check();
  await page.getByRole('dialog').getByRole('button', { name: 'Apply' }).click();
  await expect(page).toHaveURL(/BN2026-0001\/network\?task=APPLY-\d+/);
  await expect(page.getByRole('button', { name: /^Keep/ })).toBeVisible();
});
