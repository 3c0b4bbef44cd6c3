import { keysOf } from '@mock/account-center/secret-key';
import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import type { World } from '@mock/runtime/world';
import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { subAccountApi } from '@/api/business-account/sub-account';
import { CAPABILITIES } from '@/lib/contract/capability';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const LIST = '/business_account/account_management';
const KEYS = `${LIST}/A-2020?tab=passwordSecurity`;
const [FIRST, SECOND] = ['AK00202001', 'AK00202002'];

const statusOf = (world: World) => keysOf(world, 'A-2020').rows.map(({ status }) => status);

describe('BEY-47 the keys of an account', () => {
  it('are told without their secrets and switched by whoever may lock it; its history says so', async () => {
    const { user, world } = await renderScreen(KEYS, { persona: 'operator' });
    expect(await screen.findAllByRole('button', { name: 'Reset password' })).toHaveLength(1);
    const row = await findRow({ 'Key ID': FIRST, Description: 'CI pipeline', Status: 'Enabled' });
    await findRow({ 'Key ID': 'AK00202003', Status: 'Disabled' });
    expect(tableRows()).toHaveLength(3);
    await user.click(within(row).getByRole('button', { name: 'Disable' }));
    const dialog = await screen.findByRole('dialog', { name: `Disable key ${FIRST}?` });
    await within(dialog).findByText(`zone-sync (${FIRST})`);
    await user.click(within(dialog).getByRole('button', { name: 'Disable' }));
    const disabled = await findRow({ 'Key ID': FIRST, Status: 'Disabled' });
    expect(statusOf(world)).toEqual(['disabled', 'enabled', 'disabled']);
    await user.click(within(disabled).getByRole('button', { name: 'Enable' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Enable' }));
    await findRow({ 'Key ID': FIRST, Status: 'Enabled' });
    // Both at once; what is disabled already is told by itself.
    for (const id of [SECOND, 'AK00202003']) await user.click(screen.getByRole('checkbox', { name: `Select ${id}` }));
    await screen.findByRole('button', { name: 'Clear selection' });
    await user.click(screen.getAllByRole('button', { name: 'Disable' })[0] ?? document.body);
    const both = await screen.findByRole('dialog', { name: 'Disable 2 keys?' });
    await within(both).findByText(`zone-sync (${SECOND})`);
    await user.click(within(both).getByRole('button', { name: 'Disable' }));
    const result = await screen.findByRole('region', { name: 'Result of the bulk action' });
    expect(result).toHaveTextContent('AK00202003');
    expect(statusOf(world)).toEqual(['enabled', 'disabled', 'disabled']);
    await user.click(screen.getByRole('tab', { name: 'History' }));
    const history = await screen.findByRole('list', { name: 'History' });
    expect(history.textContent?.replaceAll('\u00a0', ' ').match(/(Enable|Disable) keys · acme-operator/g)).toEqual([
      'Disable keys · acme-operator',
      'Enable keys · acme-operator',
      'Disable keys · acme-operator',
    ]);
    expect(await within(history).findByText(`${SECOND}.status`)).toBeVisible();
  });

  it('are not told to who may not lock it, nor where the gateway has no call for them', async () => {
    await renderScreen(KEYS, { persona: 'readonly' });
    await screen.findByRole('heading', { name: 'Password' });
    expect(screen.getByRole('tab', { name: 'Password' })).toHaveAttribute('aria-selected', 'true');
    expect(screen.queryByRole('heading', { name: 'Keys' })).toBeNull();
  });

  it('of one’s own account stand elsewhere', async () => {
    await renderScreen(`${LIST}/A-operator?tab=passwordSecurity`, { persona: 'operator' });
    const [row] = await screen.findAllByRole('button', { name: 'Disable' });
    expect(row).toHaveAccessibleDescription('You are signed in with this account');
  });
});

describe('the question that locks an account', () => {
  const askTo = async (user: UserEvent) => {
    await user.click(within(await findRow({ 'Account name': 'zone-editor' })).getByRole('button', { name: 'Lock' }));
    return within(await screen.findByRole('dialog', { name: 'Lock account zone-editor?' }));
  };
  const prove = async (user: UserEvent, dialog: Awaited<ReturnType<typeof askTo>>) =>
    user.type(await dialog.findByLabelText('Your account password'), 'Console#2026{Enter}');

  it('offers to disable its enabled keys too, and leaves them to who does not choose that', async () => {
    const { user, world } = await renderScreen(LIST);
    const first = await askTo(user);
    expect(await first.findByRole('checkbox', { name: 'Disable its 2 enabled keys too' })).not.toBeChecked();
    await prove(user, first);
    await findRow({ 'Account name': 'zone-editor', Status: 'Locked' });
    expect(statusOf(world)).toEqual(['enabled', 'enabled', 'disabled']);
    await subAccountApi.unlock({ id: 'A-2020', password: 'Console#2026' });
    await findRow({ 'Account name': 'zone-editor', Status: 'Normal' });
    const second = await askTo(user);
    await user.click(await second.findByRole('checkbox', { name: 'Disable its 2 enabled keys too' }));
    await second.findByText(`zone-sync (${FIRST})`);
    await prove(user, second);
    await waitFor(() => expect(screen.getByText('2 keys of zone-editor disabled')).toBeVisible());
    await findRow({ 'Account name': 'zone-editor', Status: 'Locked' });
    expect(statusOf(world)).toEqual(['disabled', 'disabled', 'disabled']);
  });

  it('names each key that is left once the account is locked, and tries again', async () => {
    const { user, world } = await renderScreen(LIST);
    const dialog = await askTo(user);
    await user.click(await dialog.findByRole('checkbox', { name: 'Disable its 2 enabled keys too' }));
    await dialog.findByText(`zone-sync (${FIRST})`);
    plan(world, {
      path: '/api/acm/accountKey/disableKeys',
      envelope: {
        code: 20000,
        message: '',
        data: { succeeded: [FIRST], failed: [{ id: SECOND, message: 'Held by a running export' }] },
      },
    });
    await prove(user, dialog);
    const left = within(
      await screen.findByRole('dialog', { name: 'Account zone-editor is locked, but not all its keys are disabled' }),
    );
    expect(left.getByText(`${SECOND}: Held by a running export`)).toBeVisible();
    await findRow({ 'Account name': 'zone-editor', Status: 'Locked' });
    plan(world, { path: '/api/acm/accountKey/disableKeys', status: 503 });
    await user.click(left.getByRole('button', { name: 'Disable again' }));
    await left.findByRole('alert');
    await user.click(left.getByRole('button', { name: 'Disable again' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(statusOf(world)).toEqual(['disabled', 'disabled', 'disabled']);
  });

  it('locks as ever on a gateway that tells nothing of keys', async () => {
    const { user, world } = await renderScreen(LIST, {
      onWorld: (given) => {
        given.gateway = {
          ...GATEWAY_KINDS.full,
          isDeclared: true,
          capabilities: new Set(CAPABILITIES.filter((one) => one !== 'accountKeys')),
        };
      },
    });
    const dialog = await askTo(user);
    await prove(user, dialog);
    await findRow({ 'Account name': 'zone-editor', Status: 'Locked' });
    expect(dialog.queryByRole('checkbox')).toBeNull();
    expect(statusOf(world)).toEqual(['enabled', 'enabled', 'disabled']);
  });
});
