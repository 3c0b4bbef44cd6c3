import { personas } from '@mock/runtime/personas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { readStaged, stageChange } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { outcomeOf } from '@/pages/system-settings/node-network/history/outcome';
import { configOf } from '../../../mock/system-settings/node-network-seeds';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';
import { findRow } from '../../support/table';

const ID = 'BN2026-0001';
const NODES = '/system_settings/node_access_management/business_node_management';
const NODE = `${NODES}/${ID}/network`;

const OLD = { servers: '192.0.2.53\n2001:db8:1::53' };
const dns: Change = { section: 'dns', key: '', before: OLD, after: { servers: '192.0.2.54' } };
const again: Change = { section: 'dns', key: '', before: { servers: '192.0.2.54' }, after: { servers: '192.0.2.55' } };
const { bgp } = configOf(0, 0);
const timers: Change = { section: 'bgp', key: '', before: bgp, after: { ...bgp, keepalive: 20 } };

const apply = (version: number, changes: Change[], isGuarded = false) =>
  act(() => nodeNetworkApi.apply({ id: ID, version, changes, isGuarded, waitMinutes: 1 }));

const entries = async () => within(await screen.findByRole('list', { name: 'History' })).getAllByRole('listitem');

async function entry(index: number): Promise<HTMLElement> {
  const found = (await entries())[index];
  if (!found) throw new Error('there is no such entry');
  return found;
}

afterEach(clearStaged);

describe('the history of what was applied to a node', () => {
  it('BEY-08 leads in five steps from the list of nodes to a staged way back, which the review shows and guards', async () => {
    const { user, history } = await renderScreen(NODES, { hasShell: true });
    await apply(1, [dns, timers]);
    const row = (await screen.findAllByText('北京核心')).map((one) => one.closest('tr')).find(Boolean);
    if (!row) throw new Error('the node is not listed');
    await user.click(within(row).getByRole('button', { name: 'Network' }));
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    const one = await entry(0);
    expect(one).toHaveTextContent(/In effect immediately.*DNS servers, BGP process \(2 changes\).*Applied by you/);
    await user.click(within(one).getByRole('button', { name: 'Stage the undo' }));
    await screen.findByText('Version 2: Staged 2 changes to undo the apply. Review and apply.');
    const staged = await screen.findByRole('region', { name: 'Staged changes (2)' });
    expect(staged).toHaveTextContent(/Server addresses192\.0\.2\.54192\.0\.2\.53\s*2001:db8:1::53/);
    expect(staged).toHaveTextContent('Keepalive interval20 s30 s');
    expect(screen.getByRole('checkbox', { name: /^Wait for my confirmation/ })).toBeChecked();
    expect(history.location.pathname).toBe(NODE);
    await apply(2, [...(readStaged(ID)?.changes ?? [])]);
    expect((await nodeNetworkApi.get({ id: ID })).config).toMatchObject({ dns: OLD, bgp });
  });

  it('BEY-08 reads in the words of the screen: entry, field, before, after and what was doubtful', async () => {
    const { user } = await renderScreen(`${NODE}?tab=history`);
    await screen.findByText('Nothing has been applied yet');
    await apply(1, [{ section: 'bgp', key: '', before: bgp, after: { ...bgp, keepalive: 20, hold: 30 } }]);
    const one = await entry(0);
    await user.click(within(one).getByRole('button', { name: 'Show changes' }));
    const list = await within(one).findByRole('list', { name: 'Applied changes (1)' });
    expect(list).toHaveTextContent('Keepalive interval30 s20 s');
    expect(within(one).getByRole('list', { name: 'New with this change' })).toHaveTextContent(/below three heartbeats/);
  });

  it('BEY-02 tells how each ended, by whom, and offers no way back from what is not in effect', async () => {
    const { world } = await renderScreen(`${NODE}?tab=history`);
    const first = await apply(1, [dns], true);
    await act(() => nodeNetworkApi.confirm({ taskId: first.taskId }));
    await apply(2, [timers], true);
    world.setClock(world.now() + 61_000);
    await screen.findByRole('region', { name: 'Rolled back automatically, unconfirmed' }, { timeout: 6_000 });
    await waitFor(async () => {
      expect(await entry(0)).toHaveTextContent('Rolled back automatically, unconfirmed');
    });
    expect(within(await entry(0)).queryByRole('button', { name: 'Stage the undo' })).toBeNull();
    const kept = await entry(1);
    expect(kept).toHaveTextContent(/Kept.*DNS servers \(1 change\).*Decided by you at \d\d:\d\d:\d\d/);
    expect(within(kept).getByRole('button', { name: 'Stage the undo' })).toBeVisible();
  });

  it('BEY-08 compares where somebody changed the same since, and overwrites nothing by itself', async () => {
    const { user, world } = await renderScreen(`${NODE}?tab=history`);
    await screen.findByText('Nothing has been applied yet');
    await apply(1, [dns]);
    world.persona = personas.nodeadmin;
    await apply(2, [again]);
    world.persona = personas.main;
    await user.click(within(await entry(1)).getByRole('button', { name: 'Stage the undo' }));
    const stale = await screen.findByRole('alert');
    expect(stale).toHaveTextContent(/start from an older version.*1 entry clashes with your changes/);
    const line = await screen.findByRole('row', { name: /^Server addresses/ });
    expect(line).toHaveTextContent(/192\.0\.2\.54192\.0\.2\.55192\.0\.2\.53/);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Continue on the new version' }));
    expect(await screen.findByRole('region', { name: 'Staged changes (1)' })).toHaveTextContent(
      /192\.0\.2\.55192\.0\.2\.53/,
    );
  });

  it('BEY-08 leaves what is staged by hand as it is, and says so', async () => {
    const { user } = await renderScreen(`${NODE}?tab=history`);
    await screen.findByText('Nothing has been applied yet');
    await apply(1, [dns, timers]);
    await screen.findByRole('list', { name: 'History' });
    await act(async () => {
      stageChange({ id: ID, version: 2 }, again);
    });
    await user.click(within(await entry(0)).getByRole('button', { name: 'Stage the undo' }));
    expect(await screen.findByText(/1 entry has a staged change already, which stays/)).toBeVisible();
    expect(readStaged(ID)?.changes).toMatchObject([again, { section: 'bgp', after: bgp }]);
    expect(readStaged(ID)?.version).toBe(2);
  });

  it('is not there where the gateway keeps none', async () => {
    await renderScreen(NODE, {
      onWorld: (world) => plan(world, { path: '/api/dcomm/nodeNetwork/listApplies', times: 9, status: 404 }),
    });
    await screen.findByRole('tab', { name: /^Review/ });
    await waitFor(() => expect(screen.queryByRole('tab', { name: 'History' })).toBeNull());
  });
});

