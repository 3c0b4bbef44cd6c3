import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { personas } from '@mock/runtime/personas';
import type { World } from '@mock/runtime/world';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { readStaged, stageAll, stageChange } from '@/components/network-changes/staged-set';
import type { Change, NodeConfig } from '@/domain/net/node-config';
import { configOf, freshConfig } from '../../../mock/system-settings/node-network-seeds';
import { nodesOf } from '../../../mock/system-settings/node-rows';
import { peer } from '../../domain/net/lint-case';
import { plan } from '../../support/gateway';
import { type Rendered, renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';
import { watchWire, wire } from '../../support/wire';

const ID = 'BN2026-0001';
const NODE = `/system_settings/node_access_management/business_node_management/${ID}/network`;

const servedBy = (servers: string): Change => ({
  section: 'dns',
  key: '',
  before: { servers: '192.0.2.53\n2001:db8:1::53' },
  after: { servers },
});
const dns = servedBy('192.0.2.54');
/** All sessions of BGP start anew with other timers. */
const { bgp } = configOf(0, 0);
const timers: Change = { section: 'bgp', key: '', before: bgp, after: { ...bgp, keepalive: 20 } };

const apply = (changes: Change[], how: { isGuarded: boolean; isKeptWhenBack?: boolean; waitMinutes?: number }) =>
  act(() => nodeNetworkApi.apply({ id: ID, version: 1, changes, ...how }));

/** Stops the gateway's clock: the apply and what follows are judged by it, however long the calls take. */
function stopClock(world: World): number {
  const start = Date.now();
  world.setClock(start);
  return start;
}

watchWire();
afterEach(() => {
  vi.useRealTimers();
  clearStaged();
});

describe('an apply on a gateway that waits for no decision', () => {
  it('goes whole after a question that says so, and is told once', async () => {
    const { user } = await renderScreen(`${NODE}?tab=review`, {
      onWorld: (world) => {
        world.gateway = { ...GATEWAY_KINDS.core, capabilities: new Set(['wholeApply']) };
      },
    });
    const { version = 0 } = await nodeNetworkApi.get({ id: ID });
    await act(async () => void stageAll({ id: ID, version }, [timers]));
    await waitFor(() => expect(screen.getByText('This gateway does not roll back automatically.')).toBeVisible());
    expect(screen.queryByRole('checkbox', { name: /Wait for my confirmation/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const question = await screen.findByRole('dialog', { name: /^Apply/ });
    expect(question).toHaveTextContent('are not rolled back automatically');
    // It goes again by itself.
    const told = screen.findByText('Changes applied to 北京核心');
    await Promise.all([told, user.click(within(question).getByRole('button', { name: 'Apply' }))]);
    await waitFor(() => expect(readStaged(ID)).toBeNull());
    await screen.findByText('No staged changes');
    expect(screen.queryByRole('alert')).toBeNull();
    expect((await nodeNetworkApi.get({ id: ID })).config.bgp.keepalive).toBe(20);
  });
});

describe('an apply that waits for a decision', () => {
  it('BEY-02 asks no more about a task that has ended', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const { history } = await renderScreen(NODE);
    const { taskId } = await apply([dns], { isGuarded: false });
    act(() => history.push(`${NODE}?task=${taskId}`));
    await screen.findByText('Changes kept');
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    wire.clear();
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    expect(wire.paths()).not.toContain('/api/dcomm/nodeNetwork/getTask');
  });

  it("BEY-02 shows another operator's apply with name, time and changes over sections that are for reading only", async () => {
    const { user, world } = await renderScreen(NODE, { hasShell: true });
    await screen.findByRole('tab', { name: /Review/ });
    world.persona = personas.nodeadmin;
    await apply([dns], { isGuarded: true, waitMinutes: 5 });
    world.persona = personas.main;
    const bar = await screen.findByRole('region', { name: 'Waiting for confirmation' });
    expect(within(bar).getByRole('timer')).toHaveTextContent(/^Rolls back in (5:00|4:5\d)$/);
    await waitFor(() => expect(within(bar).getByText(/^Applied by acme-nodes at \d\d:\d\d:\d\d$/)).toBeVisible());
    await waitFor(() =>
      expect(screen.getByRole('link', { name: /^北京核心 waits for confirmation/ })).toHaveTextContent(/[45]:\d\d/),
    );
    await user.click(within(bar).getByRole('button', { name: 'Show changes' }));
    const list = await within(bar).findByRole('list', { name: 'Applied changes (1)' });
    expect(list).toHaveTextContent('192.0.2.54');
    const edit = within(await screen.findByRole('region', { name: 'DNS servers' })).getByRole('button', {
      name: 'Edit',
    });
    expect(edit).toHaveAccessibleDescription('Decide on the applied changes first: keep or roll back');
    await user.click(within(bar).getByRole('button', { name: 'Roll back now' }));
    const question = await screen.findByRole('dialog', { name: 'Roll back now?' });
    expect(question).toHaveTextContent('the changes stay staged for acme-nodes');
    await user.click(within(question).getByRole('button', { name: 'Roll back now' }));
    const end = await screen.findByRole('region', { name: 'Rolled back' });
    expect(end).toHaveTextContent('the changes of acme-nodes are not in effect');
    await user.click(within(end).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(edit).not.toHaveAttribute('aria-disabled'));
  });

  it('BEY-02 stands on the home with who applied, for whom the node screens are', async () => {
    await renderScreen('/console');
    await apply([dns], { isGuarded: true });
    const list = await screen.findByRole('list', { name: 'Nodes waiting for confirmation' });
    expect(list).toHaveTextContent(/北京核心: waiting for confirmationRolls back in [45]:\d\dApplied by you at/);
  });

  it('BEY-02 takes the question to apply away once the countdown shows, and knows its own task', async () => {
    const { user } = await renderScreen(`${NODE}?tab=review`);
    await screen.findByText('No staged changes');
    act(() => {
      stageChange({ id: ID, version: 1 }, dns);
    });
    await user.click(await screen.findByRole('button', { name: 'Apply' }));
    await screen.findByRole('dialog', { name: /^Apply 1 change/ });
    // As if the answer of just this apply had been lost.
    const { taskId } = await apply([dns], { isGuarded: true });
    await screen.findByRole('region', { name: 'Waiting for confirmation' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(readStaged(ID)).toMatchObject({ changes: [], applying: { taskId } }));
  });

  it("BEY-02 shows what the gateway says is left, whatever the page's clock makes of it", async () => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    const start = stopClock(world);
    await apply([dns], { isGuarded: true, waitMinutes: 1 });
    const timer = await screen.findByRole('timer');
    expect(timer).toHaveTextContent(/^Rolls back in (1:00|0:5\d)$/);
    // As after a sleep in which the clock of the page stood still.
    world.setClock(start + 31_000);
    await waitFor(() => expect(timer).toHaveTextContent(/^Rolls back in 0:2\d$/), { timeout: 4_000 });
  });

  it('BEY-02 says since when nothing was heard, and offers nothing that could not be sent', async () => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    await apply([dns], { isGuarded: true });
    const keep = await screen.findByRole('button', { name: 'Keep' });
    plan(world, { path: '/api/dcomm/nodeNetwork/getTask', times: 3, status: 502 });
    await waitFor(() => expect(screen.getByText(/^Nothing heard from the gateway since \d\d:\d\d:\d\d/)).toBeVisible());
    expect(keep).toHaveAccessibleDescription('The connection to the gateway is lost');
  });

  it('NET-01 BEY-02 says that contact with the node is lost, and that it went back by itself', async () => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    const start = stopClock(world);
    const { gateways } = configOf(0, 0);
    const wrong: Change = {
      section: 'gateways',
      key: '',
      before: gateways,
      after: { ...gateways, ipv4: '203.0.113.77' },
    };
    await apply([wrong], { isGuarded: true });
    expect(await screen.findByRole('heading', { name: 'Contact with the node is lost' })).toBeVisible();
    world.setClock(start + 301_000);
    await screen.findByRole('region', { name: 'Rolled back automatically, unconfirmed' });
  });

  it('BEY-02 counts the sessions that come back, and keeps by itself once all of them are', async () => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    const start = stopClock(world);
    await apply([timers], { isGuarded: true, isKeptWhenBack: true });
    const sessions = await screen.findByRole('list', { name: 'Sessions before and after' });
    await waitFor(() => expect(within(sessions).getByText(/^BGP: 0 of \d sessions up again$/)).toBeVisible());
    expect(screen.getByText(/It is kept as soon as all sessions are up that were up before or are new/)).toBeVisible();
    world.setClock(start + 8_000);
    await waitFor(() => expect(screen.getByText('Changes kept')).toBeVisible());
  });

  /** Stages an edit, applies it with the countdown and waits for that. */
  async function applied(user: Rendered['user']) {
    await screen.findByText('No staged changes');
    act(() => {
      stageChange({ id: ID, version: 1 }, dns);
    });
    await user.click(await screen.findByRole('checkbox', { name: /^Wait for my confirmation/ }));
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    const question = await screen.findByRole('dialog', { name: /^Apply 1 change/ });
    await user.click(within(question).getByRole('button', { name: 'Apply' }));
    await screen.findByRole('region', { name: 'Waiting for confirmation' });
  }

  async function discardAll(user: Rendered['user']) {
    await user.click(await screen.findByRole('button', { name: 'Discard all' }));
    const question = await screen.findByRole('dialog', { name: /^Discard 1 change staged on/ });
    expect(question).toHaveTextContent('What was applied and waits for confirmation is not affected.');
    await user.click(within(question).getByRole('button', { name: 'Discard all' }));
    await screen.findByText('No staged changes');
  }

  async function rollBack(user: Rendered['user']) {
    await user.click(screen.getByRole('button', { name: 'Roll back now' }));
    const question = await screen.findByRole('dialog', { name: 'Roll back now?' });
    expect(question).toHaveTextContent('the changes that it undoes are staged again');
    await user.click(within(question).getByRole('button', { name: 'Roll back now' }));
    return screen.findByRole('region', { name: 'Rolled back' });
  }

  it('BEY-02 stages the applied set again, also where what was copied beside it was discarded', async () => {
    const { user } = await renderScreen(`${NODE}?tab=review`);
    await applied(user);
    act(() => {
      stageAll({ id: ID, version: 2 }, [timers]);
    });
    await discardAll(user);
    const end = await rollBack(user);
    await waitFor(() => expect(end).toHaveTextContent('1 change is staged; edit and apply it again.'));
    expect(await screen.findByRole('region', { name: 'Staged changes (1)' })).toHaveTextContent('192.0.2.54');
    await user.click(screen.getByRole('button', { name: 'Discard all' }));
    const question = await screen.findByRole('dialog', { name: /^Discard 1 change staged on/ });
    expect(question).toHaveTextContent('The staged changes are lost; the node is not changed.');
    await user.click(within(question).getByRole('button', { name: 'Discard all' }));
    await waitFor(() => expect(end).toHaveTextContent('Nothing is staged in this browser.'));
  });

  it('BEY-02 stages it again beside what a second tab staged on the old version, which goes on its own', async () => {
    const { user } = await renderScreen(`${NODE}?tab=review`);
    await applied(user);
    act(() => {
      stageChange({ id: ID, version: 1 }, timers);
    });
    const stale = await screen.findByRole('alert');
    expect(stale).toHaveTextContent(
      /^Your staged changes start from an older version\. You changed this node elsewhere at/,
    );
    await user.click(screen.getByRole('button', { name: 'Continue on the new version' }));
    await screen.findByRole('region', { name: 'Staged changes (1)' });
    await discardAll(user);
    const end = await rollBack(user);
    await waitFor(() => expect(end).toHaveTextContent('1 change is staged'));
    expect(await screen.findByRole('region', { name: 'Staged changes (1)' })).toHaveTextContent('192.0.2.54');
  });

  it('BEY-01 takes back a set of an old version as a whole', async () => {
    const { user } = await renderScreen(`${NODE}?tab=review`);
    await screen.findByText('No staged changes');
    await apply([timers], { isGuarded: false });
    act(() => {
      stageChange({ id: ID, version: 1 }, dns);
    });
    const stale = await screen.findByRole('alert');
    expect(stale).toHaveTextContent('Nothing clashes with your changes.');
    expect(stale).not.toHaveTextContent('after you staged');
    await user.click(screen.getByRole('button', { name: 'Discard all' }));
    const question = await screen.findByRole('dialog', { name: /^Discard 1 change staged on/ });
    await user.click(within(question).getByRole('button', { name: 'Discard all' }));
    await screen.findByText('No staged changes');
    expect(readStaged(ID)).toBeNull();
  });

  /** A set of an old version on screen, and its button pressed before an edit of another tab is drawn. */
  async function pressedWithAnother(name: string) {
    const rendered = await renderScreen(`${NODE}?tab=review`);
    await screen.findByText('No staged changes');
    await apply([servedBy('192.0.2.60')], { isGuarded: false });
    act(() => {
      stageChange({ id: ID, version: 1 }, timers);
    });
    await screen.findByText(/^Your staged changes start from an older version/);
    act(() => {
      stageChange({ id: ID, version: 1 }, dns);
      screen.getByRole('button', { name }).click();
    });
    return rendered;
  }

  it('BEY-01 carries on what another tab staged a moment ago', async () => {
    await pressedWithAnother('Continue on the new version');
    await screen.findByRole('region', { name: 'Staged changes (2)' });
    expect(readStaged(ID)).toMatchObject({ version: 2, changes: [{ section: 'bgp' }, { section: 'dns' }] });
  });

  it('BEY-01 asks about what another tab staged a moment ago before it discards it', async () => {
    await pressedWithAnother('Discard all');
    const question = await screen.findByRole('dialog', { name: /^Discard 2 changes staged on/ });
    await waitFor(() => expect(question).toBeVisible());
  });

  const [met, , internal] = configOf(0, 3).bgpNeighbors;
  const unreachable = { ...met, ...peer('10.9.9.10') };

  it.each<[string, Change, string]>([
    [
      'a neighbor whose address changed',
      { section: 'bgpNeighbors', key: 'peer-1', before: met ?? null, after: { ...unreachable, id: 'peer-1' } },
      'BGP: 3 of 3 sessions up again',
    ],
    [
      'a new neighbor',
      { section: 'bgpNeighbors', key: 'new-1', before: null, after: { ...unreachable, id: 'new-1' } },
      'BGP: 4 of 4 sessions up again',
    ],
  ])('BEY-02 names %s that does not come up, with its reason, and does not keep by itself', async (_, change, back) => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    const start = stopClock(world);
    const { taskId } = await apply([change], { isGuarded: true, isKeptWhenBack: true });
    world.setClock(start + 12_000);
    const sessions = await screen.findByRole('list', { name: 'Sessions before and after' });
    const [line] = within(sessions).getAllByRole('listitem');
    await waitFor(() => expect(line).toHaveTextContent(`${back}BGP: 0 of 1 new or changed sessions up`));
    expect(line).toHaveTextContent(/10\.9\.9\.10 (Connect|Active)no route to the neighbornew or changed/);
    expect(within(sessions).getByText('BGP: 0 of 1 new or changed sessions up')).toHaveClass('decision-missing');
    expect(within(sessions).getByText(back)).toHaveClass('decision-back');
    // What was broken before is named, and does not stand for what the apply did.
    expect(line).toHaveTextContent('4 not up, as before:203.0.113.1');
    world.setClock(start + 40_000);
    expect((await act(() => nodeNetworkApi.getTask({ taskId }))).status).toBe('waiting');
  });

  it('BEY-02 keeps by itself once a changed neighbor is up, and not before', async () => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    if (!internal) throw new Error('the seeds are others');
    const after = { ...internal, address: '10.255.0.33' };
    const change: Change = { section: 'bgpNeighbors', key: internal.id, before: internal, after };
    const start = stopClock(world);
    const { taskId } = await apply([change], { isGuarded: true, isKeptWhenBack: true });
    const stateAfter = async (ms: number) => {
      world.setClock(start + ms);
      return (await act(() => nodeNetworkApi.getTask({ taskId }))).status;
    };
    expect(await stateAfter(3_000)).toBe('waiting');
    expect(await stateAfter(8_000)).toBe('kept');
  });

  it('BEY-02 counts the sessions of a first set-up as new ones, and names the one that is not up', async () => {
    const id = 'BN2026-0010';
    const { world } = await renderScreen(NODE.replace(ID, id), {
      onWorld: (world) => nodesOf(world).change(id, { status: 'online' }),
    });
    await screen.findByRole('tab', { name: /Review/ });
    const before: NodeConfig['bgp'] = freshConfig(0).bgp;
    const neighbors = [peer('192.0.2.1'), peer('192.0.2.2'), peer('203.0.113.1', { multiHop: 2 })];
    const changes: Change[] = [
      { section: 'bgp', key: '', before, after: bgp },
      ...neighbors.map((after): Change => ({ section: 'bgpNeighbors', key: after.id, before: null, after })),
    ];
    const start = stopClock(world);
    await act(() => nodeNetworkApi.apply({ id, version: 1, changes, isGuarded: true }));
    world.setClock(start + 8_000);
    const sessions = await screen.findByRole('list', { name: 'Sessions before and after' });
    await waitFor(() => expect(sessions).toHaveTextContent('BGP: 2 of 3 new or changed sessions up'));
    expect(sessions).toHaveTextContent(/203\.0\.113\.1 (Idle|Connect|OpenSent)peer AS number mismatchnew or changed/);
    expect(sessions).not.toHaveTextContent('up again');
  });

  it('BEY-02 takes a neighbor that OSPF lost with its port for missing, and one that is not looked for for removed', async () => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    const { interfaces, ospfInterfacesV4 } = configOf(0, 0);
    const on = interfaces.find(({ name }) => name === 'eth1');
    const link = ospfInterfacesV4.find(({ port }) => port === 'eth0');
    if (!on || !link) throw new Error('the seeds are others');
    const start = stopClock(world);
    await apply(
      [
        { section: 'interfaces', key: on.id, before: on, after: { ...on, status: 'disabled' } },
        { section: 'ospfInterfacesV4', key: link.id, before: link, after: null },
      ],
      { isGuarded: true },
    );
    world.setClock(start + 12_000);
    const sessions = await screen.findByRole('list', { name: 'Sessions before and after' });
    await waitFor(() =>
      expect(sessions).toHaveTextContent(/OSPF: \d of \d sessions up again\d removed10[.\d]+ · eth1 Down/),
    );
  });
});
