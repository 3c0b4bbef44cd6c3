import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { routingStateApi } from '@/api/system-settings/routing-state';
import { beginApply, readStaged, stageAll, stageChange } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { here } from '@/lib/navigation';
import { configOf } from '../../../mock/system-settings/node-network-seeds';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';
import { findRow } from '../../support/table';

const ID = 'BN2026-0001';
const NODE = `/system_settings/node_access_management/business_node_management/${ID}/network`;

afterEach(() => {
  clearStaged();
});

const DNS = { servers: '192.0.2.53\n2001:db8:1::53' };
const dns: Change = { section: 'dns', key: '', before: DNS, after: { servers: '192.0.2.54' } };

/** Renders the screen and stages an edit of the name servers on a version of the node. */
async function staged(version: number, search = '') {
  const rendered = await renderScreen(`${NODE}${search}`, { hasShell: true });
  await screen.findByRole('tab', { name: /Review/ });
  stageChange({ id: 'BN2026-0001', version }, dns);
  return rendered;
}

describe('the network of a node', () => {
  it('NET-01 lists ports with addresses and says which one is for management, also after a task that is gone', async () => {
    const { user } = await renderScreen(`${NODE}?task=APPLY-GONE`);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    await findRow({ Name: 'eth0Management', 'IPv4 address': '192.0.2.10/24', Status: 'Enabled' });
    await findRow({ Name: 'eth4', Status: 'Disabled' });
    // BEY-18: that a port is on says nothing of its cable.
    const dead = await findRow({ Name: 'eth3', Status: 'Enabled' });
    await waitFor(() => expect(dead).toHaveTextContent(/Downfor \d+ days/));
    const slow = await findRow({ Name: 'eth2Policy route', Status: 'Enabled' });
    expect(slow).toHaveTextContent(/100 Mbit\/s · half duplexIn \d.*Errors, 1 h: \d+ in, \d+ out/);
  });

  it('BEY-01 marks what is staged in its section, on its tab and in the header, and takes it back', async () => {
    const { user } = await staged(1);
    await waitFor(() => expect(screen.getByRole('link', { name: 'Staged changes on 1 node' })).toBeVisible());
    await waitFor(() =>
      expect(within(screen.getByRole('region', { name: 'DNS servers' })).getByText('Staged')).toBeVisible(),
    );
    await user.click(screen.getByRole('tab', { name: 'Review and apply (1)' }));
    await waitFor(() => expect(screen.getByText('+! name-server 192.0.2.54')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(screen.getByText('No staged changes')).toBeVisible());
    expect(screen.queryByRole('link', { name: /Network changes/ })).toBeNull();
  });

  it('finds the routes that hold an address, the one that the router takes first, and keeps that in the address', async () => {
    const { user } = await renderScreen(`${NODE}?tab=routes`);
    const search = await screen.findByRole('searchbox', { name: 'Search next hop, network or an address in it' });
    await user.type(search, '10.20.1.1{Enter}');
    await waitFor(() => expect(screen.getByText('2 found, longest prefix first')).toBeVisible());
    const names = screen.getAllByText(/^10\./, { selector: 'bdi' }).map(({ textContent }) => textContent);
    expect(names).toEqual(['10.20.0.0/16', '10.0.0.0/8']);
    expect(new URLSearchParams(here().search).get('find.routes')).toBe('10.20.1.1');
    await user.clear(search);
    await user.type(search, 'in no connected{Enter}');
    await waitFor(() => expect(screen.getByText('1 found')).toBeVisible());
    await findRow({ Destination: '172.16.0.0/12' });
  });

  it('BEY-01 keeps what is to be removed or changed in its row, old beside new, and reverts it there', async () => {
    const { user } = await renderScreen(`${NODE}?tab=routes`);
    const [, second, third] = configOf(3, 0).routes;
    if (!second || !third) throw new Error('the seeds are others');
    // Nothing that the node shows leads to this one.
    await findRow({ Destination: '172.16.0.0/12', 'Next hop': '192.168.9.1In no connected network' });
    await user.click(within(await findRow({ 'Next hop': second.nextHop })).getByRole('button', { name: 'Remove' }));
    const gone = await findRow({ Destination: '10.20.0.0/16 Staged: to be removed' });
    act(() => {
      stageChange(
        { id: ID, version: 1 },
        { section: 'routes', key: third.id, before: third, after: { ...third, nextHop: '192.0.2.9' } },
      );
    });
    const fields = await screen.findByText('192.0.2.9', { selector: 'ins' });
    expect(fields.parentElement).toHaveTextContent('192.0.2.254192.0.2.9');
    await user.click(within(gone).getByRole('button', { name: 'Discard change' }));
    await findRow({ Destination: '10.20.0.0/16' });
    expect(readStaged(ID)?.changes).toHaveLength(1);
  });

  it('BEY-18 tells of each anycast address to how many it is announced, with the pace of the refresh', async () => {
    await renderScreen(`${NODE}?tab=anycast`);
    const row = await findRow({ 'Anycast address': '192.88.99.53/32', Status: 'Announced' });
    await waitFor(() => expect(row).toHaveTextContent(/[1-9] of \d IPv4 BGP neighbors/));
    expect(screen.getByRole('button', { name: /5 s/ })).toBeVisible();
  });

  it('BEY-18 says in the review which of those that the configuration tells hear nothing at present', async () => {
    await staged(1, '?tab=review');
    const reach = within(await screen.findByRole('table', { name: 'Anycast reach' }));
    const { bgp } = await routingStateApi.getRoutingState({ id: ID });
    const stateOf = (neighbor: string) => bgp.find(({ address }) => address === neighbor)?.state;
    expect([stateOf('2001:db8:1::1'), stateOf('192.0.2.1')]).toEqual(['idle', 'established']);
    const row = reach.getByRole('row', { name: /^IPv6/ });
    // The neighbor and both ports: no session of the family is up.
    await waitFor(() => expect(row).toHaveTextContent(/3 down at present2001:db8:1::1 downeth1 downeth2 down/));
    // Those that are down stand before the others, of which the first few are named.
    expect(reach.getByRole('row', { name: /^IPv4/ })).toHaveTextContent(
      /3 down at present198\.51\.100\.2 down203\.0\.113\.1 downeth2 down10\.255\.0\.3 10\.255\.0\.4 and 3 more/,
    );
  });

  it('BEY-02 shows the countdown of whoever applied, and the node again once that is kept, with no question left', async () => {
    const { user } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    await act(() => nodeNetworkApi.apply({ id: ID, version: 1, changes: [dns], isGuarded: true }));
    const keep = await screen.findByRole('button', { name: 'Keep' });
    await user.click(screen.getByRole('button', { name: 'Roll back now' }));
    await screen.findByRole('dialog', { name: 'Roll back now?' });
    // As another tab would: from behind the question.
    await user.click(keep);
    await waitFor(() => expect(screen.getByText('Changes kept')).toBeVisible());
    expect(screen.queryByRole('dialog')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.getByText('192.0.2.54')).toBeVisible());
  });

  const [, , eth2] = configOf(0, 0).interfaces;
  const [core] = configOf(0, 0).bfdTemplates;

  it.each<[string, Change, boolean]>([
    [
      'a port with a neighbor is disabled',
      {
        section: 'interfaces',
        key: 'eth2',
        before: eth2 ?? null,
        after: eth2 ? { ...eth2, status: 'disabled' } : null,
      },
      true,
    ],
    [
      'a template in use gets other timers',
      { section: 'bfdTemplates', key: 'bfd-core', before: core ?? null, after: core ? { ...core, minTx: 10 } : null },
      true,
    ],
    ['the name servers change', dns, false],
  ])('BEY-02 offers the countdown, ticked where it is needed: %s', async (_, change, isTicked) => {
    await renderScreen(`${NODE}?tab=review`);
    await screen.findByText('No staged changes');
    act(() => {
      stageChange({ id: ID, version: 1 }, change);
    });
    const guard = await screen.findByRole('checkbox', { name: /Wait for my confirmation/ });
    expect(guard).toHaveProperty('checked', isTicked);
  });

  it('BEY-01 reviews numbers with their unit, codes by name, and a secret that a reload lost as something to do', async () => {
    await renderScreen(`${NODE}?tab=review`);
    await screen.findByText('No staged changes');
    const { bgp, bgpNeighbors, ospfInterfacesV4, time } = configOf(0, 2);
    const [, peer] = bgpNeighbors;
    const [, link] = ospfInterfacesV4;
    if (!peer || !link) throw new Error('the seeds are others');
    const changes: Change[] = [
      { section: 'bgp', key: '', before: bgp, after: { ...bgp, keepalive: 20, hold: 0 } },
      {
        section: 'bgpNeighbors',
        key: peer.id,
        before: peer,
        after: { ...peer, multiHop: 2, bfd: '' },
        secrets: ['password'],
      },
      { section: 'ospfInterfacesV4', key: link.id, before: link, after: { ...link, cost: null, hello: 5 } },
      {
        section: 'time',
        key: '',
        before: time,
        after: { mode: 'auto', zone: 'UTC', servers: 'ntp.example.cn\n192.0.2.123', interval: 30 },
      },
    ];
    act(() => {
      stageAll({ id: ID, version: 1 }, changes);
    });
    const list = await screen.findByRole('region', { name: 'Staged changes (4)' });
    const fieldsOf = (item: HTMLElement) =>
      within(item)
        .getAllByRole('term')
        .map((term) => term.parentElement?.textContent);
    const [process, neighbor, port, clock] = within(list).getAllByRole('listitem').map(fieldsOf);
    expect(process).toEqual(['Keepalive interval30 s20 s', 'Hold time90 sNot checked']);
    expect(neighbor).toEqual([
      'Multi-hop2 hops',
      'BFD templatemetroNone',
      'MD5 passwordEnter it again after a reload, a copy, an undo, or an entry in another tab',
    ]);
    expect(port).toEqual(['Cost100Auto', 'Hello interval10 s5 s']);
    expect(clock).toEqual(['Time zoneAsia/ShanghaiUTC', 'Synchronization interval60 minutes30 minutes']);
  });

  it('BEY-01 says at Log Out what becomes of the staged changes, and keeps them', async () => {
    const { user } = await staged(1);
    await user.click(await screen.findByRole('button', { name: /^Account ./ }));
    await user.click(await screen.findByRole('button', { name: 'Log Out' }));
    const question = await screen.findByRole('dialog', { name: 'Staged changes on 1 node' });
    await waitFor(() => expect(question).toHaveTextContent('stay in this browser'));
    await user.click(within(question).getByRole('button', { name: 'Cancel' }));
    expect(readStaged(ID)?.changes).toHaveLength(1);
  });

  it('BEY-03 tells what the change brings first and folds what was there, and leads to the field and back', async () => {
    const { user, history } = await staged(1, '?tab=review');
    await waitFor(() => expect(screen.getByText('The change brings no new findings.')).toBeVisible());
    const findings = screen.getByRole('region', { name: 'Findings (0 new)' });
    const old = within(findings).getByText(/^Already there \(\d+\)$/);
    expect(old.closest('details')).not.toHaveAttribute('open');
    await user.click(old);
    const hop = within(findings).getByText(/Next hop 192.168.9.1 is in no subnet/);
    const line = hop.closest('li') ?? findings;
    expect(line).toHaveTextContent(/^Static routes 172.16.0.0/);
    await user.click(within(line).getByRole('button', { name: 'Show' }));
    const drawer = await screen.findByRole('dialog', { name: 'Edit static route' });
    const field = within(drawer).getByRole('textbox', { name: 'Next hop' });
    await waitFor(() => expect(field).toHaveFocus());
    act(() => history.back());
    await waitFor(() => expect(screen.getByRole('region', { name: /Findings/ })).toBeVisible());
  });

  it('BEY-01 BEY-03 shows findings and the whole text also where nothing is staged', async () => {
    const { user } = await renderScreen(`${NODE}?tab=review`);
    await waitFor(() => expect(screen.getByText('No staged changes')).toBeVisible());
    expect(screen.getByText(/Next hop 192.168.9.1 is in no subnet/)).toBeVisible();
    const text = within(screen.getByRole('region', { name: 'Router configuration' }));
    expect(text.getByText(/neighbor 192.0.2.1 route-map anycast-ipv4 out/)).toBeVisible();
    await user.click(text.getByRole('button', { name: 'Copy' }));
    const copied = await navigator.clipboard.readText();
    expect(copied).toMatch(/^interface eth0[\s\S]*\nend\n$/);
    // A router that loads it keeps its keys: asterisks would end the sessions.
    expect(text.getByText(/ neighbor \S+ password \*{8} /)).toBeVisible();
    expect(copied).toMatch(/^! enter the key: neighbor \S+ password \*{8}$/m);
    expect(copied.split('\n').filter((line) => line.includes('****') && !line.startsWith('!'))).toEqual([]);
  });

  it('BEY-01 says in which block a line changes', async () => {
    await renderScreen(`${NODE}?tab=review`);
    await screen.findByText('No staged changes');
    const peer = configOf(0, 2).bgpNeighbors[0];
    if (!peer) throw new Error('the seeds are others');
    act(() => {
      stageAll({ id: ID, version: 1 }, [
        { section: 'bgpNeighbors', key: peer.id, before: peer, after: { ...peer, address: '192.0.2.7' } },
      ]);
    });
    await waitFor(() =>
      expect(screen.getByText(/Line \d+ · router bgp 64512 › address-family ipv4 unicast/)).toBeVisible(),
    );
  });

  it('NET-01 tells every wrong line of a list', async () => {
    const { user } = await renderScreen(`${NODE}?panel=dns`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit DNS servers' }));
    await user.clear(drawer.getByRole('textbox'));
    await user.click(drawer.getByRole('textbox'));
    await user.paste('a\n192.0.2.53\nb\nc');
    await waitFor(() => expect(drawer.getByText('Line 4: “c” is not an IPv4 or IPv6 address')).toBeVisible());
    expect(drawer.getAllByText(/^Line \d: /).map((line) => line.textContent?.slice(0, 6))).toEqual([
      'Line 1',
      'Line 3',
      'Line 4',
    ]);
  });

  it('NET-08 has a loopback address, which the router text names', async () => {
    const { user } = await renderScreen(`${NODE}?panel=loopback`);
    const drawer = within(await screen.findByRole('dialog', { name: 'Edit loopback addresses' }));
    const field = drawer.getByRole('textbox', { name: 'IPv6 address' });
    await user.click(field);
    await user.paste('::ffff:192.0.2.1');
    await waitFor(() => expect(drawer.getByText(/a router takes no IPv4-mapped IPv6 address/)).toBeVisible());
    await user.clear(field);
    await user.click(field);
    await user.paste('2001:db8:ff::10');
    await user.click(drawer.getByRole('button', { name: 'Stage' }));
    await user.click(await screen.findByRole('tab', { name: 'Review and apply (1)' }));
    await waitFor(() => expect(screen.getByText('+ ipv6 address 2001:db8:ff::10/128')).toBeVisible());
    expect(screen.getByText(/Line \d+ · interface lo$/)).toBeVisible();
  });

  it('BEY-01 keeps edits of an old version, and goes on with them on the new one', async () => {
    const { user } = await staged(0, '?tab=review');
    await waitFor(() => expect(screen.getByText('The node has a newer version')).toBeVisible());
    await user.click(screen.getByRole('button', { name: 'Continue on the new version' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Apply' })).toBeVisible());
  });

  it('BEY-01 keeps a form that is open while another tab applies, and stages it on the node that it began with', async () => {
    const { user } = await renderScreen(`${NODE}?panel=dns`);
    const drawer = await screen.findByRole('dialog', { name: 'Edit DNS servers' });
    await act(async () => {
      const { taskId } = await nodeNetworkApi.apply({ id: ID, version: 1, changes: [dns], isGuarded: true });
      beginApply(ID, taskId, { version: 1, changes: [dns] });
    });
    await user.click(within(drawer).getByRole('textbox'));
    await user.paste('\n2001:db8:1::54');
    await user.click(within(drawer).getByRole('button', { name: 'Stage' }));
    await screen.findByRole('button', { name: 'Keep' });
    expect(readStaged(ID)).toMatchObject({ version: 1, changes: [{ before: DNS }] });
  });

  it('BEY-01 lets the gateway check the set before it is applied, and shows what it refuses', async () => {
    await staged(1, '?tab=review');
    await waitFor(() => expect(screen.getByText(/^The gateway accepts these changes/)).toBeVisible());
    const before = { id: 'bfd-core', name: 'core', multiplier: 3, minTx: 300, minRx: 300, isPassive: false };
    stageChange({ id: ID, version: 1 }, { section: 'bfdTemplates', key: before.id, before, after: null });
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('in use'));
    const refused = within(screen.getByRole('list', { name: 'First correct what the node does not accept' }));
    expect(refused.getAllByRole('listitem')[0]).toHaveTextContent(
      'OSPFv2 interfaces eth1 The BFD template is gone; choose another oneShow',
    );
    expect(screen.getByRole('button', { name: 'Apply' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('BEY-03 says beside the form what is doubtful while it is typed, without stopping it', async () => {
    const { user } = await renderScreen(`${NODE}?tab=routes&panel=route`);
    const drawer = await screen.findByRole('dialog', { name: 'Add static route' });
    const fill = async (name: string, text: string) => {
      await user.click(within(drawer).getByRole('textbox', { name }));
      await user.paste(text);
    };
    await fill('Destination', '100.127.0.0');
    await fill('Mask', '16');
    await fill('Next hop', '192.168.77.1');
    await waitFor(() => expect(within(drawer).getByText(/Next hop 192.168.77.1 is in no subnet/)).toBeVisible());
    const full = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('forbidden', 'SecurityError');
    });
    await user.click(within(drawer).getByRole('button', { name: 'Stage' }));
    await waitFor(() => expect(screen.getByText('The browser has no room to keep this change')).toBeVisible());
    full.mockRestore();
    expect(within(drawer).getByRole('textbox', { name: 'Mask' })).toHaveValue('16');
    await user.click(within(drawer).getByRole('button', { name: 'Stage' }));
    await waitFor(() => expect(screen.getByRole('tab', { name: 'Static routes (1)' })).toBeVisible());
    // Before the many that were there, whose last page nobody looks at.
    expect(document.querySelector('tr[data-row-key]')).toHaveTextContent('100.127.0.0');
  });
});
