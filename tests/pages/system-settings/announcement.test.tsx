import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { announcementApi } from '@/api/system-settings/announcement';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { stagedNodeIds } from '@/components/network-changes/staged-keys';
import { discardAll, readStaged, stageChange } from '@/components/network-changes/staged-set';
import { withChanges } from '@/lib/net/change-set';
import { bringBack, drain } from '@/lib/net/drain';
import type { Change, NodeConfig } from '@/lib/net/node-config';
import { configOf } from '../../../mock/system-settings/node-network-seeds';
import { nodesOf } from '../../../mock/system-settings/node-rows';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow } from '../../support/table';

const NODES = '/system_settings/node_access_management/business_node_management';
const LAST = 'BN2026-0003';

afterEach(() => {
  for (const id of stagedNodeIds()) discardAll(id);
});

describe('who announces what', () => {
  it('BEY-32 marks the last node that announces an address, and shows each neighbor with what it is told', async () => {
    const { user } = await renderScreen(`${NODES}/announcements?q=192.88.99.55`);
    const row = await findRow({
      'Anycast address': '192.88.99.55',
      Configured: 'Advertise',
      State: 'Last node to announce it',
    });
    await user.click(within(row).getByRole('button', { name: 'Neighbors' }));
    const drawer = await screen.findByRole('dialog', { name: /^Who hears 192.88.99.55/ });
    expect(await within(drawer).findAllByText('Established')).not.toHaveLength(0);
    expect(within(drawer).getAllByText('Not announced')).not.toHaveLength(0);
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
        screen.getByText(`No other node announces ${ALONE}: without the sessions of this one nobody answers there.`),
      ).toBeVisible(),
    );
    const { config } = await nodeNetworkApi.get({ id: LAST });
    act(() => {
      stageChange({ id: LAST, version: 1 }, bgpOff(config));
    });
    await waitFor(() =>
      expect(screen.getByText(`After this no node announces ${ALONE} any more: nobody answers there.`)).toBeVisible(),
    );
    expect(screen.queryByText(/No other node announces/)).toBeNull();
    // The question says it once, where it says who hears the node.
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    const question = await screen.findByRole('dialog');
    expect(within(question).getAllByText(new RegExp(ALONE.replaceAll('.', '\\.')))).toHaveLength(2);
    expect(within(question).getByRole('row', { name: /^IPv4 / })).toHaveTextContent(
      `Nobody No node announces ${ALONE} any more`,
    );
  });

  it('BEY-32 says in the review that an offline node was the last one to announce an address', async () => {
    await renderScreen(`${NODES}/${LAST}/network?tab=review`, {
      onWorld: (world) => nodesOf(world).change(LAST, { status: 'offline' }),
    });
    await waitFor(() =>
      expect(screen.getByText(`No node is known to announce ${ALONE} now: nobody may answer there.`)).toBeVisible(),
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
      expect(screen.getByText(/After this no node announces .*192\.88\.99\.55 any more/)).toBeVisible(),
    );
    const staged = readStaged(LAST)?.changes ?? [];
    await act(() => nodeNetworkApi.apply({ id: LAST, version: 1, changes: [...staged], isGuarded: false }));
    expect(staged.map(({ section }) => section)).toEqual(['anycast', 'anycast', 'anycast']);
  });
});
