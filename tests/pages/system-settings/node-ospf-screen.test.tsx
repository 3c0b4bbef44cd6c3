import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { stagedNodeIds } from '@/components/network-changes/staged-keys';
import { forgetSecrets, secretsOf } from '@/components/network-changes/staged-secrets';
import { readStaged, stageChange } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { link } from '../../domain/net/node-configs';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';

const ID = 'BN2026-0001';
const TAB = `/system_settings/node_access_management/business_node_management/${ID}/network?tab=ospf`;

afterEach(clearStaged);

/** A row of the tab's tables by the texts of its cells. */
const rowOf = (name: RegExp) => screen.findByRole('row', { name });

async function choose(user: UserEvent, drawer: HTMLElement, label: string, option: string) {
  await user.click(within(drawer).getByRole('combobox', { name: label }));
  await user.click(await screen.findByTitle(option));
}

async function retype(user: UserEvent, drawer: HTMLElement, label: string, text: string) {
  const field = within(drawer).getByLabelText(label);
  await user.clear(field);
  await user.type(field, text);
}

const save = (user: UserEvent, drawer: HTMLElement) =>
  user.click(within(drawer).getByRole('button', { name: 'Stage' }));

describe('OSPF of a node', () => {
  it('NET-07 shows one version at a time and keeps the choice in the address', async () => {
    const { user, history } = await renderScreen(TAB);
    await rowOf(/eth1 10 Broadcast .*100 1 10 \/ 40 s Retransmit 5 s, delay 1 s MD5, key 7 core/);
    await user.click(screen.getByText('IPv6 (OSPFv3)'));
    await rowOf(/eth1 1 Broadcast .*HMAC-SHA-256, key 300/);
    expect(history.location.search).toContain('version=v6');
  });

  it('NET-07 keeps an area that interfaces are in: not removed, not renumbered', async () => {
    const { user } = await renderScreen(TAB);
    const row = await rowOf(/10 Stub eth1/);
    expect(within(row).getByRole('button', { name: 'Remove' })).toHaveAccessibleDescription(
      'Interfaces belong to this area',
    );
    await user.click(within(row).getByRole('button', { name: 'Edit' }));
    const drawer = await screen.findByRole('dialog', { name: 'Edit area' });
    expect(within(drawer).getByRole('textbox', { name: 'Area' })).toBeDisabled();
  });

  it('NET-07 refuses an area that is there in another spelling, and a backbone that is a stub', async () => {
    const { user } = await renderScreen(`${TAB}&panel=ospfArea`);
    const drawer = await screen.findByRole('dialog', { name: 'Add area' });
    await user.type(within(drawer).getByRole('textbox', { name: 'Area' }), '20');
    await waitFor(() => expect(within(drawer).getByText('Area 20 is already in the list')).toBeVisible());
    await retype(user, drawer, 'Area', '0');
    await choose(user, drawer, 'Area type', 'Stub');
    await waitFor(() =>
      expect(within(drawer).getByText('Area 0 is the backbone and can only be normal')).toBeVisible(),
    );
  });

  it('NET-07 says on the field that another node has the router id', async () => {
    const { user } = await renderScreen(`${TAB}&panel=ospf&version=v6`);
    const drawer = await screen.findByRole('dialog', { name: 'Edit IPv6 (OSPFv3) process' });
    await retype(user, drawer, 'Router ID', '192.0.2.11');
    await save(user, drawer);
    await waitFor(() =>
      expect(within(drawer).getByText('Another node has this router ID, enter another one')).toBeVisible(),
    );
    expect(stagedNodeIds()).toEqual([]);
  });

  it('NET-07 asks for a key of the new type, keeps it out of what is staged and names it in the review', async () => {
    const { user } = await renderScreen(`${TAB}&panel=ospfInterface&item=ospf-eth1`);
    const drawer = await screen.findByRole('dialog', { name: 'Edit OSPF interface' });
    await waitFor(() => expect(within(drawer).getByText('Leave empty to keep the current key.')).toBeVisible());
    await choose(user, drawer, 'Authentication type', 'Clear-text password');
    expect(within(drawer).queryByLabelText('Key number')).toBeNull();
    await save(user, drawer);
    await waitFor(() => expect(within(drawer).getByText('This authentication type requires a key')).toBeVisible());
    await user.type(within(drawer).getByLabelText('Key'), 'sesame');
    await waitFor(() => expect(within(drawer).getByText(/eth1 sends its password in clear text/)).toBeVisible());
    await save(user, drawer);
    await rowOf(/eth1 Staged 10 .*Clear-text password/);
    const changes = readStaged(ID)?.changes ?? [];
    expect(secretsOf(ID, changes).map(({ value }) => value)).toEqual(['sesame']);
    expect(JSON.stringify(changes)).not.toContain('sesame');
    await user.click(screen.getByRole('tab', { name: 'Review and apply (1)' }));
    await waitFor(() => expect(screen.getByText('New value entered, not shown')).toBeVisible());
    await waitFor(() => expect(screen.getByText('+ ip ospf authentication-key ********')).toBeVisible());
  });

  it('NET-07 asks again for a key that a reload lost', async () => {
    const { user } = await renderScreen(TAB);
    await rowOf(/eth0 0 Broadcast/);
    const after = link('eth3', '0', { authType: 'simple', hasAuthKey: true });
    const change: Change = { section: 'ospfInterfacesV4', key: 'eth3', before: null, after };
    stageChange({ id: ID, version: 1 }, change, { authKey: 'sesame' });
    forgetSecrets(ID, readStaged(ID)?.changes ?? []);
    await user.click(within(await rowOf(/eth3 Staged/)).getByRole('button', { name: 'Edit' }));
    const drawer = await screen.findByRole('dialog', { name: 'Edit OSPF interface' });
    await save(user, drawer);
    await waitFor(() => expect(within(drawer).getByText('This authentication type requires a key')).toBeVisible());
    await user.type(within(drawer).getByLabelText('Key'), 'open');
    await save(user, drawer);
    await waitFor(() =>
      expect(secretsOf(ID, readStaged(ID)?.changes ?? []).map(({ value }) => value)).toEqual(['open']),
    );
  });

  it('NET-07 refuses a dead interval up to the hello interval and warns below four of it', async () => {
    const { user } = await renderScreen(`${TAB}&version=v6&panel=ospfInterface&item=ospf-eth2`);
    const drawer = await screen.findByRole('dialog', { name: 'Edit OSPF interface' });
    await retype(user, drawer, 'Dead interval', '10');
    await waitFor(() =>
      expect(within(drawer).getByText('The dead interval must be above the hello interval of 10 s')).toBeVisible(),
    );
    await retype(user, drawer, 'Dead interval', '39');
    await waitFor(() => expect(within(drawer).getByText(/below four hellos of 10 s; use 40 s or more/)).toBeVisible());
  });

  it('BEY-03 leads from a finding to its version and field', async () => {
    const { user, history } = await renderScreen(TAB);
    await rowOf(/eth0 0 Broadcast/);
    const dns = { servers: '192.0.2.53\n2001:db8:1::53' };
    stageChange({ id: ID, version: 1 }, { section: 'dns', key: '', before: dns, after: { servers: '192.0.2.1' } });
    await user.click(await screen.findByRole('tab', { name: 'Review and apply (1)' }));
    const finding = (await screen.findByText(/There are 2 areas but no area 0/)).closest('li');
    if (!finding) throw new Error('no list item');
    expect(finding).toHaveTextContent(/^OSPFv3 areas There are 2 areas/);
    await user.click(within(finding).getByRole('button', { name: 'Show' }));
    // What is missing is one more area.
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add area' })).toBeVisible());
    expect(history.location.search).toContain('version=v6');
  });

  it('NET-07 lets a read-only account look only, also in a form that a link opened', async () => {
    const { user } = await renderScreen(`${TAB}&panel=ospfArea&item=area-30`, { persona: 'readonly' });
    const row = await rowOf(/eth1 10/);
    expect(within(row).getByRole('button', { name: 'Edit' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Add area' })).toHaveAttribute('aria-disabled', 'true');
    const drawer = await screen.findByRole('dialog', { name: 'Edit area' });
    expect(within(drawer).getByText('Read-only')).toBeVisible();
    const stage = within(drawer).getByRole('button', { name: 'Stage' });
    expect(stage).toHaveAccessibleDescription('The account has no right to do this');
    await user.click(stage);
    expect(stagedNodeIds()).toEqual([]);
  });
});
