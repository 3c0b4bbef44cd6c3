import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { forgetSecrets } from '@/components/network-changes/staged-secrets';
import { readStaged, stageChange } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';
import { findRow, tableRows } from '../../support/table';

const ID = 'BN2026-0001';
const NODE = `/system_settings/node_access_management/business_node_management/${ID}/network`;

afterEach(clearStaged);

/** Opens the form of a new neighbor and fills in who it is. */
async function adding(user: UserEvent, address: string, asNumber: string) {
  await user.click(await screen.findByRole('button', { name: 'Add neighbor' }));
  const drawer = within(await screen.findByRole('dialog', { name: 'Add neighbor' }));
  await user.click(drawer.getByRole('textbox', { name: 'Neighbor address' }));
  await user.paste(address);
  await user.click(drawer.getByRole('textbox', { name: 'Neighbor AS number' }));
  await user.paste(asNumber);
  return drawer;
}

describe('NET-08 the BGP of a node', () => {
  it('BEY-18 says of an offline node why there are no states, not that they failed to load', async () => {
    await renderScreen(`${NODE.replace(ID, 'BN2026-0007')}?tab=bgp`);
    await waitFor(() => expect(screen.getByText('The node is offline')).toBeVisible());
    expect(screen.queryByText('Session states could not be loaded')).toBeNull();
  });

  it('offers the hops that an external neighbor by loopback needs, and says that its session is not applied', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bgp`);
    const drawer = await adding(user, '10.200.0.1', '64700');
    await user.click(drawer.getByRole('switch', { name: 'Loopback docking (update source)' }));
    await waitFor(() =>
      expect(drawer.getByText(/Neighbor 10.200.0.1 is external and reached from the loopback/)).toBeVisible(),
    );
    await user.click(drawer.getByRole('textbox', { name: 'Description' }));
    await user.paste('Transit D, circuit 7');
    await user.click(drawer.getByRole('button', { name: 'Set 2 hops' }));
    await waitFor(() => expect(drawer.queryByText(/reached from the loopback/)).toBeNull());
    expect(drawer.getByRole('textbox', { name: 'Multi-hop' })).toHaveValue('2');
    await user.click(drawer.getByRole('button', { name: 'Stage' }));
    await findRow({
      'Neighbor address': '10.200.0.1 StagedTransit D, circuit 7',
      Options: '2 hops · loopback',
      'Session state': 'Not applied yet',
    });
  });

  it('refuses a neighbor that is there in another spelling', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bgp`);
    const drawer = await adding(user, '2001:DB8:1:0::1', '64700');
    expect((await drawer.findAllByText('There is already a neighbor 2001:db8:1::1'))[0]).toBeVisible();
  });

  it('asks for a password once it signs, keeps it out of the browser and of the review', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bgp`);
    const drawer = await adding(user, '192.0.2.77', '64700');
    await user.click(drawer.getByRole('switch', { name: 'MD5 authentication' }));
    await user.click(drawer.getByRole('button', { name: 'Stage' }));
    expect((await drawer.findAllByText(/MD5 password cannot be empty/))[0]).toBeVisible();
    await user.click(drawer.getByLabelText('MD5 password', { selector: 'input' }));
    await user.paste('s3cret-key');
    await user.click(drawer.getByRole('button', { name: 'Stage' }));
    await findRow({ 'Neighbor address': '192.0.2.77 Staged', Options: 'MD5' });
    expect(JSON.stringify(readStaged(ID))).not.toContain('s3cret-key');
    await user.click(screen.getByRole('tab', { name: 'Review and apply (1)' }));
    await waitFor(() => expect(screen.getByText('+ neighbor 192.0.2.77 password ********')).toBeVisible());
  });

  it('tells while typing what the review would say of the session, and what cannot be met only once', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bgp`);
    const drawer = await adding(user, '203.0.113.77', '23456');
    await waitFor(() => expect(drawer.getByText('AS 23456 is reserved; no network uses it.')).toBeVisible());
    await user.click(drawer.getByRole('switch', { name: 'Loopback docking (update source)' }));
    await waitFor(() => expect(drawer.getByText(/reached from the loopback/)).toBeVisible());
    expect(drawer.getAllByText(/reached from the loopback/)).toHaveLength(1);
  });

  it('asks again for a password that a reload lost', async () => {
    const after = {
      id: 'new-1',
      address: '192.0.2.77',
      asNumber: 64_700,
      multiHop: null,
      isLoopback: false,
      hasPassword: true,
      bfd: '',
    };
    const change: Change = { section: 'bgpNeighbors', key: after.id, before: null, after };
    const { user, history } = await renderScreen(`${NODE}?tab=bgp`);
    await screen.findByRole('button', { name: 'Add neighbor' });
    await act(async () => {
      stageChange({ id: ID, version: 1 }, change, { password: 's3cret-key' });
      forgetSecrets(ID, readStaged(ID)?.changes ?? []);
    });
    await findRow({ 'Neighbor address': '192.0.2.77 Staged' });
    act(() => history.push(`${NODE}?tab=bgp&panel=neighbor&item=new-1`));
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit neighbor' }));
    await user.click(drawer.getByRole('button', { name: 'Stage' }));
    expect((await drawer.findAllByText(/MD5 password cannot be empty/))[0]).toBeVisible();
  });

  it('tells while typing that a hold time is short for its heartbeats', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bgp&panel=bgp`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit BGP process' }));
    const hold = drawer.getByRole('textbox', { name: 'Hold time' });
    await user.clear(hold);
    await user.type(hold, '60');
    await waitFor(() =>
      expect(drawer.getByText(/The BGP keepalive cycle \(hold time\) of 60 s is below three heartbeats/)).toBeVisible(),
    );
  });
});

describe('NET-04 a BFD template', () => {
  it('tells its detection time while it is typed', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bfd`);
    await user.click(await screen.findByRole('button', { name: 'Add BFD template' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Add BFD template' }));
    const multiplier = drawer.getByRole('textbox', { name: 'Detection multiplier' });
    await user.clear(multiplier);
    await user.type(multiplier, '5');
    await waitFor(() => expect(drawer.getByText(/1,500 ms/)).toBeVisible());
    await user.type(drawer.getByRole('textbox', { name: 'Name' }), 'branch');
    await user.click(drawer.getByRole('button', { name: 'Stage' }));
    await findRow({ Name: 'branch Staged' });
  });
});

