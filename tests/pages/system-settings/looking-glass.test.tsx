import { journalOf } from '@mock/runtime/journal';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { clearLoads } from '@/ui/data/use-load';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { chooseIn, findRow, tableRows } from '../../support/table';

const NODE = '/system_settings/node_access_management/business_node_management/BN2026-0001';
const GLASS = `${NODE}/looking_glass`;
const INVOKE = '/api/dcomm/cmdInvocation/doInvoke';

const said = (originalContent: string) => ({
  code: 20_000,
  message: '',
  data: { result: [{ result: { originalContent } }] },
});

describe('the looking glass of a node', () => {
  it('BEY-41 leads from the neighbors to what one sent, by which rule it was filtered, and what was chosen', async () => {
    const { user, history } = await renderScreen(GLASS);
    const row = await findRow({
      Neighbor: '192.0.2.1Core router A, rack 4',
      'AS number': '64601',
      'Session state': 'Established',
    });
    expect(row).toHaveTextContent(/in 1 h.*in 1 d/);
    // Nothing is kept of a session that never was.
    const broken = await findRow({ Neighbor: '203.0.113.1Transit B, circuit TB-0093' });
    expect(broken).not.toHaveTextContent('in 1 h');
    // Those that are broken lead, and say since when and why.
    expect(broken).toHaveTextContent(/Last error: .*\d{4}-\d\d-\d\d/);
    const states = tableRows().map((one) => one['Session state'] ?? '');
    expect(states.findLastIndex((one) => !one.startsWith('Established'))).toBeLessThan(states.indexOf('Established'));
    await user.click(within(row).getByRole('button', { name: 'Routes' }));
    await screen.findByRole('heading', { name: 'Neighbor 192.0.2.1' });
    expect(history.location.search).toContain('neighbor=192.0.2.1');
    await user.type(await screen.findByRole('searchbox', { name: /Address, prefix/ }), '192.88.99.53{Enter}');
    const filtered = await findRow({ Prefix: '192.88.99.53/32', Standing: 'Filtered' });
    expect(filtered).toHaveTextContent('Route map learned-ipv4, rule 10 denies it: prefix list anycast, entry 5');
    await user.click(within(filtered).getByRole('button', { name: 'All paths' }));
    await findRow({ Prefix: '192.88.99.53/32', Choice: 'Best', 'AS path': 'The node itself' });
  });

  it('BEY-41 shows the neighbors before it is known why one is down, and also where nobody can say', async () => {
    const ROUTING = '/api/dcomm/nodeNetwork/getRoutingState';
    await renderScreen(GLASS, { onWorld: (world) => plan(world, { path: ROUTING, delay: 2_000 }) });
    const broken = () => findRow({ Neighbor: '203.0.113.1Transit B, circuit TB-0093' });
    expect(await broken()).not.toHaveTextContent('Last error');
    await waitFor(async () => expect(await broken()).toHaveTextContent(/Last error: .*\d{4}-\d\d-\d\d/));
    cleanup();
    clearLoads();
    await renderScreen(GLASS, { onWorld: (world) => plan(world, { path: ROUTING, times: 9, status: 500 }) });
    expect(await broken()).not.toHaveTextContent('Last error');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('BEY-41 finds what is typed before the router has answered for the first time', async () => {
    const { user, world } = await renderScreen(GLASS);
    await findRow({ Neighbor: '192.0.2.1Core router A, rack 4' });
    plan(world, { path: INVOKE, delay: 60_000 });
    await user.click(screen.getByRole('tab', { name: 'BFD' }));
    await user.type(await screen.findByRole('searchbox', { name: 'Search by peer or interface' }), '192.0.2.1{Enter}');
    await findRow({ Peer: '192.0.2.1', 'Session state': 'Up' });
  });

  it('BEY-41 refreshes a session after a question, which is written down, and says what does not go there and why', async () => {
    const { user, world } = await renderScreen(`${GLASS}?neighbor=192.0.2.1&dir=out&standing=withheld`);
    await user.click(await screen.findByRole('button', { name: 'Soft refresh inbound' }));
    const question = await screen.findByRole('dialog');
    expect(question).toHaveTextContent('The session stays up');
    await user.click(within(question).getByRole('button', { name: 'Soft refresh inbound' }));
    await waitFor(() =>
      expect(journalOf(world).at(-1)).toMatchObject({ verb: 'softRefresh', object: { id: 'BN2026-0001' } }),
    );
    expect(
      await screen.findAllByText(/No rule of route map anycast-ipv4 matches|It came from this neighbor/),
    ).not.toHaveLength(0);
  });

  it('BEY-41 shows tables of OSPF, BFD and routes, and what a router says in the place of an answer', async () => {
    const { user, world } = await renderScreen(`${GLASS}?tab=rib&q=10.0.0.0/8`);
    await findRow({ Prefix: '10.0.0.0/8', Use: 'In use', Source: 'Static' });
    await user.click(screen.getByRole('tab', { name: 'OSPF' }));
    await screen.findByText('0.0.0.20');
    await findRow({ 'Neighbor state': 'Full', Interface: 'eth0', Role: 'DR' });
    await user.click(screen.getByRole('tab', { name: 'BFD' }));
    await findRow({ Peer: '192.0.2.1', 'Session state': 'Up' });
    plan(world, { path: INVOKE, envelope: said('% Unknown command'), times: 2 });
    await user.click(screen.getByRole('tab', { name: 'BGP search' }));
    await screen.findByText('The router answered in words and not in JSON: % Unknown command');
    plan(world, { path: INVOKE, envelope: said('{"routes":{'), times: 2 });
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText(/^The answer of the router was cut off/);
    await user.click(screen.getByRole('button', { name: 'Retry' }));
    await findRow({ Prefix: '20.0.0.0/24', Choice: 'Best' });
    await user.type(screen.getByRole('searchbox'), '20.0.0.77{Enter}');
    await findRow({ Prefix: '20.0.0.0/24', Choice: 'Not best' });
    await user.clear(screen.getByRole('searchbox'));
    await user.type(screen.getByRole('searchbox'), 'nonsense{Enter}');
    await screen.findByText(/^Type an address, a prefix or AS numbers/);
  });

  it('BEY-41 is one press from the session of a neighbor, an announcement and a finding', async () => {
    const hrefs = async (at: string, name: RegExp) =>
      (await screen.findAllByRole('link', { name })).map((link) => link.getAttribute('href')?.replace(GLASS, at));
    const { user } = await renderScreen(`${NODE}/network?tab=bgp`);
    expect(await hrefs('', /prefixes in/)).toContain('?neighbor=192.0.2.1');
    await user.click(screen.getByRole('tab', { name: 'Anycast' }));
    expect(await hrefs('', /IPv4 BGP neighbors/)).toContain('?tab=search&q=192.88.99.53');
    await user.click(screen.getByRole('tab', { name: /^Review/ }));
    await screen.findAllByText(/10\.9\.9\.9/);
    const lines = screen.getAllByRole('listitem');
    const finding = lines.find(({ textContent }) => textContent?.includes('10.9.9.9')) ?? document.body;
    await user.click(within(finding).getByRole('button', { name: 'Looking glass' }));
    await screen.findByRole('heading', { name: 'Neighbor 10.9.9.9' });
  });

  it('BEY-41 is in the menu of a neighbor whose session is down, and its peer leads there in the list of sessions', async () => {
    const { user } = await renderScreen(`${NODE}/network?tab=bgp&panel=bgpSessions`);
    const drawer = await screen.findByRole('dialog', { name: 'Sessions of BGP' });
    expect((await within(drawer).findByRole('link', { name: '10.9.9.9' })).getAttribute('href')).toMatch(
      /looking_glass\?neighbor=10\.9\.9\.9$/,
    );
    await user.click(within(drawer).getByRole('button', { name: 'Close' }));
    const row = await findRow({ 'Neighbor address': '10.9.9.9' });
    await chooseIn(user, row, 'Looking glass');
    await screen.findByRole('heading', { name: 'Neighbor 10.9.9.9' });
  });

  it('BEY-41 is one press from the announcements, and may be looked at by whoever may not change anything', async () => {
    const { user, history } = await renderScreen(`${NODE.replace('/BN2026-0001', '')}/announcements?q=192.88.99.53`, {
      persona: 'readonly',
    });
    const row = await findRow({ 'Anycast address': '192.88.99.53', Node: '北京核心 Running' });
    await user.click(within(row).getByRole('button', { name: 'Looking glass' }));
    await waitFor(() => expect(history.location.search).toBe('?tab=search&q=192.88.99.53'));
    await findRow({ Prefix: '192.88.99.53/32', Choice: 'Best' });
  });
});
