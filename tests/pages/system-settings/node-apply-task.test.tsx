import { personas } from '@mock/runtime/personas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { stagedNodeIds } from '@/components/network-changes/staged-keys';
import { discardAll, readStaged, stageChange } from '@/components/network-changes/staged-set';
import type { Change } from '@/lib/net/node-config';
import { configOf } from '../../../mock/system-settings/node-network-seeds';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { watchWire, wire } from '../../support/wire';

const ID = 'BN2026-0001';
const NODE = `/system_settings/node_access_management/business_node_management/${ID}/network`;

const dns: Change = {
  section: 'dns',
  key: '',
  before: { servers: '192.0.2.53\n2001:db8:1::53' },
  after: { servers: '192.0.2.54' },
};
/** All sessions of BGP start anew with other timers. */
const { bgp } = configOf(0, 0);
const timers: Change = { section: 'bgp', key: '', before: bgp, after: { ...bgp, keepalive: 20 } };

const apply = (changes: Change[], how: { isGuarded: boolean; isKeptWhenBack?: boolean; waitMinutes?: number }) =>
  act(() => nodeNetworkApi.apply({ id: ID, version: 1, changes, ...how }));

watchWire();
afterEach(() => {
  vi.useRealTimers();
  for (const id of stagedNodeIds()) discardAll(id);
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
    const edit = within(screen.getByRole('region', { name: 'DNS servers' })).getByRole('button', { name: 'Edit' });
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
    expect(list).toHaveTextContent(/北京核心: waiting for confirmationRolls back in [01]:\d\dApplied by you at/);
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

  it('BEY-02 says since when nothing was heard, and offers nothing that could not be sent', async () => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    await apply([dns], { isGuarded: true });
    const keep = await screen.findByRole('button', { name: 'Keep' });
    plan(world, { path: '/api/dcomm/nodeNetwork/getTask', times: 3, status: 502 });
    await waitFor(() => expect(screen.getByText(/^Nothing heard from the gateway since \d\d:\d\d:\d\d/)).toBeVisible());
    expect(keep).toHaveAccessibleDescription('The connection to the gateway is lost');
  });

  it('BEY-02 counts the sessions that come back, and keeps by itself once all of them are', async () => {
    const { world } = await renderScreen(NODE);
    await screen.findByRole('tab', { name: /Review/ });
    await apply([timers], { isGuarded: true, isKeptWhenBack: true });
    const sessions = await screen.findByRole('list', { name: 'Sessions before and after' });
    await waitFor(() => expect(within(sessions).getByText(/^BGP: 0 of \d sessions up again$/)).toBeVisible());
    expect(screen.getByText(/It is kept as soon as all sessions are up again/)).toBeVisible();
    world.setClock(Date.now() + 8_000);
    await waitFor(() => expect(screen.getByText('Changes kept')).toBeVisible());
  });
});
