import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { renderScreen } from '../../support/render';
import { choose, openList } from '../../support/select';
import { clearStaged } from '../../support/staged';
import { findRow } from '../../support/table';

const NODES = '/system_settings/node_access_management/business_node_management';
const BOUND = `${NODES}/BN2026-0002/network`;

afterEach(clearStaged);

async function add(user: UserEvent) {
  await user.click(await screen.findByRole('button', { name: 'Add binding group' }));
  return within(await screen.findByRole('dialog', { name: 'Add binding group' }));
}

describe('NET-02 binding groups', () => {
  it('stand with their mode by name, and their ports say whose they are', async () => {
    await renderScreen(BOUND);
    await findRow({ Name: 'bond0', Mode: '4 802.3ad, dynamic aggregation', 'First interface': 'eth2' });
    await findRow({ Name: 'eth3In bond0' });
    // BEY-18: the group goes on by the other port alone.
    await findRow({ Name: 'bond0', 'Second interface': 'eth3 Down' });
  });

  it('say before they are saved what the mode means and what becomes of the addresses', async () => {
    const { user } = await renderScreen(BOUND);
    const form = await add(user);
    expect(form.getByText(/Uses one interface and the other when it fails/)).toBeVisible();
    await user.type(form.getByRole('textbox', { name: 'Name' }), 'bond1');
    await choose(user, form.getByRole('combobox', { name: 'First interface' }), 'eth0');
    await choose(user, form.getByRole('combobox', { name: 'Second interface' }), 'eth0');
    await user.click(form.getByRole('button', { name: 'Stage' }));
    // The press judges the form again, which takes the text away for a moment.
    await waitFor(() => expect(form.getByText('The two bound interfaces must differ')).toBeVisible());
    const ports = await openList(user, form.getByRole('combobox', { name: 'Second interface' }));
    await waitFor(() => expect(ports.getByTitle('eth2 (in bond0)')).toHaveAttribute('aria-disabled', 'true'));
    await user.click(ports.getByTitle('eth1'));
    await waitFor(() =>
      expect(form.getByText('Address 192.0.2.11/24 of interface eth0 moves to binding group bond1.')).toBeVisible(),
    );
    expect(form.getByText(/^Address 198.51.100.11\/25 of interface eth1 is out of use while bound/)).toBeVisible();
    expect(form.getByText(/^Interface eth0 is for management/)).toBeVisible();
    await user.click(form.getByRole('button', { name: 'Stage' }));
    await findRow({ Name: 'bond1 Staged' });
    await user.click(screen.getByRole('tab', { name: 'Review and apply (1)' }));
    await waitFor(() => expect(screen.getByText('+! bond bond1 mode active-backup members eth0 eth1')).toBeVisible());
    expect(screen.getByRole('checkbox', { name: /Wait for my confirmation/ })).toBeChecked();
  });

  it('are not for accounts that only read', async () => {
    await renderScreen(BOUND, { persona: 'readonly' });
    const button = await screen.findByRole('button', { name: 'Add binding group' });
    expect(button).toHaveAttribute('aria-disabled', 'true');
  });
});
