import { planFate } from '@mock/rollout/fates';
import type { World } from '@mock/runtime/world';
import { SEED_TIME } from '@mock/runtime/world';
import { nodesOf } from '@mock/system-settings/node-rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { rolloutApi } from '@/api/system-settings/rollout';
import { can, isMoving, nextUp } from '@/api/system-settings/rollout-state';
import { HOUR, MINUTE } from '@/lib/time';
import { standingOf } from '@/pages/system-settings/rollout/labels';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const SOFTWARE = '/system_settings/node_access_management/node_software_management';
const NODES = '/system_settings/node_access_management/business_node_management';
const ROLLOUTS = `${SOFTWARE}/rollouts`;
const POLICY = {
  canary: 1,
  shareUnit: 'percent',
  share: 100,
  pause: 'manual',
  pauseMinutes: 10,
  isDrained: true,
  checksSessions: true,
  checksFigures: true,
  maxDrop: 1,
  maxRise: 20,
  observeMinutes: 5,
  stopAfter: 1,
  onFailure: 'leave',
} as const;

const FROZEN = 'BN2026-0003';
const stopped = (world: World) => world.setClock(SEED_TIME);

describe('BEY-46 the plan of an upgrade', () => {
  it('leads from chosen nodes over waves and gates to a review, and starts just what was reviewed', async () => {
    const { user, world, history } = await renderScreen(NODES, { onWorld: stopped });
    const choose = async (id: string) =>
      user.click(within(await findRow({ 'Serial number': id })).getByRole('checkbox'));
    for (const serial of [1, 3, 6]) await choose(`BN2026-000${serial}`);
    await user.click(await screen.findByRole('button', { name: 'Upgrade software' }));
    await waitFor(() => expect(history.location.pathname).toBe(`${ROLLOUTS}/create`));
    // How far the nodes are, and what is offered to whom.
    const ddi = await findRow({ Version: '5.2.1ddi-5.2.1.zip', 'Ready to upgrade': '0 nodes' });
    const choice = within(ddi).getByRole('button', { name: /Choose/ });
    expect(choice).toHaveAccessibleDescription('No node can be upgraded to it now');
    const newest = await findRow({
      Version: '5.3.0business-node-5.3.0.tar.gz',
      'On this version': '1 of 12',
      'On an older version': '11 of 12',
      'Ready to upgrade': '4 nodes',
    });
    // One that runs a newer one would go back; one whose version nobody told is counted by itself.
    await findRow({ Version: '5.2.1business-node-5.2.1.tar.gz', 'Ready to upgrade': '1 node, downgrade' });
    expect(screen.getByText('Version unknown: 1 node')).toBeVisible();
    // Those that are on an older version and not ready say why: seven.
    expect(screen.getByText(/^Not ready for 5\.3\.0:/)).toHaveTextContent(
      'Not activated (2), Offline (1), Last upgrade still running (2), Last upgrade paused (1), State of the last upgrade unknown (1)',
    );
    await user.click(within(newest).getByRole('button', { name: /Choose/ }));
    expect(screen.getByTitle('Business node 5.3.0 (business-node-5.3.0.tar.gz)')).toBeVisible();
    // One has the version already: it is said and left out.
    await screen.findByText('北京核心 (Already on this version)');
    await screen.findByText(/^2 of 12 nodes chosen; 8 cannot be upgraded now\.$/);
    const row = await findRow({ Node: 'Shanghai core192.0.2.11Last upgrade paused' });
    expect(within(row).getByRole('checkbox', { name: 'Shanghai core' })).toBeDisabled();
    await user.click(screen.getByRole('button', { name: 'Next' }));
    const canary = await screen.findByRole('textbox', { name: /^Canary nodes/ });
    await user.clear(canary);
    await user.type(canary, '0');
    const share = screen.getByRole('textbox', { name: /^Share per wave/ });
    await user.clear(share);
    await user.type(share, '100');
    await user.click(screen.getByRole('button', { name: 'Next' }));
    await screen.findByText(/^2 nodes in 1 wave to 5\.3\.0, about 10 min \(from the last 11 node upgrades\)\.$/);
    // What the drain of these two would take off the air, by address.
    const alert = (await screen.findByText(/off the air$/)).closest('[role=alert]');
    expect(alert).toHaveTextContent(/in wave 1/);
    // Each line of the plan leads back to the field that it was decided in, and Next to the review again.
    await user.click(screen.getByRole('button', { name: 'Change: Waves' }));
    await waitFor(() => expect(screen.getByRole('textbox', { name: /^Canary nodes/ })).toHaveFocus());
    await user.click(screen.getByRole('button', { name: 'Next' }));
    expect(screen.getByRole('region', { name: 'Software and nodes' })).toHaveTextContent(
      /Business node 5\.3\.0 \(business-node-5\.3\.0\.tar\.gz\).*2 nodes/,
    );
    await user.click(screen.getByRole('button', { name: 'Start upgrade' }));
    // One lands on what was started.
    await screen.findByText(/^Wave 1 of 1 is under way\./);
    expect(history.location.pathname).toMatch(/\/rollouts\/RO-\d+$/);
    expect(nodesOf(world).get('BN2026-0003').upgrade).toBe('upgrading');
    expect(nodesOf(world).get('BN2026-0006').upgrade).toBe('upgrading');
  });

  it('starts nothing where a chosen node was removed since the review', async () => {
    const { user, world } = await renderScreen(`${ROLLOUTS}/create?software=NSW-1&nodes=BN2026-0003,BN2026-0006`, {
      onWorld: stopped,
    });
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await screen.findByText(/^2 nodes in /);
    nodesOf(world).remove('BN2026-0006');
    await user.click(screen.getByRole('button', { name: 'Start upgrade' }));
    await screen.findByText('The object does not exist or was deleted');
    expect(nodesOf(world).get('BN2026-0003').upgrade).not.toBe('upgrading');
  });

  it('names each node of an address that is left out, and says how many are beyond what one upgrade takes', async () => {
    await renderScreen(`${ROLLOUTS}/create?software=NSW-1&nodes=BN2026-0003,BN2026-0001,DDI-9&left=7`);
    await screen.findByText('2 nodes cannot be upgraded now and are left out');
    expect(screen.getByText('北京核心 (Already on this version), DDI-9 (Not a node for this software)')).toBeVisible();
    expect(screen.getByText('One upgrade takes 200 nodes at most: 7 more are not chosen')).toBeVisible();
  });

  it('is not there for whoever may not upgrade, and of software of which no nodes are known', async () => {
    await renderScreen(SOFTWARE, { persona: 'readonly' });
    const row = await findRow({ 'File name': 'business-node-5.3.0.tar.gz' });
    expect(within(row).queryByRole('button', { name: 'Upgrade nodes' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Software upgrades' })).toBeVisible();
  });
});

describe('BEY-46 the list of rollouts', () => {
  it('has room for verbs only while there is something to do', async () => {
    await renderScreen(ROLLOUTS, { onWorld: stopped });
    await findRow({
      Status: 'Canceled',
      Nodes: '1 of 5 upgradedFailed 1, Rolled back 1, Rollback failed 1, Canceled 1',
    });
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
    await act(() => rolloutApi.add({ ...POLICY, softwareId: 'NSW-1', waves: [[FROZEN]] }));
    expect(await screen.findByRole('button', { name: 'Pause' })).toBeVisible();
    expect(screen.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
  });
});

describe('BEY-46 a rollout on screen', () => {
  it('shows where it stands, is stopped by a node that died, rolled back and given up', async () => {
    const { user, world, history } = await renderScreen(`${ROLLOUTS}/RO-2`, { onWorld: stopped });
    await screen.findByRole('heading', { name: 'Business node 5.3.0' });
    await findRow({ Node: '北京核心', Wave: 'Wave 1', 'Runs now': '5.3.0was on 5.2.1' });
    await findRow({ Node: '沈阳机房', 'Runs now': '5.2.1as last reported; 5.3.0 tried' });
    await findRow({ Node: '西安备用', Outcome: 'Latency above the limitLatency: 13.8 ms → 22.4 ms, limit 16.6 ms' });
    await findRow({ Node: '广州应急', Upgrade: 'Failed', 'Runs now': '5.2.15.3.0 not installed' });
    // What was given up before it began never will.
    expect(screen.getAllByText('Wave 3')[0]?.closest('li')).toHaveTextContent('Wave 31 nodeCanceled');
    expect(screen.queryByText('Not started')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
    planFate(world, 'BN2026-0012', 'dies');
    const waves = [['BN2026-0012'], [FROZEN]];
    const { id } = await rolloutApi.add({ ...POLICY, softwareId: 'NSW-1', waves });
    world.setClock(SEED_TIME + HOUR);
    act(() => history.push(`${ROLLOUTS}/${id}`));
    await screen.findByText(/^Paused automatically in wave 1: 1 node failed\./);
    await waitFor(() => expect(tableRows()[0]?.Outcome).toMatch(/^No answer after the restart/));
    // Its addresses are still withdrawn.
    expect(screen.getByText(/^1 node announces no addresses any more/)).toBeVisible();
    // What the state allows: to go on is first, the rest is behind it.
    await user.click(screen.getByRole('button', { name: /^More actions/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Roll back failed nodes' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveTextContent(
      /^.*Rolled back: .* \(5\.\d\.\d\)\. Each restarts on the version that it had before/,
    );
    await user.click(within(dialog).getByRole('button', { name: 'Roll back failed nodes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    world.setClock(world.now() + 10 * MINUTE);
    await waitFor(() =>
      expect(tableRows()[0]).toMatchObject({ Wave: 'Wave 1', 'Runs now': '5.2.1returned from 5.3.0' }),
    );
    await waitFor(() => expect(nodesOf(world).get('BN2026-0012').upgrade).toBe('rollbackSuccess'), { timeout: 20_000 });
    // A freeze of the next wave is said before anybody tries to continue.
    const freeze = await act(() =>
      freezeApi.add({
        ...{ name: 'Peak', reason: 'Sale goes on', zone: 'Asia/Shanghai' },
        ...{ startAt: SEED_TIME - HOUR, endAt: world.now() + HOUR, scope: { kind: 'nodes', nodeIds: [FROZEN] } },
        overriders: { roleIds: [], accountIds: ['A-main'] },
      }),
    );
    await screen.findByText(/^The next wave is frozen until .* by “Peak”: Sale goes on$/);
    expect(screen.getByText(/^Set by acme\. An upgrade cannot override/)).toBeVisible();
    expect(screen.getByText('Frozen nodes: 广州应急')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See the freeze' })).toHaveAttribute(
      'href',
      `${NODES}/freezes/${freeze.id}`,
    );
    expect(screen.getByRole('button', { name: 'Continue' })).toHaveAccessibleDescription(
      'Nodes of the next wave are frozen',
    );
    await act(() => freezeApi.end(freeze));
    await waitFor(() => expect(screen.queryByText(/^The next wave is frozen/)).toBeNull());
    // The other wave is begun by whoever continues.
    await user.click(await screen.findByRole('button', { name: 'Continue' }));
    const question = await screen.findByRole('dialog', { name: 'Continue the upgrade to 5.3.0?' });
    expect(question).toHaveTextContent('It continues from wave 1 of 2.');
    await user.click(within(question).getByRole('button', { name: 'Continue' }));
    await screen.findByText(/^Wave 2 of 2 is under way\./);
    expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible();
    await user.click(screen.getByRole('tab', { name: 'Plan' }));
    expect(await screen.findByText('Until continued by hand')).toBeVisible();
  });
});

describe('what the state of a rollout allows', () => {
  it('tells the nodes that begin next once a wave is over, and of one that goes on', () => {
    const members = [
      { id: 'A', wave: 1, state: 'success' },
      { id: 'B', wave: 2, state: 'inactive' },
    ];
    expect(nextUp({ state: 'paused', wave: 1 }, members)).toEqual([members[1]]);
    expect(nextUp({ state: 'cancelled', wave: 1 }, members)).toEqual([]);
    expect(nextUp({ state: 'paused', wave: 2 }, [...members, { id: 'C', wave: 3, state: 'inactive' }])).toEqual([]);
  });

  const of = (state: string, continuesAt: number | null = null) => ({ state, continuesAt });
  it.each([
    ['upgrading', null, ['pause', 'cancel']],
    ['paused', null, ['continue', 'cancel']],
    ['paused', 5 * MINUTE, ['pause', 'continue', 'cancel']],
    ['success', null, []],
    ['failed', null, []],
    ['cancelled', null, []],
    ['verifying', null, []],
  ])('%s until %s allows %j', (state, continuesAt, allowed) => {
    const steps = ['pause', 'continue', 'cancel'] as const;
    expect(steps.filter((step) => can[step](of(state, continuesAt)) === true)).toEqual(allowed);
  });

  it('moves by itself while nodes are under way, or a pause ends', () => {
    expect(isMoving({ ...of('cancelled'), underWay: 1 })).toBe(true);
    expect(isMoving({ ...of('paused', 1), underWay: 0 })).toBe(true);
    expect(isMoving({ ...of('paused'), underWay: 0 })).toBe(false);
    expect(can.rollBackFailed([{ state: 'success' }])).toBe('rollout.noFailed');
    expect(can.retryNode({ state: 'upgrading' })).toBe('rollout.notRetried');
  });
});

it('a rollout asks for something after failures, also once it was given up, and not where it was called off whole', () => {
  const toneOf = (state: 'cancelled' | 'success' | 'failed', failed: number) => {
    const { value, map } = standingOf({ state, failed });
    return Object.entries(map).find(([name]) => name === value)?.[1].tone;
  };
  expect(toneOf('cancelled', 0)).toBe('neutral');
  expect(toneOf('cancelled', 1)).toBe('attention');
  expect(toneOf('success', 1)).toBe('good');
  expect(toneOf('failed', 1)).toBe('bad');
});