describe('NET-09 the anycast addresses of a node', () => {
  it('asks before the last one of a family goes, with who hears it now and after, and then warns', async () => {
    const { user } = await renderScreen(`${NODE}?tab=anycast`);
    const first = await findRow({ 'Anycast address': '192.88.99.53/32', Status: 'Announced' });
    await findRow({ 'Anycast address': '2001:db8:53::53/128', Status: 'Reaches no neighbor' });
    await user.click(within(first).getByRole('button', { name: 'Withdraw' }));
    const question = within(await screen.findByRole('dialog', { name: /^Stop announcing from/ }));
    expect(question.getByRole('row', { name: /^IPv4/ })).toHaveTextContent(
      /6 BGP neighbors, 2 OSPF interfaces.*Not announced$/,
    );
    expect(question.getByRole('row', { name: /^IPv6/ })).toHaveTextContent(/1 BGP neighbor, .*1 BGP neighbor, /);
    await user.click(question.getByRole('button', { name: 'Stage anyway' }));
    await findRow({ 'Anycast address': '192.88.99.53/32 Staged', Status: 'Withdrawn' });
    await user.click(screen.getByRole('tab', { name: 'Review and apply (1)' }));
    const fresh = within(await screen.findByRole('list', { name: 'New with this change' }));
    expect(fresh.getAllByRole('listitem')[0]).toHaveTextContent(
      'No IPv4 anycast address is announced after this change (1 withdrawn); until now BGP neighbors (6) and OSPF interfaces (2) heard them.',
    );
  });

  it('asks before BGP is switched off, and stages nothing where the answer is no', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bgp&panel=bgp`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit BGP process' }));
    await user.click(drawer.getByRole('switch'));
    await user.click(drawer.getByRole('button', { name: 'Stage' }));
    const question = within(await screen.findByRole('dialog', { name: /^Disable BGP on/ }));
    expect(question.getByText('BGP is disabled; the sessions with its neighbors (8) end.')).toBeInTheDocument();
    await user.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: /^Disable BGP/ })).toBeNull());
    expect(readStaged(ID)).toBeNull();
    expect(drawer.getByRole('switch')).not.toBeChecked();
  });
});

describe('BEY-18 routing state beside configuration', () => {
  it('keeps the states and says so when they cannot be loaded again', async () => {
    const { user, world } = await renderScreen(`${NODE}?tab=bgp`);
    await findRow({
      'Neighbor address': '192.0.2.1Core router A, rack 4',
      'Session state': 'Establishedup for 2 days418 prefixes in, 1 out',
    });
    world.faults.push({ path: '/api/dcomm/nodeNetwork/getRoutingState', times: 1, status: 503 });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(screen.getByText(/Refresh failed; states of/)).toBeVisible());
    // Those that are broken lead.
    expect(tableRows()[0]).toMatchObject({ 'Session state': expect.stringContaining('Idle') });
    expect(tableRows().at(-1)).toMatchObject({ 'Session state': expect.stringContaining('Established') });
  });

  it('stands beside OSPF interfaces and BFD templates', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bfd`);
    await findRow({ Name: 'metro', 'Session state': '198.51.100.1 Upup for 3 days' });
    // Why a template cannot be removed is said by whom it is used.
    const used = await findRow({ Name: 'metro', 'Used by': 'BGP 198.51.100.1' });
    expect(within(used).getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
    await findRow({ Name: 'satellite', 'Session state': 'No session' });
    await user.click(screen.getByRole('tab', { name: 'OSPF' }));
    expect((await screen.findAllByText('Full'))[0]).toBeVisible();
  });

  it('counts several sessions by state, what is wrong first, and lists each of them', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bfd`);
    const row = await findRow({ Name: 'core', 'Session state': 'Down 1 Up 56 sessions' });
    await user.click(within(row).getByRole('button', { name: '6 sessions' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sessions of core' }));
    const [, first, ...rest] = await drawer.findAllByRole('row');
    expect(first).toHaveTextContent(/^2001:db8:1::1 Down/);
    expect(rest).toHaveLength(5);
  });

  it('sums up the sessions of BGP and of a version of OSPF beside their process', async () => {
    const { user } = await renderScreen(`${NODE}?tab=bgp`);
    const process = within(await screen.findByRole('region', { name: 'BGP process' }));
    await user.click(await process.findByRole('button', { name: '8 sessions' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Sessions of BGP' }));
    await waitFor(() => expect(drawer.getByText('Last error: no route to the neighbor')).toBeVisible());
    await user.click(drawer.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('tab', { name: 'OSPF' }));
    const ospf = within(await screen.findByRole('region', { name: 'Process' }));
    await user.click(await ospf.findByRole('button', { name: '7 neighbors' }));
    const all = within(await screen.findByRole('dialog', { name: 'Neighbors of IPv4 (OSPFv2)' }));
    expect((await all.findAllByText('eth0 · DR'))[0]).toBeVisible();
  });

  it('changes nothing for an account that only reads', async () => {
    await renderScreen(`${NODE}?tab=bgp`, { persona: 'readonly' });
    const row = await findRow({ 'Neighbor address': '192.0.2.1Core router A, rack 4' });
    expect(within(row).getByRole('button', { name: 'Remove' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('button', { name: 'Add neighbor' })).toHaveAttribute('aria-disabled', 'true');
  });
});