describe('how an apply ended', () => {
  const by = { name: 'acme', isOwn: true };
  it.each([
    ['waiting', { status: 'waiting', ended: null }],
    ['atOnce', { status: 'kept', ended: null }],
    ['kept', { status: 'kept', ended: { at: 1, by } }],
    ['keptByItself', { status: 'kept', ended: { at: 1, by: null } }],
    ['rolledBack', { status: 'rolledBack', ended: { at: 1, by } }],
    ['wentBack', { status: 'rolledBack', ended: { at: 1, by: null } }],
    ['rolledBack', { status: 'rolledBack', ended: null }],
    ['paused', { status: 'paused', ended: null }],
  ])('is %s for %j', (outcome, apply) => {
    expect(outcomeOf(apply)).toBe(outcome);
  });
});

describe('an entry of the log about the network of a node', () => {
  it('BEY-08 speaks the words of the network screen, and leads to the way back', async () => {
    const { user, history } = await renderScreen('/account_center/secret_key', { hasShell: true });
    await apply(1, [dns]);
    act(() => history.push('/log/query/operation'));
    const row = await findRow({ Operation: 'Apply · Business node' });
    await user.click(within(row).getByRole('button', { name: 'Details' }));
    const drawer = await screen.findByRole('dialog');
    expect(drawer).toHaveTextContent('Version 2');
    await waitFor(() => expect(drawer).toHaveTextContent(/DNS serversChangedServer addresses192\.0\.2\.53/));
    expect(drawer).not.toHaveTextContent('config.dns');
    expect(drawer).not.toHaveTextContent('cannot be undone');
    await user.click(within(drawer).getByRole('link', { name: 'Show in the node’s history' }));
    const one = await entry(0);
    await within(one).findByRole('list', { name: 'Applied changes (1)' });
    expect(within(one).getByRole('button', { name: 'Stage the undo' })).toBeVisible();
  });
});
