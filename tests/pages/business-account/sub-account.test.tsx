import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { policyApi } from '@/api/business-account/policy';
import { can } from '@/api/business-account/sub-account-state';
import { freeOf } from '@/pages/business-account/sub-account/model';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { openList } from '../../support/select';
import { findRow, tableRows } from '../../support/table';

const PATH = '/business_account/account_management';
const NAME = 'Account name';

describe('sub-accounts', () => {
  it('lists accounts with type, both states, role and organization; an unknown code is shown as it came', async () => {
    await renderScreen(`${PATH}?size=50`);
    await findRow({ [NAME]: 'acme-operator', Status: 'Normal', License: 'In effect' });
    await findRow({ [NAME]: 'acme-locked', Status: 'Locked' });
    await findRow({ [NAME]: 'group-retail', Type: 'Group company account', License: 'Expired' });
    await findRow({ [NAME]: 'im-gateway', License: 'Not in effect' });
    await findRow({ [NAME]: 'newer-gateway', Type: 'partner', Status: 'frozen' });
    await findRow({ [NAME]: 'no-contact', Role: '—', Organization: '—' });
  });

  it('takes its filters from the address', async () => {
    await renderScreen(`${PATH}?status=locked&type=platform`);
    await findRow({ [NAME]: 'platform-audit' });
    expect(tableRows()).toHaveLength(1);
  });

  it('drops what its address filters by and the gateway does not know', async () => {
    const { history } = await renderScreen(`${PATH}?status=bogus&within=ORG-404&type=platform`);
    await findRow({ [NAME]: 'platform-audit' });
    await waitFor(() => expect(history.location.search).not.toContain('within'));
    expect(screen.queryByText(/ORG-404|bogus/)).toBeNull();
  });

  it('is narrowed to a role, which is found by what is typed of its name', async () => {
    const { user, history } = await renderScreen(PATH);
    await findRow({ [NAME]: 'zone-editor' });
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    const filter = await screen.findByRole('combobox', { name: 'Role' });
    const list = await openList(user, filter);
    await list.findByTitle('DNS hosting only');
    await user.type(filter, '安全');
    await waitFor(() => expect(list.queryByTitle('DNS hosting only')).toBeNull());
    await user.click(list.getByTitle('安全审计'));
    await waitFor(() => expect(history.location.search).toContain('role=ROLE-2'));
    await waitFor(() => expect(new Set(tableRows().map((row) => row.Role))).toEqual(new Set(['安全审计'])));
  });

  it('says how much of the license is used; at the limit nothing can be created, with the figures of the gateway', async () => {
    const { world, user } = await renderScreen(PATH);
    await waitFor(() => expect(screen.getByText('28 of 30 licensed accounts used')).toBeVisible());
    plan(world, {
      path: '/api/acm/subAccount/getLimits',
      envelope: { code: 20000, message: '', data: { authorized: 28, used: 28 } },
    });
    await user.click(within(await findRow({ [NAME]: 'zone-editor' })).getByRole('button', { name: 'Lock' }));
    const dialog = await screen.findByRole('dialog');
    await user.type(await within(dialog).findByLabelText('Your account password'), 'Console#2026{Enter}');
    await waitFor(() => expect(screen.getByText(/28 used of 28 licensed: the limit is reached/)).toBeVisible());
    expect(screen.getByRole('button', { name: 'Create account' })).toHaveAccessibleDescription(
      'The license does not allow more sub-accounts',
    );
  });

  it('locks and unlocks in place, after the account password', async () => {
    const { user } = await renderScreen(PATH);
    const wanted = { [NAME]: 'zone-editor' };
    await user.click(within(await findRow(wanted)).getByRole('button', { name: 'Lock' }));
    const lock = await screen.findByRole('dialog', { name: 'Lock account zone-editor?' });
    expect(lock).toHaveTextContent('A locked account cannot sign in until it is unlocked.');
    await user.type(await within(lock).findByLabelText('Your account password'), 'Console#2026{Enter}');
    const row = await findRow({ ...wanted, Status: 'Locked' });
    await user.click(within(row).getByRole('button', { name: 'Unlock' }));
    const unlock = await screen.findByRole('dialog', { name: 'Unlock account zone-editor?' });
    await user.type(await within(unlock).findByLabelText('Your account password'), 'Console#2026{Enter}');
    await findRow({ ...wanted, Status: 'Normal' });
  });

  it('gives a role to the chosen ones, which follow it, after telling who gains and who loses', async () => {
    const { user } = await renderScreen(PATH);
    await findRow({ [NAME]: 'zone-editor' });
    await user.click(screen.getByRole('checkbox', { name: 'Select zone-editor' }));
    await user.click(await screen.findByRole('button', { name: 'Assign role' }));
    const drawer = await screen.findByRole('dialog', { name: 'Assign a role to 1 account' });
    await user.click(await within(drawer).findByRole('combobox', { name: 'Role' }));
    expect(screen.queryByTitle('SSO employees')).toBeNull();
    await user.click(await screen.findByTitle('DNS hosting only'));
    await user.click(within(drawer).getByRole('button', { name: 'Assign' }));
    const review = await screen.findByRole('dialog', { name: 'Rights of 1 account will change' });
    await waitFor(() =>
      expect(within(review).getByRole('region')).toHaveTextContent('Menu: DNS hosting / Name servers'),
    );
    await user.click(within(review).getByRole('button', { name: 'Assign' }));
    await findRow({ [NAME]: 'zone-editor', Role: 'DNS hosting only' });
  });

  it('takes nobody out of an organization by a drawer left untouched, and by the choice of none only after a question', async () => {
    const { user } = await renderScreen(PATH);
    await findRow({ [NAME]: 'zone-editor' });
    const before = tableRows().map((row) => row.Organization);
    for (const name of ['zone-editor', 'acme-readonly', 'acme-nodes'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${name}` }));
    await user.click(await screen.findByRole('button', { name: 'Assign organization' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Assign an organization to 3 accounts' }));
    await user.click(await drawer.findByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(drawer.getByText('Organization cannot be empty')).toBeVisible());
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
    await user.click(drawer.getByRole('radio', { name: 'No organization' }));
    expect(drawer.queryByRole('combobox', { name: 'Organization' })).toBeNull();
    const ask = async () => {
      await user.click(drawer.getByRole('button', { name: 'Assign' }));
      return within(await screen.findByRole('dialog', { name: 'Take 3 accounts out of their organizations?' }));
    };
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(tableRows().map((row) => row.Organization)).toEqual(before);
    const again = await ask();
    await waitFor(() => expect(again.getByRole('button', { name: 'Take out' })).toBeEnabled());
    await user.click(again.getByRole('button', { name: 'Take out' }));
    for (const name of ['zone-editor', 'acme-readonly', 'acme-nodes'])
      await findRow({ [NAME]: name, Organization: '—' });
  });

  it('asks which role is assigned, where a drawer is left untouched', async () => {
    const { user } = await renderScreen(PATH);
    await findRow({ [NAME]: 'zone-editor' });
    await user.click(screen.getByRole('checkbox', { name: 'Select zone-editor' }));
    await user.click(await screen.findByRole('button', { name: 'Assign role' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Assign a role to 1 account' }));
    await user.click(await drawer.findByRole('button', { name: 'Assign' }));
    await waitFor(() => expect(drawer.getByText('Role cannot be empty')).toBeVisible());
  });

  it('deletes only with the name typed and the right account password, and says before what breaks', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(within(await findRow({ [NAME]: 'zone-editor' })).getByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete account zone-editor?' });
    expect(dialog).toHaveTextContent('Deleting the account interrupts its business.');
    expect(dialog).toHaveTextContent('Operation cannot be resumed, do you want to proceed?');
    await waitFor(() => expect(within(dialog).getByText('This will be interrupted:')).toBeVisible());
    const fill = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.paste(text);
    };
    const confirm = within(dialog).getByRole('button', { name: 'Delete' });
    const typed = within(dialog).getByLabelText('Type “zone-editor” to confirm');
    const password = within(dialog).getByLabelText('Your account password');
    await fill(typed, 'zone');
    await fill(password, 'Console#2026');
    await user.click(confirm);
    await waitFor(() => expect(within(dialog).getByText('Type “zone-editor” exactly')).toBeVisible());
    await fill(typed, 'zone-editor');
    await fill(password, 'wrong');
    await user.click(confirm);
    await waitFor(() => expect(within(dialog).getByText('Account name or password is incorrect')).toBeVisible());
    await fill(password, 'Console#2026');
    await user.click(confirm);
    await waitFor(() => expect(tableRows().map((row) => row[NAME])).not.toContain('zone-editor'));
  });

  it('names the policies that lose an account which is deleted', async () => {
    const { user } = await renderScreen(PATH);
    const [attached] = (await policyApi.list({ current: 1, pageSize: 20 })).list.filter((one) => one.accountCount > 1);
    const { name: policy, accounts } = await policyApi.get({ id: attached?.id ?? '' });
    const account = accounts.find(({ id }) => id === 'A-2020')?.name ?? '';
    await user.click(within(await findRow({ [NAME]: account })).getByRole('button', { name: /More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: `Delete account ${account}?` });
    expect(await within(dialog).findByText(/Policies attached to it/)).toHaveTextContent(policy);
  });

  it('shows a reset password once and forgets it, or sends it to a contact', async () => {
    const { user } = await renderScreen(PATH);
    const open = async () => {
      await user.click(within(await findRow({ [NAME]: 'zone-editor' })).getByRole('button', { name: /More actions/ }));
      await user.click(await screen.findByRole('menuitem', { name: 'Reset password' }));
      return screen.findByRole('dialog', { name: 'Reset the password of account zone-editor?' });
    };
    await user.type(await within(await open()).findByLabelText('Your account password'), 'Console#2026{Enter}');
    const made = await screen.findByRole('dialog', { name: 'Password reset' });
    const password = within(made).getByText(/^Aa1/).textContent ?? '';
    await user.click(within(made).getByRole('button', { name: 'Copy New password' }));
    await user.click(within(made).getAllByRole('button', { name: 'Close' })[0] ?? made);
    await waitFor(() => expect(document.body).not.toHaveTextContent(password));
    const again = await open();
    await user.click(within(again).getByRole('radio', { name: /Send to the email address/ }));
    await user.type(within(again).getByLabelText('Your account password'), 'Console#2026{Enter}');
    await waitFor(() => expect(screen.getByText('New password sent to zon****@acme.example')).toBeVisible());
  });

  it('tells a read-only account why it can do nothing, and an operator why not to himself', async () => {
    await renderScreen(PATH, { persona: 'operator' });
    expect(screen.getByRole('button', { name: 'Create account' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
    const own = within(await findRow({ [NAME]: 'acme-operator' })).getByRole('button', { name: 'Lock' });
    expect(own).toHaveAccessibleDescription('You are signed in with this account');
    const other = within(await findRow({ [NAME]: 'acme-nodes' })).getByRole('button', { name: 'Lock' });
    expect(other).not.toHaveAttribute('aria-disabled');
  });
});

describe('what the state of an account allows', () => {
  it.each([
    ['normal', true, 'subAccount.isNormal'],
    ['locked', 'subAccount.isLocked', true],
    ['frozen', 'subAccount.isLocked', 'subAccount.isNormal'],
  ])('%s allows lock: %s, unlock: %s', (status, lock, unlock) => {
    expect(can.lock({ id: 'A-1', status }, 'A-2')).toBe(lock);
    expect(can.unlock({ id: 'A-1', status }, 'A-2')).toBe(unlock);
  });

  it('leaves the account that is signed in alone', () => {
    const own = { id: 'A-1', status: 'normal' };
    for (const allowed of Object.values(can)) expect(allowed(own, 'A-1')).toBe('subAccount.isOwn');
  });

  it('never counts below zero, however many accounts a smaller license left over', () => {
    expect(freeOf({ authorized: 30, used: 28 })).toBe(2);
    expect(freeOf({ authorized: 20, used: 28 })).toBe(0);
  });
});
