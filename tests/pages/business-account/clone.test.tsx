import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountAuthorizationApi } from '@/api/business-account/authorization';
import { subAccountApi } from '@/api/business-account/sub-account';
import { likeOf } from '@/pages/business-account/sub-account/model';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { chooseIn, findRow } from '../../support/table';

/** Chooses Copy of a row, in sight or in its menu. */
async function clone(user: Awaited<ReturnType<typeof renderScreen>>['user'], row: HTMLElement) {
  const inSight = within(row).queryByRole('button', { name: 'Copy' });
  if (inSight) await user.click(inSight);
  else await chooseIn(user, row, 'Copy');
}

describe('BEY-31 a clone starts with what is not its original’s own:', () => {
  it('a host has its port and user, and needs names, an address and a password', async () => {
    const { user } = await renderScreen('/system_settings/host_management');
    await clone(user, await findRow({ Name: 'resolver_v6' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Port/ })).toHaveValue('2222'));
    expect(screen.getByRole('textbox', { name: /^User/ })).toHaveValue('dns.admin');
    for (const name of [/^Name/, /^Hostname/, /^IP/]) expect(screen.getByRole('textbox', { name })).toHaveValue('');
  });

  it('an edge node has its capacity and directory', async () => {
    const { user } = await renderScreen('/account_center/client_management');
    await clone(user, await findRow({ Status: 'Online' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Node ID/ })).toHaveValue(''));
    expect(screen.getByRole('textbox', { name: /^Capacity/ })).not.toHaveValue('');
  });

  it('an account has its role and rights, and a name, contacts and a password of its own', async () => {
    signIn('main');
    const { list } = await subAccountApi.list({ current: 1, pageSize: 1, keyword: 'zone-editor' });
    const id = list[0]?.id ?? '';
    const account = await subAccountApi.get({ id });
    const rights = await accountAuthorizationApi.get({ id });
    expect(rights.basic.roleId).toBeTruthy();
    const like = likeOf(account, rights);
    expect(like).toMatchObject({ organizationId: 'ORG-7', basic: rights.basic, resources: rights.resources });
    for (const own of ['name', 'phone', 'email', 'password', 'userName']) expect(like).not.toHaveProperty(own);
    await renderScreen(`/business_account/account_management/create?from=${encodeURIComponent(id)}`);
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Account name/ })).toHaveValue(''));
    expect(screen.getByRole('textbox', { name: /Phone/ })).toHaveValue('');
  });

  it('an account that may only read says so of every row, until it may write', async () => {
    const { user } = await renderScreen('/business_account/account_management/create?from=A-readonly');
    await user.type(await screen.findByRole('textbox', { name: /Account name/ }), 'second-reader');
    await user.type(screen.getByLabelText(/^Password/), 'Passw0rd#1');
    await user.type(screen.getByLabelText(/^Confirm/), 'Passw0rd#1');
    await user.type(screen.getByRole('textbox', { name: /Phone/ }), '13911112222');
    await user.type(screen.getByRole('textbox', { name: /Email/ }), 'second@acme.example');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const [first] = await screen.findAllByRole('combobox', { name: 'Operation' });
    expect(first).toHaveAccessibleDescription('In effect: read-only');
    await user.click(screen.getByRole('radio', { name: 'Read/write' }));
    await waitFor(() => expect(first).not.toHaveAccessibleDescription());
    expect(screen.queryByText(/rows and policies give reading only/)).toBeNull();
  });

  it('an alarm task has its rules and channels, and needs a name', async () => {
    const { user } = await renderScreen('/alarm/monitoring_alarm/task_management');
    await clone(user, await findRow({ 'Task name': 'Node CPU too highNode resources' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Task name/ })).toHaveValue(''));
    const triggers = await screen.findByRole('group', { name: 'Trigger rules' });
    expect(within(triggers).getByRole('textbox', { name: /Value/ })).toHaveValue('85');
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    expect((await screen.findAllByText(/Task name cannot be empty|Enter.*task name/i)).length).toBeGreaterThan(0);
    await user.type(screen.getByRole('textbox', { name: /Task name/ }), 'CPU of the others');
    await user.click(screen.getByRole('button', { name: 'Create alarm task' }));
    await findRow({ 'Task name': 'CPU of the othersNode resources' });
  });
});
