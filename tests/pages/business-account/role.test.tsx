import { authorizationOf } from '@mock/business-account/authorization';
import { rolesOf } from '@mock/business-account/role';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { roleApi, roleInput } from '@/api/business-account/role';
import { failureOf } from '@/lib/contract/failure';
import { compareMenus, toCopy, toForm } from '@/pages/business-account/role/model';
import { plan, worlds } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { choose } from '../../support/select';
import { chooseIn, findRow, tableRows } from '../../support/table';

const PATH = '/business_account/role_management';
const ACCOUNTS = '/business_account/account_management';
const TAKEN = 'The Role name has been used, please re-enter';

const name = () => screen.findByRole('textbox', { name: /Role name/ });
const menu = (title: string) => screen.findByRole('treeitem', { name: title });

describe('roles', () => {
  it('are listed with type, counts and accounts; an unknown type is shown as it came', async () => {
    await renderScreen(PATH);
    await findRow({ 'Role name': 'DNS hosting only', 'Role type': 'Ordinary', Products: '1', 'Menu items': '3' });
    await findRow({ 'Role name': 'SSO contractors', 'Role type': 'SSO', Accounts: '0' });
    await findRow({ 'Role name': 'Type from a newer gateway', 'Role type': 'federated' });
    expect(tableRows()).toHaveLength(10);
  });

  it('are sorted by how many accounts have them, those that nobody has first', async () => {
    await renderScreen('/business_account/role_management?sort=accountCount%3Aascend');
    await findRow({ 'Role name': 'Team role 1', Accounts: '0' });
    const counts = tableRows().map(({ Accounts }) => Number(Accounts));
    expect(counts).toEqual(counts.toSorted((a, b) => a - b));
  });

  it('need a name, and at least one menu item', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    await menu('Cloud DNS');
    await user.click(screen.getByRole('button', { name: 'Create role' }));
    await waitFor(() => expect(screen.getByText('Role name cannot be empty')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Choose at least one menu item')).toBeVisible());
  });

  it.each([
    ['blank', '   ', 'Remove the spaces at the start and end'],
    ['of 320 characters', 'n'.repeat(320), /^Role name cannot be longer than/],
  ])('do not take a name that is %s', async (_, text, problem) => {
    const { user } = await renderScreen(`${PATH}/create`);
    await user.click(await name());
    await user.paste(text);
    await waitFor(() => expect(screen.getByText(problem)).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Create role' }));
    expect((await roleApi.list({ current: 1, pageSize: 10 })).total).toBe(13);
  });

  it('keep a name with emoji and right-to-left letters as it was typed, counted by character', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    // Long enough for the count to be shown; its shield is two of JavaScript's characters.
    const odd = `مشغل 🛡 ${'值班'.repeat(25)}`;
    await user.click(await name());
    await user.paste(odd);
    expect(screen.getByText('57 / 64')).toBeVisible();
    await user.click(within(await menu('Cloud DNS')).getByText('Cloud DNS'));
    await user.click(screen.getByRole('button', { name: 'Create role' }));
    await waitFor(() => expect(screen.getByRole('link', { name: odd })).toBeVisible());
  });

  it('are told of a taken name when the field is left, and again by the gateway, which keeps the form', async () => {
    const { user, world, history } = await renderScreen(`${PATH}/create`);
    const field = await name();
    await user.type(field, '安全审计');
    await user.tab();
    await waitFor(() => expect(screen.getByText(TAKEN)).toBeVisible());
    await user.clear(field);
    await user.type(field, 'Night shift');
    await user.click(within(await menu('Cloud DNS')).getByText('Cloud DNS'));
    const data = { fields: { name: TAKEN } };
    plan(world, { path: '/api/acm/role/add', envelope: { code: 60031, message: TAKEN, data } });
    await user.click(screen.getByRole('button', { name: 'Create role' }));
    await waitFor(() => expect(screen.getByText(TAKEN)).toBeVisible());
    expect(field).toHaveValue('Night shift');
    await user.type(field, ' 2');
    await user.click(screen.getByRole('button', { name: 'Create role' }));
    await waitFor(() => expect(history.location.pathname).toBe(PATH));
    await findRow({
      'Role name': 'Night shift 2Same rights as: Team role 6 and 1 more',
      Products: '1',
      'Menu items': '6',
    });
  });

  it('are edited one after the other on the same screen, each with its own values', async () => {
    const { history } = await renderScreen(`${PATH}/ROLE-1/edit`);
    expect(await name()).toHaveValue('Domain operators');
    act(() => history.push(`${PATH}/ROLE-3/edit`));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Role name/ })).toHaveValue('DNS hosting only'));
    // Of a form that is named by its heading, which is read out with it.
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Role name/ })).toHaveFocus());
    // A name that it has itself is not taken.
    const own = { name: 'DNS hosting only', id: 'ROLE-3' };
    expect(await roleApi.checkUnique(own)).toEqual({ isUnique: true });
    expect(await roleApi.checkUnique({ ...own, id: 'ROLE-1' })).toEqual({ isUnique: false });
  });

  it('are edited in place of their menus; somebody else’s change meanwhile is not overwritten', async () => {
    const { user, world, history } = await renderScreen(`${PATH}/ROLE-1/edit`);
    expect(await menu('Cloud monitoring')).toHaveAttribute('aria-checked', 'mixed');
    await user.click(screen.getByText('Consistency checks'));
    expect(await menu('Cloud monitoring')).toHaveAttribute('aria-checked', 'true');
    const stale = 'Somebody else changed this meanwhile, refresh before you save';
    plan(world, { path: '/api/acm/role/update', envelope: { code: 60002, message: stale, data: null } });
    const save = async () => {
      await user.click(screen.getByRole('button', { name: 'Save' }));
      const dialog = await screen.findByRole('dialog', { name: /^Rights of \d+ accounts will change$/ });
      await user.click(within(dialog).getByRole('button', { name: 'Save' }));
    };
    await save();
    await waitFor(() => expect(screen.getByText(stale)).toBeVisible());
    await save();
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/ROLE-1`));
    await waitFor(() => expect(screen.getByText('Consistency checks')).toBeVisible());
  });

  it('tell who gains and who loses before they are saved, and whom an addition does not reach', async () => {
    const { user } = await renderScreen(`${PATH}/ROLE-1/edit`);
    await waitFor(() => expect(screen.getByText(/^\d+ accounts have this role/)).toBeVisible());
    await user.click(within(await menu('Domain name manager')).getByText('Domain name manager'));
    await user.click(await screen.findByText('Consistency checks'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: /^Rights of \d+ accounts will change$/ });
    const list = await within(dialog).findByRole('region', { name: 'Accounts whose rights change' });
    await waitFor(() => expect(within(dialog).getByText(/^1 account has chosen/)).toBeVisible());
    const [gained] = within(list).getAllByRole('list', { name: 'Gains' });
    expect(gained).toHaveTextContent('Menu: Cloud monitoring / Consistency checks');
    expect(list).toHaveTextContent('Menu: Domain name manager / Contact templates');
    expect(within(list).getByText('acme-operator')).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Keep editing' }));
    expect((await roleApi.get({ id: 'ROLE-1' })).version).toBe(1);
    expect(screen.getByRole('treeitem', { name: 'Cloud monitoring' })).toHaveAttribute('aria-checked', 'true');
  });

  /** Opens what a role of 1,668 accounts comes to: one of them, far behind the first page, sees all data of a product it gets. */
  async function many(isPoor = false) {
    const shown = await renderScreen(`${PATH}/ROLE-1/edit`, {
      onWorld: ({ token }) => {
        const world = worlds.reset(token, { subAccount: 5000 });
        if (!world) throw new Error('the world is there');
        authorizationOf(world, 'A-5921').basic.fullBusinessData.dns = true;
        if (isPoor) plan(world, { path: '/api/acm/accessChange/previewEffect', rename: { groups: 'clusters' } });
      },
    });
    const { user } = shown;
    await user.click(within(await menu('DNS hosting')).getByText('DNS hosting'));
    await user.click(screen.getByRole('button', { name: 'Save' }));
    const dialog = await screen.findByRole('dialog', { name: /^Rights of [\d,]+ accounts will change$/ });
    return {
      ...shown,
      dialog,
      list: await within(dialog).findByRole('region', { name: 'Accounts whose rights change' }),
    };
  }

  it('show an effect that only one of 5,000 accounts has, with whole numbers, page by page inside each group', async () => {
    const { user, dialog, list } = await many();
    const counts = within(list).getAllByText(/^[\d,]+ accounts?:$/);
    const numbers = counts.map((one) => Number(one.textContent?.replace(/\D/g, '')));
    const total = Number(/[\d,]+/.exec(dialog.textContent ?? '')?.[0].replace(',', ''));
    expect(numbers.reduce((sum, one) => sum + one, 0)).toBe(total);
    expect(total).toBeGreaterThan(1600);
    // How many, then what may be written from now on: the first that is in sight.
    const [gains] = within(list).getAllByRole('list', { name: 'Gains' });
    expect(within(gains ?? list).getAllByRole('listitem')[0]).toHaveTextContent(/^Write: /);
    expect(list).toHaveTextContent(/^[\d,]+ accounts:/);
    await waitFor(() => expect(within(list).getByText('ops-3921')).toBeVisible());
    expect(list).toHaveTextContent('Write: Zone / lab.acme.example');
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeEnabled();
    // Nothing is left out inside a group either: its next page is asked for.
    const names = () =>
      within(list)
        .getAllByRole('listitem')
        .map((one) => one.textContent);
    const before = names();
    const [next] = within(list).getAllByTitle('Next Page');
    await user.click(next ?? list);
    await waitFor(() => expect(names()).not.toEqual(before));
  });

  it('say how many accounts were looked at where the gateway groups none, and wait for the others', async () => {
    const { user, dialog, list } = await many(true);
    await waitFor(() =>
      expect(
        within(dialog).getByText(/^Only 50 accounts of 1,6\d\d checked so far\. Show all before you save\.$/),
      ).toBeVisible(),
    );
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(within(list).queryByText('ops-3921')).toBeNull();
    await user.click(within(dialog).getByRole('button', { name: /^Show all 1,6\d\d accounts$/ }));
    await waitFor(() => expect(within(list).getByText('ops-3921')).toBeVisible());
    expect(list).toHaveTextContent('Write: Zone / lab.acme.example');
    expect(within(dialog).queryByText(/checked so far/)).toBeNull();
    expect(within(dialog).getByRole('button', { name: 'Save' })).toBeEnabled();
  });

  it('of the account itself are for reading only', async () => {
    await renderScreen(`${PATH}/ROLE-1/edit`, { persona: 'operator' });
    const reason = 'This is your own role, and you cannot change your own rights.';
    await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
    expect(await name()).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Save' })).toHaveAccessibleDescription(reason);
  });

  it('list their accounts, which follow them or chose among their menu items', async () => {
    const { user } = await renderScreen(`${PATH}/ROLE-1`);
    // Their number opens them.
    await user.click(await screen.findByRole('link', { name: /^\d+$/ }));
    await findRow({ Account: 'acme-operator', 'Follows the role': 'Follows', 'Menu items': '12' });
    const row = await findRow({ Account: 'dns-engine', 'Follows the role': 'Own selection', 'Menu items': '3' });
    expect(row).toHaveTextContent('Domain name manager / Overview');
  });

  it('in use by a mapping of single sign-on can neither be deleted nor given the other type', async () => {
    const { user } = await renderScreen(`${PATH}/ROLE-5`);
    await screen.findByRole('heading', { level: 1, name: 'SSO contractors' });
    await chooseIn(user, document.body, 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete role “SSO contractors”?' });
    await waitFor(() =>
      expect(within(dialog).getByText('2 SSO mappings: memberOf=外包团队, groups=contractors')).toBeVisible(),
    );
    expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled();
    expect(await roleApi.delete({ id: 'ROLE-5' }).catch(failureOf)).toMatchObject({ kind: 'business' });
    const { version, name: own, menus } = await roleApi.get({ id: 'ROLE-5' });
    const changed = roleApi.update({ id: 'ROLE-5', version, name: own, menus, type: 'ordinary' });
    expect(await changed.catch(failureOf)).toMatchObject({ fields: { type: expect.any(String) } });
  });

  it('in use keep their type in the form, which says so', async () => {
    await renderScreen(`${PATH}/ROLE-5/edit`);
    await waitFor(() => expect(screen.getByText('The role is in use, so its type stays.')).toBeVisible());
    expect(screen.getByRole('radio', { name: 'Ordinary' })).toBeDisabled();
  });

  it('start as a copy with type and menus of another one, but without its name', async () => {
    await renderScreen(`${PATH}/create?from=ROLE-4`);
    expect(await name()).toHaveValue('');
    expect(screen.getByRole('radio', { name: 'SSO' })).toBeChecked();
    expect(await menu('Cloud DNS')).toHaveAttribute('aria-checked', 'mixed');
  });

  it('name the accounts that have them before they are deleted, and stay as long as there is one', async () => {
    const { user, history } = await renderScreen(PATH);
    await user.click(within(await findRow({ 'Role name': '安全审计' })).getByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete role “安全审计”?' });
    const accounts = await within(dialog).findByRole('button', { name: /^\d+ accounts: .*auditor/ });
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled());
    const refused = await roleApi.delete({ id: 'ROLE-2' }).catch(failureOf);
    expect(refused).toMatchObject({ text: 'The object is in use and cannot be deleted' });
    await user.click(accounts);
    expect(history.location.pathname).toBe(ACCOUNTS);
    expect(history.location.search).toBe('?role=ROLE-2');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('lead from their refusal to all their accounts, which take another role in one go, and are deleted then', async () => {
    const { user, history } = await renderScreen(PATH, {
      onWorld: ({ token }) => void worlds.reset(token, { subAccount: 5000 }),
    });
    const remove = async () => {
      await user.click(
        within(await findRow({ 'Role name': '安全审计' })).getByRole('button', { name: /More actions/ }),
      );
      await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
      return within(await screen.findByRole('dialog', { name: 'Delete role “安全审计”?' }));
    };
    const { total } = await roleApi.listAccounts({ current: 1, pageSize: 1, filters: { role: ['ROLE-2'] } });
    expect(total).toBeGreaterThan(1600);
    const many = total.toLocaleString('en-US');
    await user.click(await (await remove()).findByRole('button', { name: new RegExp(`^${many} accounts: `) }));
    await waitFor(() => expect(screen.getByText('Role: 安全审计')).toBeVisible());
    await waitFor(() => expect(new Set(tableRows().map((row) => row.Role))).toEqual(new Set(['安全审计'])));
    await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
    await user.click(await screen.findByRole('button', { name: `Select all ${many} rows that match` }));
    await user.click(screen.getByRole('button', { name: 'Assign role' }));
    const drawer = within(await screen.findByRole('dialog', { name: `Assign a role to ${many} accounts` }));
    await choose(user, await drawer.findByRole('combobox', { name: 'Role' }), 'Domain operators');
    await user.click(drawer.getByRole('button', { name: 'Assign' }));
    const review = within(await screen.findByRole('dialog', { name: /^Rights of [\d,]+ accounts will change$/ }));
    await user.click(review.getByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(screen.getByText(`Assign role: ${many} rows done`)).toBeVisible());
    await waitFor(() => expect(tableRows()).toEqual([]));
    act(() => history.push(PATH));
    const dialog = await remove();
    await waitFor(() => expect(dialog.getByText('No account and no SSO mapping uses this role.')).toBeVisible());
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Role 安全审计 deleted')).toBeVisible());
    expect(screen.queryByRole('link', { name: '安全审计' })).toBeNull();
  });

  it('are found by a right that they give, by being unused and by being the same as another one', async () => {
    const { user, world, history } = await renderScreen(PATH);
    await findRow({ 'Role name': 'DNS hosting only' });
    const names = () => tableRows().map((row) => row['Role name']?.replace(/Same rights as.*/, ''));
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    await choose(user, await screen.findByRole('combobox', { name: 'Duplicates' }), 'Same rights as another role');
    await waitFor(() => expect(names()).toEqual(['Team role 6', 'Team role 7']));
    const twin = await findRow({ 'Role name': 'Team role 6Same rights as: Team role 7' });
    await user.click(within(twin).getByRole('link', { name: 'Same rights as: Team role 7' }));
    expect(`${history.location.pathname}${history.location.search}`).toBe(`${PATH}/ROLE-12?tab=compare&with=ROLE-13`);
    act(() => history.push(PATH));
    await choose(user, await screen.findByRole('combobox', { name: 'Use' }), 'Unused');
    await waitFor(() => expect(names()).not.toContain('Domain operators'));
    // SSO roles have no account of the list: a mapping gives them.
    expect(names()).not.toContain('SSO contractors');
    expect(names()).toContain('Type from a newer gateway');
    const gives = await screen.findByRole('combobox', { name: 'Grants' });
    await user.type(gives, 'failover');
    await user.click(await screen.findByTitle('Cloud DNS / Failover'));
    await waitFor(() => expect(names()).toEqual(['Team role 5', 'Team role 6']));
    expect(history.location.search).toBe('?use=unused&right=cloud.failover');
    expect(rolesOf(world).filter(({ menus }) => menus.includes('cloud.failover'))).toHaveLength(4);
  });

  it('say in two clicks that none of them lets anybody delete keys, and lead to who may', async () => {
    const { user, history } = await renderScreen(PATH);
    await findRow({ 'Role name': 'DNS hosting only' });
    const gives = await screen.findByRole('combobox', { name: 'Grants' });
    await user.type(gives, 'delete secret keys');
    await user.click(await screen.findByTitle('Secret keys / Delete secret keys'));
    await screen.findByText('Nothing matches the filters');
    expect(
      screen.getByText(/^No role gives “Secret keys \/ Delete secret keys”: the gateway does, to each account\./),
    ).toBeVisible();
    await user.click(screen.getByRole('link', { name: 'Accounts that have it' }));
    expect(history.location.search).toBe('?tab=actions&action=secretKey.delete');
  });

  it('are not looked for on a gateway that cannot, which loses nothing else', async () => {
    const { user, history } = await renderScreen(PATH, {
      onWorld: (world) => {
        world.gateway = { ...GATEWAY_KINDS.full, capabilities: new Set(['bulk', 'impact']) };
      },
    });
    await findRow({ 'Role name': 'DNS hosting only' });
    await choose(user, await screen.findByRole('combobox', { name: 'Use' }), 'Unused');
    await waitFor(() => expect(screen.queryByRole('combobox', { name: 'Use' })).toBeNull());
    await findRow({ 'Role name': 'Domain operators' });
    expect(screen.queryByText(/^Same rights as/)).toBeNull();
    expect(screen.getByRole('combobox', { name: 'Role type' })).toBeVisible();
    expect(history.location.pathname).toBe(PATH);
  });

  it('are deleted many at once; the question names those that stay and why, and only they are left', async () => {
    const { user } = await renderScreen(PATH);
    for (const id of ['安全审计', 'SSO contractors', 'DNS hosting only'])
      await user.click(within(await findRow({ 'Role name': id })).getByRole('checkbox', { name: `Select ${id}` }));
    await user.click(await screen.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete 3 roles?' }));
    await waitFor(() => expect(dialog.getByText('2 roles stay, since somebody uses them:')).toBeVisible());
    expect(dialog.getByText('1 role will be deleted. This cannot be undone.')).toBeVisible();
    expect(dialog.getByRole('button', { name: /^安全审计: \d+ accounts$/ })).toBeVisible();
    expect(dialog.getByRole('button', { name: 'SSO contractors: 2 SSO mappings' })).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.getByText('Delete: 1 row done')).toBeVisible());
    await waitFor(() => expect(screen.queryByRole('link', { name: 'DNS hosting only' })).toBeNull());
    await findRow({ 'Role name': '安全审计' });
    expect(screen.getAllByText('The object is in use and cannot be deleted')).toHaveLength(2);
    // Those that stayed are still chosen: nothing of them can be deleted.
    await user.click(screen.getByRole('button', { name: 'Delete' }));
    const again = within(await screen.findByRole('dialog', { name: 'Delete 2 roles?' }));
    await waitFor(() => expect(again.getByRole('button', { name: 'Delete' })).toBeDisabled());
  });

  it('are reached from the accounts that have them: the tab leads to the account list with the same ones', async () => {
    const { user, history } = await renderScreen(`${PATH}/ROLE-2?tab=accounts`);
    await user.click(await screen.findByRole('link', { name: 'Assign another role in the account list' }));
    expect(`${history.location.pathname}${history.location.search}`).toBe(`${ACCOUNTS}?role=ROLE-2`);
    await waitFor(() => expect(new Set(tableRows().map((row) => row.Role))).toEqual(new Set(['安全审计'])));
  });

  it('are set beside each other by their menus', async () => {
    await renderScreen(`${PATH}/ROLE-1?tab=compare&with=ROLE-4`);
    const both = await screen.findByRole('region', { name: 'In both' });
    expect(within(both).getByText('Authoritative zones')).toBeVisible();
    const only = screen.getByRole('region', { name: 'Only in “Domain operators”' });
    expect(within(only).getByText('Failover')).toBeVisible();
    expect(screen.getByRole('region', { name: 'Only in “SSO employees”' })).toHaveTextContent('No menu items');
  });

  it('can only be looked at by an account that only reads', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    expect(screen.getByRole('button', { name: 'Create role' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
    const row = within(await findRow({ 'Role name': 'DNS hosting only' }));
    expect(row.getByRole('button', { name: 'Copy' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the input of a role', () => {
  const good = { name: 'Night shift', type: 'sso', menus: ['cloud.zones'] };

  it.each([
    ['as it should be', {}, true],
    ['64 characters long', { name: 'n'.repeat(64) }, true],
    ['65 characters long', { name: 'n'.repeat(65) }, false],
    ['without a name', { name: '' }, false],
    ['with doubled spaces', { name: 'a  b' }, false],
    ['of a type nobody knows', { type: 'federated' }, false],
    ['without menu items', { menus: [] }, false],
  ])('%s', (_, change, isGood) => {
    expect(roleInput.safeParse({ ...good, ...change }).success).toBe(isGood);
  });

  it('starts from the role; an unknown type stays, and a copy has no name', () => {
    expect(toForm({ name: 'a', type: 'federated', menus: [] })).toEqual({ name: 'a', type: 'federated', menus: [] });
    expect(toCopy({ name: 'a', type: 'sso', menus: ['x'] })).toEqual({ name: '', type: 'sso', menus: ['x'] });
  });

  it('is compared item by item', () => {
    expect(compareMenus(['a', 'b'], ['b', 'c'])).toEqual({ onlyFirst: ['a'], onlySecond: ['c'], both: ['b'] });
  });
});
