import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { PASSWORD, personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { silenceApi } from '@/api/alarm/silence';
import { businessNodeApi } from '@/api/system-settings/business-node';
import { configBackupApi } from '@/api/system-settings/config-backup';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { keptQuiet } from '@/components/node-silence/wanted';
import { CAPABILITIES } from '@/lib/contract/capability';
import { MINUTE } from '@/lib/time';
import { plan, signIn } from '../support/gateway';
import { renderScreen } from '../support/render';
import { openList } from '../support/select';
import { clearStaged } from '../support/staged';
import { findRow } from '../support/table';

afterEach(clearStaged);

const NODES = '/system_settings/node_access_management/business_node_management';
const BACKUPS = '/system_settings/config_backup_recovery';
const ID = 'BN2026-0001';
const atSeed = (world: World) => world.setClock(SEED_TIME);

const dns = {
  section: 'dns' as const,
  key: '',
  before: { servers: '192.0.2.53\n2001:db8:1::53' },
  after: { servers: '192.0.2.54' },
};
const applied = { id: ID, version: 1, changes: [dns], isGuarded: true, waitMinutes: 5 };
const forApply = { name: 'Network change of 北京核心', minutes: 1440, work: 'apply' as const };

/** The one that came of the work. */
const made = async () => (await silenceApi.list({ current: 1, pageSize: 50 })).list.find(({ work }) => work);

describe('BEY-35 a silence for work on a node', () => {
  it('is offered with a step of an upgrade and ends with that', async () => {
    const { user, world } = await renderScreen(NODES, { onWorld: atSeed });
    await user.click(within(await findRow({ 'Serial number': 'BN2026-0002' })).getByRole('button', { name: 'Resume' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resume the upgrade of Shanghai core?' });
    const box = await within(dialog).findByRole('combobox', { name: 'Alarms of this node' });
    const list = await openList(user, box);
    // A list inside of a question takes no pointer until it has come to rest, which nothing here moves.
    fireEvent.click(await list.findByTitle('Silence until the upgrade is over'));
    await user.click(within(dialog).getByRole('button', { name: 'Resume' }));
    await waitFor(async () =>
      expect(await made()).toMatchObject({
        name: 'Upgrade of Shanghai core',
        state: 'active',
        work: 'upgrade',
        nodes: [{ id: 'BN2026-0002', name: 'Shanghai core' }],
      }),
    );
    const { id = '' } = (await made()) ?? {};
    world.setClock(SEED_TIME + MINUTE);
    await businessNodeApi.list({ current: 1, pageSize: 1 });
    expect(await silenceApi.get({ id })).toMatchObject({ state: 'ended', endedAt: expect.any(Number), endedBy: null });
  });

  it('is not offered to an account that may not create silences', async () => {
    const { user } = await renderScreen(NODES, {
      persona: 'nodeadmin',
      onWorld: (world) => {
        atSeed(world);
        world.persona = { ...personas.nodeadmin, actions: ['businessNode.'] };
      },
    });
    await user.click(within(await findRow({ 'Serial number': 'BN2026-0002' })).getByRole('button', { name: 'Resume' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resume the upgrade of Shanghai core?' });
    // What it is beside is there by then.
    await within(dialog).findByText(/from version 5.2.1 to 5.3.0/);
    expect(within(dialog).queryByRole('combobox')).toBeNull();
  });

  it.each([
    ['kept', 2, (taskId: string) => nodeNetworkApi.confirm({ taskId })],
    ['rolled back', 2, (taskId: string) => nodeNetworkApi.rollback({ taskId })],
    ['rolled back by itself', 5, () => Promise.resolve({})],
  ])('for a network change ends when that is %s', async (_, after, decide) => {
    const world = signIn();
    atSeed(world);
    const { taskId } = await keptQuiet(ID, forApply, () => nodeNetworkApi.apply(applied));
    const { id = '' } = (await made()) ?? {};
    expect(await silenceApi.get({ id })).toMatchObject({ state: 'active', schedule: { startAt: SEED_TIME } });
    world.setClock(SEED_TIME + 2 * MINUTE);
    await decide(taskId);
    world.setClock(SEED_TIME + 20 * MINUTE);
    expect((await silenceApi.get({ id })).endedAt).toBe(SEED_TIME + after * MINUTE);
  });

  it('ends at once where the work is refused', async () => {
    const world = signIn();
    atSeed(world);
    plan(world, { path: '/api/dcomm/nodeNetwork/apply', envelope: { code: 60999, message: 'The node is busy' } });
    await expect(keptQuiet(ID, forApply, () => nodeNetworkApi.apply(applied))).rejects.toThrow('The node is busy');
    expect(await made()).toMatchObject({ state: 'ended', endedAt: SEED_TIME });
  });

  it('stays where nobody knows whether the work goes on', async () => {
    const world = signIn();
    atSeed(world);
    plan(world, { path: '/api/dcomm/nodeNetwork/apply', status: 504, isDone: true });
    await expect(keptQuiet(ID, forApply, () => nodeNetworkApi.apply(applied))).rejects.toThrow();
    expect(await made()).toMatchObject({ state: 'active', endedAt: null });
  });

  it('holds no work up on a gateway that turns out to have no silences', async () => {
    const world = signIn();
    atSeed(world);
    world.gateway = { ...GATEWAY_KINDS.full, capabilities: new Set(CAPABILITIES.filter((one) => one !== 'silences')) };
    await nodeNetworkApi.get({ id: ID });
    expect(await keptQuiet(ID, forApply, () => nodeNetworkApi.apply(applied))).toMatchObject({
      taskId: expect.any(String),
    });
  });

  it('is offered with a recovery of the networks of nodes, keeps all of them quiet and ends with it', async () => {
    const { user, world } = await renderScreen(`${BACKUPS}?panel=recover&item=CB-2`, { onWorld: atSeed });
    const drawer = within(await screen.findByRole('dialog', { name: 'Recover configuration' }));
    await drawer.findByText(/^Integrated network management \(/);
    await user.click(drawer.getByRole('button', { name: 'Recover' }));
    const dialog = await screen.findByRole('dialog', { name: 'Recover the configuration?' });
    const list = await openList(user, await within(dialog).findByRole('combobox', { name: 'Alarms of the nodes' }));
    fireEvent.click(await list.findByTitle('Silence until the recovery is over'));
    await user.type(within(dialog).getByLabelText(/password/i), PASSWORD);
    await user.click(within(dialog).getByRole('button', { name: 'Recover' }));
    await waitFor(async () =>
      expect(await made()).toMatchObject({ name: 'Recovery from a backup', state: 'active', work: 'recovery' }),
    );
    const { id = '', nodes = [] } = (await made()) ?? {};
    expect(nodes.map(({ name }) => name)).toEqual(expect.arrayContaining(['北京核心', 'Shanghai core']));
    // Module by module.
    for (const minutes of [1, 2, 3]) {
      world.setClock(SEED_TIME + minutes * MINUTE);
      await configBackupApi.getRunning({});
    }
    expect(await silenceApi.get({ id })).toMatchObject({ state: 'ended', endedBy: null });
  });

  it('stands beside the button that applies a network change', async () => {
    const { user, history } = await renderScreen(`${NODES}/${ID}/network?tab=review`, { onWorld: atSeed });
    act(() => history.push(`${NODES}/${ID}/network`));
    await user.click(await screen.findByRole('button', { name: 'Drain' }));
    expect(await screen.findByRole('combobox', { name: 'Alarms of this node' })).toBeVisible();
  });
});
