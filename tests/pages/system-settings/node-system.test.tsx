import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announce } from '@/components/network-changes/staged-keys';
import { forgetSecrets } from '@/components/network-changes/staged-secrets';
import { readStaged, stageChange } from '@/components/network-changes/staged-set';
import type { SnmpSettings } from '@/domain/net/snmp/schema';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';

const NODES = '/system_settings/node_access_management/business_node_management';
const SYNCED = `${NODES}/BN2026-0001/network?tab=system`;
const BY_HAND = `${NODES}/BN2026-0002/network?tab=system`;

afterEach(clearStaged);

async function edit(user: UserEvent, section: string, title: string) {
  const region = await screen.findByRole('region', { name: section });
  await user.click(within(region).getByRole('button', { name: 'Edit' }));
  return within(await screen.findByRole('dialog', { name: title }));
}

const stagedOf = (id: string) => readStaged(id)?.changes.map(({ after, secrets }) => ({ after, secrets }));

describe('NET-06 the clock of a node', () => {
  it('stands beside the browser clock, and says how far they are apart', async () => {
    await renderScreen(BY_HAND);
    await waitFor(() => expect(screen.getByText('The node is 7 min 3 s behind the browser')).toBeVisible());
    expect(screen.getByText('Browser clock')).toBeVisible();
    expect(screen.getByText('Set by hand')).toBeVisible();
  });

  it('is set by hand or follows servers: only the fields of one are there and sent', async () => {
    const { user } = await renderScreen(SYNCED);
    const form = await edit(user, 'Time', 'Edit time settings');
    expect(form.queryByRole('textbox', { name: 'Date' })).toBeNull();
    await user.click(form.getByRole('radio', { name: 'Set by hand' }));
    expect(form.queryByRole('textbox', { name: 'NTP servers' })).toBeNull();
    await user.type(form.getByRole('textbox', { name: 'Date' }), '2026-02-30');
    await waitFor(() => expect(form.getByText('Enter a date such as 2026-11-02')).toBeVisible());
    await user.click(form.getByRole('button', { name: 'Fill in the time of this browser' }));
    await waitFor(() => expect(form.getByText(/nothing corrects it afterwards/)).toBeVisible());
    await user.click(form.getByRole('button', { name: 'Stage' }));
    const region = await screen.findByRole('region', { name: 'Time' });
    await waitFor(() => expect(within(region).getByText('Staged')).toBeVisible());
    expect(stagedOf('BN2026-0001')).toEqual([
      {
        after: {
          mode: 'manual',
          zone: 'Asia/Shanghai',
          date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
          time: expect.stringMatching(/^\d\d:\d\d:\d\d$/),
        },
      },
    ]);
  });
});

describe('NET-05 SNMP of a node', () => {
  it('shows the fields of the chosen version and level, what the node has there, and never a secret', async () => {
    const { user } = await renderScreen(BY_HAND);
    const form = await edit(user, 'SNMP', 'Edit SNMP');
    expect(form.getByLabelText('Authentication password')).toHaveValue('');
    await user.click(form.getByRole('radio', { name: 'v2c' }));
    expect(form.queryByLabelText('Authentication password')).toBeNull();
    await user.type(form.getByLabelText('Read-only community'), 'public');
    await waitFor(() => expect(form.getByText(/Every scanner tries this community/)).toBeVisible());
    await user.click(form.getByRole('radio', { name: 'Off' }));
    expect(form.queryByRole('textbox', { name: 'Service port' })).toBeNull();
    await user.click(form.getByRole('button', { name: 'Stage' }));
    await screen.findByText('Staged');
    const again = await edit(user, 'SNMP', 'Edit SNMP');
    await user.click(again.getByRole('radio', { name: 'v3' }));
    expect(again.getByRole('textbox', { name: 'User name' })).toHaveValue('monitor');
  });

  it('wants the password again for another algorithm, and keeps it out of what is staged', async () => {
    const { user } = await renderScreen(BY_HAND);
    const form = await edit(user, 'SNMP', 'Edit SNMP');
    await user.click(form.getByRole('radio', { name: 'DES' }));
    await user.click(form.getByRole('button', { name: 'Stage' }));
    await waitFor(() => expect(form.getByText('Enter the password again for the new algorithm')).toBeVisible());
    await user.type(form.getByLabelText('Encryption password'), 'password-2');
    await user.click(form.getByRole('button', { name: 'Stage' }));
    const region = await screen.findByRole('region', { name: 'SNMP' });
    await waitFor(() => expect(within(region).getByText('Staged')).toBeVisible());
    const [staged] = stagedOf('BN2026-0002') ?? [];
    expect(staged).toEqual({
      after: expect.objectContaining({ privAlgorithm: 'DES', hasPrivPassword: true }),
      secrets: ['privPassword'],
    });
    expect(JSON.stringify(readStaged('BN2026-0002'))).not.toContain('password-2');
  });

  it('asks again for a password that a reload lost', async () => {
    const { user } = await renderScreen(BY_HAND);
    await screen.findByRole('region', { name: 'SNMP' });
    const node = { id: 'BN2026-0002', name: 'A node', version: 1 };
    const snmp: SnmpSettings = {
      version: 'v3',
      level: 'authPriv',
      user: 'monitor',
      port: 161,
      authAlgorithm: 'SHA',
      hasAuthPassword: true,
      privAlgorithm: 'AES',
      hasPrivPassword: true,
    };
    stageChange(node, { section: 'snmp', key: '', before: snmp, after: snmp }, { authPassword: 'password-2' });
    // What a reload does: the set is read again, the secrets of this tab are gone.
    forgetSecrets(node.id, readStaged(node.id)?.changes ?? []);
    act(() => announce());
    const form = await edit(user, 'SNMP', 'Edit SNMP');
    await user.click(form.getByRole('button', { name: 'Stage' }));
    await waitFor(() => expect(form.getByText('Authentication password cannot be empty')).toBeVisible());
  });
});
