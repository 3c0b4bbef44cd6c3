import { act, screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { announcementApi } from '@/api/system-settings/announcement';
import { isMute } from '@/api/system-settings/business-node-state';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { discardAll, readStaged, stageChange } from '@/components/network-changes/staged-set';
import { withChanges } from '@/domain/net/change-set';
import { bringBack, drain } from '@/domain/net/drain';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { configOf } from '../../../mock/system-settings/node-network-seeds';
import { nodesOf } from '../../../mock/system-settings/node-rows';
import { plan, signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';
import { findRow } from '../../support/table';

const NODES = '/system_settings/node_access_management/business_node_management';
const LAST = 'BN2026-0003';

afterEach(clearStaged);

describe('who announces what', () => {
  it('BEY-32 marks the last node that announces an address, and shows each neighbor with what it is told', async () => {
    const { user } = await renderScreen(`${NODES}/announcements?q=192.88.99.55`);
    const row = await findRow({
      'Anycast address': '192.88.99.55',
      Configured: 'Announce',
      Status: 'Last node to announce it',
    });
    await user.click(within(row).getByRole('button', { name: 'Neighbors' }));
    const drawer = await screen.findByRole('dialog', { name: /^Neighbors of .* that receive 192.88.99.55/ });
    expect(await within(drawer).findAllByText('Established')).not.toHaveLength(0);
    expect(within(drawer).getAllByText('Not announced')).not.toHaveLength(0);
  });

  it('BEY-32 counts the announcements whose nodes do not answer, and leads to these alone', async () => {
    const { user } = await renderScreen(`${NODES}/announcements?size=100`);
    const line = await screen.findByText(/^\d+ announced address(?:es)? gets? queries/);
    const filters = { reach: ['unanswered'] };
    const { list } = await announcementApi.list({ current: 1, pageSize: 100, filters });
    expect(list.length).toBeGreaterThan(1);
    expect(line).toHaveTextContent(new RegExp(`^${list.length} announced addresses `));
    await user.click(screen.getByRole('link', { name: 'Show only these' }));
    await waitFor(() => expect(screen.queryByText('Last node to announce it')).toBeNull());
    expect(screen.getAllByText('Announced but not answering')).not.toHaveLength(0);
  });

  it('BEY-32 says an address once for its nodes, those in trouble first', async () => {
    const { user } = await renderScreen(`${NODES}/announcements?size=100`);
    await waitFor(() => expect(screen.getByText('192.88.99.53')).toBeVisible());
    const { list } = await announcementApi.list({ current: 1, pageSize: 100 });
    const spans = () =>
      screen.getAllByText(/^(192\.88|2001:db8)/).map((text) => [text.textContent, text.closest('td')?.rowSpan]);
    const countOf = (address: string) => list.filter((row) => row.address === address).length;
    expect(spans()).toEqual([...new Set(list.map(({ address }) => address))].map((one) => [one, countOf(one)]));
    const isCalm = list.map(({ reach }) => reach === 'announced');
    for (const address of new Set(list.map((row) => row.address))) {
      const own = isCalm.filter((_, at) => list[at]?.address === address);
      expect(own).toEqual(own.toSorted());
    }
    // In another order no row is without its address.
    await user.click(screen.getByRole('columnheader', { name: /^Node/ }));
    await waitFor(() => expect(spans().length).toBeGreaterThan(10));
    expect(spans().reduce((sum, [, rows]) => sum + Number(rows), 0)).toBe(list.length);
  });

  it('BEY-32 follows the nodes: what is withdrawn is announced by one node less, an offline node is not known', async () => {
    const world = signIn();
    const others = async (id: string) =>
      Object.fromEntries((await announcementApi.getOthers({ id })).list.map((one) => [one.address, one.others]));
    const before = await others(LAST);
    const { version, config } = await nodeNetworkApi.get({ id: 'BN2026-0001' });
    await nodeNetworkApi.apply({ id: 'BN2026-0001', version, changes: drain(config), isGuarded: false });
    world.setClock(Date.now() + 10_000);
    const after = await others(LAST);
    expect(after['192.88.99.53']).toBe((before['192.88.99.53'] ?? 0) - 1);
    const { list } = await announcementApi.list({ current: 1, pageSize: 100, filters: { reach: ['unknown'] } });
    expect(list.every(({ nodeStatus }) => nodeStatus === 'offline')).toBe(true);
    expect(list).not.toHaveLength(0);
  });
});

describe('the last node that announces an address', () => {
  const ALONE = '192.88.99.55';
  const reachOf = async () => {
    const filters = { nodeId: [LAST] };
    const { list } = await announcementApi.list({ current: 1, pageSize: 10, keyword: ALONE, filters });
    return list.map(({ reach }) => reach);
  };
  const bgpOff = ({ bgp }: NodeConfig): Change => ({
    section: 'bgp',
    key: '',
    before: bgp,
    after: { ...bgp, isEnabled: false },
  });

  it('BEY-32 is missed once it announces nothing: its sessions are down, or nobody knows since it is offline', async () => {
    const world = signIn();
    expect(await reachOf()).toEqual(['last']);
    const { version, config } = await nodeNetworkApi.get({ id: LAST });
    await nodeNetworkApi.apply({ id: LAST, version, changes: [bgpOff(config)], isGuarded: false });
    expect(await reachOf()).toEqual(['lost']);
    nodesOf(world).change(LAST, { status: 'offline' });
    expect(await reachOf()).toEqual(['lost']);
  });

  it('BEY-32 is warned of in each review: as the last one, as one that announces nothing, and before it goes silent', async () => {
    const { user } = await renderScreen(`${NODES}/${LAST}/network?tab=review`);
    await waitFor(() =>
      expect(
        screen.getByText(
          `No other node announces ${ALONE}: without the sessions of this one, queries there go unanswered.`,
        ),
      ).toBeVisible(),
    );
    const { config } = await nodeNetworkApi.get({ id: LAST });
    await act(async () => {
      stageChange({ id: LAST, version: 1 }, bgpOff(config));
    });
    await waitFor(() =>
      expect(screen.getByText(`After this no node announces ${ALONE}: queries there go unanswered.`)).toBeVisible(),
    );
    expect(screen.queryByText(/No other node announces/)).toBeNull();
    // The question says it once, where it says who hears the node.
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    const question = await screen.findByRole('dialog');
    expect(within(question).getAllByText(new RegExp(ALONE.replaceAll('.', '\\.')))).toHaveLength(2);
    expect(within(question).getByRole('row', { name: /^IPv4 / })).toHaveTextContent(
      `No neighbor No node announces ${ALONE} any longer`,
    );
  });

  it('BEY-32 says in the review that an offline node was the last one to announce an address', async () => {
    await renderScreen(`${NODES}/${LAST}/network?tab=review`, {
      onWorld: (world) => nodesOf(world).change(LAST, { status: 'offline' }),
    });
    await waitFor(() =>
      expect(
        screen.getByText(`No node is known to announce ${ALONE} now: queries there may go unanswered.`),
      ).toBeVisible(),
    );
  });
});

describe('draining a node', () => {
  it('BEY-33 withdraws all that the node announces, and brings exactly that back', () => {
    const config = configOf(0, 4);
    const drained = withChanges(config, drain(config));
    expect(drained.anycast.some(({ isAdvertised }) => isAdvertised)).toBe(false);
    expect(bringBack(config)).toEqual([]);
    const back = withChanges(drained, bringBack(drained));
    expect(back.anycast).toEqual(config.anycast);
  });

  it('BEY-33 stages the drain as one set, with the countdown on, and warns of the last node of an address', async () => {
    const { user } = await renderScreen(`${NODES}/${LAST}/network`);
    await user.click(await screen.findByRole('button', { name: 'Drain' }));
    await screen.findByRole('region', { name: 'Staged changes (3)' });
    expect(screen.getByRole('checkbox', { name: /Wait for my confirmation/ })).toBeChecked();
    await waitFor(() =>
      expect(screen.getByText(/After this no node announces .*192\.88\.99\.55: queries/)).toBeVisible(),
    );
    const staged = readStaged(LAST)?.changes ?? [];
    await act(() => nodeNetworkApi.apply({ id: LAST, version: 1, changes: [...staged], isGuarded: false }));
    expect(staged.map(({ section }) => section)).toEqual(['anycast', 'anycast', 'anycast']);
  });
});

describe('a node that announces and answers nothing', () => {
  const STOPPED = 'BN2026-0006';
  const MUTE =
    'No service that answers queries runs on this node: it attracts the traffic for 192.88.99.53, 2001:db8:53::53 but answers none of it. Start its services or drain it.';

  it('BEY-32 stands as such in the overview, and is no other node for those that answer', async () => {
    await renderScreen(`${NODES}/announcements?q=${STOPPED}&reach=unanswered`);
    await findRow({ 'Anycast address': '192.88.99.53', Status: 'Announced but not answering' });
    const others = async () => {
      const { list } = await announcementApi.getOthers({ id: 'BN2026-0001' });
      return list.find(({ address }) => address === '192.88.99.53')?.others;
    };
    const world = signIn();
    const before = (await others()) ?? 0;
    nodesOf(world).change('BN2026-0003', { status: 'stopped', services: [] });
    expect(await others()).toBe(before - 1);
  });

  it('BEY-32 is told by the review, also of an address that is only staged, and by the Anycast tab', async () => {
    const { history } = await renderScreen(`${NODES}/${STOPPED}/network?tab=review`);
    await waitFor(() => expect(screen.getByText(MUTE)).toBeVisible());
    const after = { id: 'n', address: '192.88.99.77', isAdvertised: true, remark: '' };
    await act(async () => {
      stageChange({ id: STOPPED, version: 1 }, { section: 'anycast', key: 'n', before: null, after });
    });
    await waitFor(() => expect(screen.getByText(/for .*192\.88\.99\.77 but answers none of it/)).toBeVisible());
    act(() => discardAll(STOPPED));
    act(() => history.push(`${NODES}/${STOPPED}/network?tab=anycast`));
    const row = await findRow({ 'Anycast address': '192.88.99.53/32' });
    expect(within(row).getByText('Announced but not answering')).toBeVisible();
    expect(screen.getByText(MUTE)).toBeVisible();
  });

  it('BEY-32 is not claimed of a node whose gateway says nothing of services', async () => {
    await renderScreen(`${NODES}/${STOPPED}/network?tab=review`, {
      onWorld: (world) => nodesOf(world).change(STOPPED, { services: ['a service that nobody knows'] }),
    });
    await screen.findByText('No staged changes');
    expect(screen.queryByText(/answers none of it/)).toBeNull();
    expect(isMute(undefined)).toBe(false);
    expect(isMute(['collection'])).toBe(true);
    expect(isMute(['collection', 'escape'])).toBe(false);
  });
});

describe('services that stop on a node that announces', () => {
  const stop = (user: UserEvent, service: string) =>
    screen
      .findByRole('row', { name: new RegExp(`^${service}`) })
      .then((row) => user.click(within(row).getByRole('button', { name: 'Stop' })));

  it('BEY-33 are asked about with the addresses, the last announcer marked, and drained first', async () => {
    const { user, history } = await renderScreen(`${NODES}/basic_config?id=${LAST}`);
    await stop(user, 'Emergency resolution');
    const question = await screen.findByRole('dialog', { name: 'Stop Emergency resolution?' });
    await waitFor(() => expect(question).toHaveTextContent('the node keeps announcing these addresses'));
    expect(within(question).getByText('192.88.99.55').parentElement).toHaveTextContent('no other node answers for it');
    expect(within(question).getByText('192.88.99.53').parentElement).not.toHaveTextContent('no other node');
    await user.click(within(question).getByRole('button', { name: 'Drain first' }));
    await waitFor(() => expect(history.location.pathname).toBe(`${NODES}/${LAST}/network`));
    await screen.findByRole('region', { name: 'Staged changes (3)' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('BEY-33 leads to what is staged already, which comes first', async () => {
    const { user } = await renderScreen(`${NODES}/basic_config?id=${LAST}`);
    const { dns } = configOf(0, 0);
    stageChange({ id: LAST, version: 1 }, { section: 'dns', key: '', before: dns, after: { servers: '192.0.2.54' } });
    await stop(user, 'Detection');
    await user.click(await screen.findByRole('button', { name: 'Drain first' }));
    await screen.findByRole('region', { name: 'Staged changes (1)' });
  });

  it('BEY-33 stop as before where the gateway says nothing of announcements', async () => {
    const { user, world } = await renderScreen(`${NODES}/basic_config?id=${LAST}`);
    plan(world, { path: '/api/dcomm/announcement/getOthers', times: 5, status: 404 });
    await stop(user, 'Detection');
    const question = await screen.findByRole('dialog', { name: 'Stop Detection?' });
    await waitFor(() => expect(within(question).getByRole('button', { name: 'Stop' })).toBeEnabled());
    await user.click(within(question).getByRole('button', { name: 'Stop' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.queryByText(/keeps announcing/)).toBeNull();
  });

  it.each([
    ['Resume', 'BN2026-0002', 'Resume the upgrade of Shanghai core?', true],
    ['Roll back', LAST, 'Roll back 广州应急?', true],
    ['Cancel', 'BN2026-0002', /^Cancel/, false],
  ])('BEY-33 are named in the question of %s of an upgrade', async (verb, id, title, isNamed) => {
    const { user } = await renderScreen(`${NODES}?q=${id}`);
    const row = await findRow({ 'Serial number': id });
    const button = within(row).queryByRole('button', { name: new RegExp(`^${verb}`) });
    if (button) await user.click(button);
    else {
      await user.click(within(row).getByRole('button', { name: /More/ }));
      await user.click(await screen.findByRole('menuitem', { name: new RegExp(`^${verb}`) }));
    }
    const question = await screen.findByRole('dialog', { name: title });
    if (isNamed) await within(question).findByRole('button', { name: 'Drain first' });
    else expect(within(question).queryByRole('button', { name: 'Drain first' })).toBeNull();
  });
});
