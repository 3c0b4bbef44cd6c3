import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { subAccountApi } from '@/api/business-account/sub-account';
import { hasUnsavedChanges } from '@/lib/navigation';
import { plan } from '../support/gateway';
import { type Rendered, renderScreen } from '../support/render';
import { chooseIn, findRow } from '../support/table';

const SAVING = 'Saving. This continues when it is done.';
const PASSWORD = 'Console#2026';
const ACCOUNTS = '/business_account/account_management';
const NODES = '/system_settings/node_access_management/business_node_management';

/** Answers of these calls are on their way long enough to press something meanwhile. */
const slow = ({ world }: Rendered, path: string) => plan(world, { path, delay: 1_000 });

async function resetPassword({ user }: Rendered) {
  const row = await findRow({ 'Account name': 'zone-editor' });
  await user.click(within(row).getByRole('button', { name: /More actions/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Reset password' }));
  const question = await screen.findByRole('dialog', { name: /^Reset the password/ });
  await user.type(await within(question).findByLabelText('Your account password'), `${PASSWORD}{Enter}`);
}

async function issueKey({ user }: Rendered) {
  const row = await findRow({ 'Serial number': 'BN2026-0001' });
  await chooseIn(user, row, 'Issue key');
  const question = await screen.findByRole('dialog', { name: /^Issue an auth key/ });
  await user.type(await within(question).findByLabelText('Your account password'), `${PASSWORD}{Enter}`);
}

const ACTIONS = [
  ['a password that is reset', ACCOUNTS, '/api/acm/subAccount/resetPassword', resetPassword, 'Password reset', /^Aa1/],
  ['the key of a node', NODES, '/api/dcomm/businessNode/issueAuthKey', issueKey, /^Auth key of/, /^[0-9a-f]{32}$/],
] as const;

it.each(ACTIONS)('%s is shown before a way that was asked for meanwhile goes on', async (...one) => {
  const [, at, path, press, name, secret] = one;
  const rendered = await renderScreen(at);
  const { user, history } = rendered;
  slow(rendered, path);
  await press(rendered);
  act(() => history.push('/account_center/account_info'));
  expect(hasUnsavedChanges(), 'the browser asks before the tab goes').toBe(true);
  expect(history.location.pathname).toBe(at);
  expect(await screen.findByText(SAVING)).toBeVisible();
  const shown = within(await screen.findByRole('dialog', { name }, { timeout: 5_000 }));
  await waitFor(() => expect(shown.getByText(secret)).toBeVisible());
  const leaving = await screen.findByRole('dialog', { name: 'Close without the secret?' });
  await user.click(within(leaving).getByRole('button', { name: 'Cancel' }));
  expect(shown.getByText(secret)).toBeVisible();
  expect(history.location.pathname).toBe(at);
});

async function chooseAccounts(...lines: string[]) {
  await screen.findByRole('button', { name: 'Choose file' });
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file input');
  await userEvent.upload(input, new File([['name,phone,email,role', ...lines].join('\n')], 'accounts.csv'));
}

const drawerOf = (name: string) => screen.getByRole('dialog', { name });
const closeOf = (drawer: HTMLElement) => within(drawer).getAllByRole('button', { name: 'Close' })[0] ?? drawer;

describe('an import that runs', () => {
  const ONE = 'night-team,13900000001,night@acme.example,Domain operators';
  const WAYS: [string, (rendered: Rendered) => void][] = [
    ['X', () => fireEvent.click(closeOf(drawerOf('Import sub-accounts')))],
    ['Cancel', () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }))],
    ['Esc', () => fireEvent.keyDown(drawerOf('Import sub-accounts'), { key: 'Escape', keyCode: 27 })],
    ['Back', ({ history }) => history.push('/account_center/account_info')],
  ];

  it.each(WAYS)('is waited for by %s: the first passwords are shown', async (_, leave) => {
    const rendered = await renderScreen(`${ACCOUNTS}?panel=import`);
    slow(rendered, '/api/acm/subAccount/import');
    await chooseAccounts(ONE);
    await rendered.user.click(await screen.findByRole('button', { name: 'Import 1 account' }));
    act(() => leave(rendered));
    expect(await screen.findByText(SAVING)).toBeVisible();
    const once = await screen.findByRole('dialog', { name: 'Initial password of 1 account' }, { timeout: 5_000 });
    await waitFor(() => expect(within(once).getByText(/^night-team \S{8,16}$/)).toBeVisible());
    await screen.findByRole('dialog', { name: 'Close without the secret?' });
  });

  it('keeps the lines that were refused in sight, whichever way was asked for', async () => {
    const rendered = await renderScreen(`${ACCOUNTS}?panel=import`);
    await chooseAccounts(ONE);
    const send = await screen.findByRole('button', { name: 'Import 1 account' });
    // Somebody else takes the name after it was looked at.
    const [name = '', phone = '', email = '', role = ''] = ONE.split(',');
    await subAccountApi.import({ list: [{ line: 2, name, phone, email, role }] });
    slow(rendered, '/api/acm/subAccount/import');
    await rendered.user.click(send);
    act(() => rendered.history.push('/account_center/account_info'));
    await waitFor(() => expect(screen.getByText(/Account name has already been registered/)).toBeVisible());
    expect(rendered.history.location.pathname).toBe(ACCOUNTS);
  });

  it('says what it did where the drawer then goes the way that was asked for', async () => {
    const rendered = await renderScreen('/system_settings/host_management?panel=import');
    slow(rendered, '/api/dcomm/host/import');
    await screen.findByRole('button', { name: 'Choose file' });
    const input = document.querySelector<HTMLInputElement>('input[type=file]');
    if (!input) throw new Error('no file input');
    const line = 'edge_1,edge-1,192.0.2.20,22,ops,Secret2026,first';
    await userEvent.upload(input, new File([`name,hostname,ip,port,user,password,remark\n${line}`], 'hosts.csv'));
    await rendered.user.click(await screen.findByRole('button', { name: /^Import 1/ }));
    act(() => fireEvent.click(closeOf(screen.getByRole('dialog'))));
    expect(await screen.findByText(SAVING)).toBeVisible();
    expect(await screen.findByRole('region', { name: 'Imported 1, refused 0, not sent 0' })).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await findRow({ Name: 'edge_1' });
  });

  it('stays with the reason where it is refused as a whole', async () => {
    const rendered = await renderScreen(`${ACCOUNTS}?panel=import`);
    const before = (await subAccountApi.getLimits({})).used;
    plan(rendered.world, {
      path: '/api/acm/subAccount/import',
      delay: 1_000,
      envelope: { code: 60001, message: 'Full' },
    });
    await chooseAccounts(ONE);
    await rendered.user.click(await screen.findByRole('button', { name: 'Import 1 account' }));
    act(() => rendered.history.push('/account_center/account_info'));
    await waitFor(() => expect(within(drawerOf('Import sub-accounts')).getByText('Full')).toBeVisible());
    expect(rendered.history.location.pathname).toBe(ACCOUNTS);
    expect((await subAccountApi.getLimits({})).used).toBe(before);
  });
});
