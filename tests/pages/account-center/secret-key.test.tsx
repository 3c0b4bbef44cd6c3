import { SEED_TIME, type World } from '@mock/runtime/world';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { can } from '@/api/account-center/secret-key-state';
import { DAY } from '@/lib/time';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/account_center/secret_key';
const FIRST = { 'Key ID': 'AK20260001' };

describe('secret keys', () => {
  it('say that they were never used where they were not', async () => {
    await renderScreen(PATH);
    await findRow({ Description: 'Unused since creation', 'Last used': 'Never' });
  });

  it('lists keys with their state and the tail of the secret; an unknown state is shown as it came', async () => {
    await renderScreen(PATH);
    await findRow({ ...FIRST, Description: 'CI pipeline', Status: 'Enabled' });
    await findRow({ 'Key ID': 'AK20260003', Status: 'Disabled' });
    await findRow({ 'Key ID': 'AK20260005', Status: 'frozen' });
    expect(tableRows()).toHaveLength(10);
  });

  it('says of a key that it is to be replaced, or should have been, where the gateway knows', async () => {
    const dayOf = (days: number) => (world: World) => world.setClock(SEED_TIME + days * DAY);
    // The first is three days old and lasts 90: two days before its day, then two after it.
    await renderScreen(PATH, { onWorld: dayOf(85) });
    const created = async () =>
      within(await findRow(FIRST))
        .getByText(/^2026-10-30/)
        .closest('td');
    expect(await created()).toHaveTextContent(/Replace by 2027-01-28$/);
    cleanup();
    await renderScreen(PATH, { onWorld: dayOf(89) });
    expect(await created()).toHaveTextContent(/Overdue since 2027-01-28$/);
    // Nobody signs with one that is disabled.
    expect(await findRow({ 'Key ID': 'AK20260003', Status: 'Disabled' })).not.toHaveTextContent('Overdue');
  });

  it('lead to who may create, change and delete them', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(await screen.findByRole('link', { name: 'Who can manage keys' }));
    await findRow({ 'Console action': 'Disable secret keys', Account: 'acme-operator', Role: 'Domain operators' });
    // The operator may do all but delete them.
    expect(tableRows()).toHaveLength(4);
  });

  it('shows the secret once, in the dialog only, and never again after it is closed', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    await user.type(await screen.findByRole('textbox', { name: /Description/ }), 'Nightly export');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    const dialog = await screen.findByRole('dialog', { name: 'Key created' });
    const secret = within(dialog).getByText(/^[0-9a-f]{40}$/).textContent ?? '';
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Copy Secret' })).toHaveFocus());
    await user.keyboard('{Escape}');
    const unkept = await screen.findByRole('dialog', { name: 'Close without the secret?' });
    await waitFor(() => expect(within(unkept).getByRole('button', { name: 'Cancel' })).toHaveFocus());
    await user.click(within(unkept).getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText(secret)).toBeVisible();
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await findRow({ Description: 'Nightly export', Status: 'Enabled' });
    expect(document.body).not.toHaveTextContent(secret);
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(secret);
  });

  it('does not close while the key is made, whose secret would be lost', async () => {
    const { user, world } = await renderScreen(`${PATH}?panel=create`);
    plan(world, { path: '/api/acm/secretKey/add', delay: 60 });
    await user.click(await screen.findByRole('textbox', { name: /Description/ }));
    await user.paste('Nightly export');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await user.keyboard('{Escape}');
    await screen.findByRole('dialog', { name: 'Key created' });
    expect(screen.queryByRole('dialog', { name: 'Discard unsaved changes?' })).toBeNull();
  });

  it('keeps the drawer and its input when the gateway refuses the new key', async () => {
    const { user, world } = await renderScreen(PATH);
    plan(world, {
      path: '/api/acm/secretKey/add',
      envelope: { code: 60008, message: 'The limit of 50 is reached', data: null },
    });
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    const field = await screen.findByRole('textbox', { name: /Description/ });
    await user.type(field, 'One too many');
    await user.click(screen.getByRole('button', { name: 'Create' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The limit of 50 is reached'));
    expect(field).toHaveValue('One too many');
  });

  it('keeps what its form does not show when it is saved: a state that the console does not know stays', async () => {
    const { user } = await renderScreen(`${PATH}?panel=edit&item=AK20260005`);
    const field = await screen.findByRole('textbox', { name: /Description/ });
    await waitFor(() => expect(field).toHaveValue('A state this console does not know'));
    await user.type(field, ' yet');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await findRow({ Description: 'A state this console does not know yet', Status: 'frozen' });
  });

  it('opens the drawer again that was closed a moment before', async () => {
    await renderScreen(`${PATH}?panel=create`);
    const dialog = await screen.findByRole('dialog');
    await act(async () => {
      within(dialog).getByRole('button', { name: 'Cancel' }).click();
      await Promise.resolve();
      screen.getByRole('button', { name: 'Create key', hidden: true }).click();
    });
    await waitFor(() => expect(screen.getByRole('textbox', { name: /Description/ })).toBeVisible());
  });

  it('asks nothing about a key on the screen that was opened meanwhile', async () => {
    const { history } = await renderScreen(PATH);
    const disable = within(await findRow(FIRST)).getByRole('button', { name: 'Disable' });
    await act(async () => {
      disable.click();
      history.push('/elsewhere');
      await import('@/ui/feedback/confirm-dialog');
    });
    expect(screen.getByRole('heading', { name: 'Page not found' })).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('names what depends on a key before it is disabled, and changes the row afterwards', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(within(await findRow(FIRST)).getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog', { name: 'Disable key AK20260001?' });
    await waitFor(() => expect(within(dialog).getByText(/zone-sync/)).toBeVisible());
    expect(dialog).toHaveTextContent('Secure links that use this key will be interrupted.');
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    await findRow({ ...FIRST, Status: 'Disabled' });
  });

  it('keeps the dialog open on a wrong account password, and deletes with the right one', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(within(await findRow(FIRST)).getByRole('button', { name: 'More actions for AK20260001' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete key AK20260001?' });
    const password = await within(dialog).findByLabelText('Your account password');
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(within(dialog).getByText('Account name or password is incorrect')).toBeVisible());
    await user.clear(password);
    await user.type(password, 'Console#2026');
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(tableRows().map((row) => row['Key ID'])).not.toContain('AK20260001'));
  });

  it('says why a read-only account can do nothing, and sends no request', async () => {
    const { user } = await renderScreen(PATH, { persona: 'readonly' });
    const create = screen.getByRole('button', { name: 'Create key' });
    expect(create).toHaveAccessibleDescription('The account has no right to do this');
    await user.click(create);
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('the state of a key', () => {
  it.each([
    ['enabled', 'secretKey.isEnabled', true],
    ['disabled', true, 'secretKey.isDisabled'],
    ['frozen', 'secretKey.isEnabled', 'secretKey.isDisabled'],
  ])('%s allows enable: %s, disable: %s', (status, enable, disable) => {
    expect(can.enable({ status })).toBe(enable);
    expect(can.disable({ status })).toBe(disable);
  });
});
