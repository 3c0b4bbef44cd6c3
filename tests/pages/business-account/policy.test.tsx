import { authorizationOf } from '@mock/business-account/authorization';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { policyInput } from '@/api/business-account/policy';
import { toForm } from '@/pages/business-account/policy/model';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { chooseIn, findRow, menuIn, tableRows } from '../../support/table';

const PATH = '/business_account/policy_management';

describe('policies', () => {
  it('are listed with modules, operations and whom they are attached to', async () => {
    await renderScreen(PATH);
    await findRow({
      'Policy name': '权威域运维',
      Modules: 'Cloud DNS',
      Resources: '1 read/write, 1 read-only',
      Accounts: '2',
      Organizations: '1',
    });
    await findRow({ 'Policy name': 'Registered domains', Modules: 'Every module' });
    expect(tableRows()).toHaveLength(5);
  });

  it('are found by what their description says, as the field of the search promises', async () => {
    await renderScreen(`${PATH}?q=${encodeURIComponent('华东运维')}`);
    expect(await screen.findByRole('searchbox', { name: 'Search name, description or ID' })).toBeVisible();
    await findRow({ 'Policy name': '权威域运维' });
    expect(tableRows()).toHaveLength(1);
  });

  it('say of an attached account that it may only read, whatever the policy gives', async () => {
    await renderScreen(`${PATH}/POL-1?tab=attach`, {
      onWorld: (world) => {
        authorizationOf(world, 'A-2020').basic.dataAccess = 'readOnly';
      },
    });
    const attached = await screen.findByRole('list', { name: 'Accounts' });
    expect(attached).toHaveTextContent(/zone-editor \(business data read-only: reads only\)/);
    expect(attached).toHaveTextContent(/acme-operator(?! \()/);
  });

  it('lead to the organizations that they are attached to', async () => {
    const { user } = await renderScreen(`${PATH}/POL-1`);
    await user.click(await screen.findByRole('tab', { name: 'Attached to' }));
    const organizations = await screen.findByRole('list', { name: 'Organizations' });
    expect(within(organizations).getByRole('link')).toHaveAttribute(
      'href',
      '/business_account/organization_management?within=ORG-4',
    );
  });

  it('need a name and at least one resource with name and type', async () => {
    const { user } = await renderScreen(`${PATH}/create`);
    await user.click(screen.getByRole('button', { name: 'Create policy' }));
    await waitFor(() => expect(screen.getByText('Policy name cannot be empty')).toBeVisible());
    await waitFor(() => expect(screen.getByText('Resources cannot be empty')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(screen.queryByText('Resources cannot be empty')).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Create policy' }));
    await waitFor(() => expect(screen.getByText('Resource type cannot be empty')).toBeVisible());
  });

  it('that cannot be added say so in the words of the catalog, with the reason, and keep the form', async () => {
    const { user, world, history } = await renderScreen(`${PATH}/create`);
    await user.type(await screen.findByRole('textbox', { name: /Policy name/ }), 'Night shift');
    await user.click(screen.getByRole('button', { name: 'Add' }));
    await user.type(screen.getByRole('combobox', { name: 'Resource name' }), '*.night.example');
    await user.selectOptions(screen.getByRole('combobox', { name: 'Resource type' }), 'Zone');
    plan(world, { path: '/api/acm/policy/add', envelope: { code: 60999, message: 'Too many policies', data: null } });
    await user.click(screen.getByRole('button', { name: 'Create policy' }));
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Add policy failure');
    expect(alert).toHaveTextContent('Too many policies');
    await user.click(screen.getByRole('button', { name: 'Create policy' }));
    await waitFor(() => expect(history.location.pathname).toBe(PATH));
    await findRow({ 'Policy name': 'Night shift', Resources: '0 read/write, 1 read-only', Accounts: '0' });
  });

  it('are edited with their resources, and keep the accounts and organizations they are attached to', async () => {
    const { user, history } = await renderScreen(`${PATH}/POL-1/edit`);
    await waitFor(() => expect(screen.getByText('acme-operator')).toBeVisible());
    await waitFor(() => expect(screen.getByText('网络运维部')).toBeVisible());
    const all = screen.getByRole('group', { name: 'Set all to' });
    await user.click(within(all).getByRole('button', { name: 'Read-only' }));
    const name = screen.getByRole('textbox', { name: /Policy name/ });
    fireEvent.change(name, { target: { value: 'Many zones' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.getByText('The name is in use, enter another one')).toBeVisible());
    fireEvent.change(name, { target: { value: 'Zones of the east' } });
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(history.location.pathname).toBe(`${PATH}/POL-1`));
    await waitFor(() => expect(screen.getByText('0 read/write, 2 read-only')).toBeVisible());
    await user.click(screen.getByRole('tab', { name: 'Attached to' }));
    await waitFor(() => expect(screen.getByRole('list', { name: 'Accounts' })).toHaveTextContent('acme-operator'));
    expect(screen.getByRole('list', { name: 'Organizations' })).toHaveTextContent('网络运维部');
  });

  it('name who loses what before they are deleted', async () => {
    const { user } = await renderScreen(PATH);
    await chooseIn(user, await findRow({ 'Policy name': '权威域运维' }), 'Delete');
    const dialog = await screen.findByRole('dialog', { name: 'Delete policy “权威域运维”?' });
    await waitFor(() => expect(within(dialog).getByText(/2 accounts and 1 organization lose/)).toBeVisible());
    expect(within(dialog).getByText('网络运维部')).toBeVisible();
    const list = await within(dialog).findByRole('region', { name: 'Accounts whose rights change' });
    expect(list).toHaveTextContent('Custom line / telecom-north');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tableRows().map((row) => row['Policy name'])).not.toContain('权威域运维'));
  });

  it('are changed but not deleted by an operator, and only read by an account that only reads', async () => {
    const { user } = await renderScreen(PATH, { persona: 'operator' });
    const row = await findRow({ 'Policy name': 'Many zones' });
    expect(within(row).getByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-disabled');
    expect((await menuIn(user, row)).at(-1)).toHaveTextContent(/^Delete.*The account has no right to do this/);
  });

  it('that give the account itself rights are for reading only, and it can attach none to itself', async () => {
    const { user, history } = await renderScreen(PATH, { persona: 'operator' });
    const own = within(await findRow({ 'Policy name': '权威域运维' }));
    const reason = 'This policy is attached to your account or organization, and you cannot change your own rights.';
    expect(own.getByRole('button', { name: 'Edit' })).toHaveAccessibleDescription(reason);
    act(() => history.push(`${PATH}/POL-1/edit`));
    await waitFor(() => expect(screen.getByText(reason)).toBeVisible());
    expect(screen.getByRole('textbox', { name: /Policy name/ })).toBeDisabled();
    act(() => history.push(`${PATH}/create`));
    await user.type(await screen.findByRole('combobox', { name: /^Accounts/ }), 'acme-operator');
    const option = await screen.findByText('acme-operator · your own account');
    await user.click(option);
    expect(screen.queryByTitle('acme-operator')).toBeNull();
  });
});

describe('the input of a policy', () => {
  const zone = { name: 'a.example', type: 'zone', operation: 'readOnly' };
  const good = { name: 'p', resources: [zone], accountIds: [], organizationIds: [] };

  it.each([
    ['as it should be', {}, true],
    ['with an empty description', { description: '' }, true],
    ['with 1001 characters of description', { description: 'd'.repeat(1001) }, false],
    ['without a name', { name: '' }, false],
    ['65 characters long', { name: 'n'.repeat(65) }, false],
    ['without resources', { resources: [] }, false],
    ['with a resource twice', { resources: [zone, zone] }, false],
    ['for 501 accounts', { accountIds: Array.from({ length: 501 }, (_, index) => `A-${index}`) }, false],
  ])('%s', (_, change, isGood) => {
    expect(policyInput.safeParse({ ...good, ...change }).success).toBe(isGood);
  });

  it('starts from the ids of those it is attached to', () => {
    const policy = {
      name: 'p',
      description: '',
      resources: [],
      accounts: [{ id: 'A-1', name: 'a' }],
      organizations: [],
    };
    expect(toForm(policy)).toMatchObject({ accountIds: ['A-1'], organizationIds: [] });
  });
});
