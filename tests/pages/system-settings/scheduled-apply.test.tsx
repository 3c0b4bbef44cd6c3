import { worlds } from '@mock/node';
import { personas } from '@mock/runtime/personas';
import { SEED_TIME, type World } from '@mock/runtime/world';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { pendingApplyApi } from '@/api/system-settings/pending-apply';
import { readStaged, stageChange } from '@/components/network-changes/staged-set';
import { HOUR } from '@/lib/time';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';

const ID = 'BN2026-0001';
const NODES = '/system_settings/node_access_management/business_node_management';
const NODE = `${NODES}/${ID}/network`;
const FIRST = { current: 1, pageSize: 1 };

async function stageDns() {
  const network = await nodeNetworkApi.get({ id: ID });
  const { dns } = network.config;
  const after = { ...dns, servers: '198.51.100.99' };
  await act(async () => void stageChange(network, { section: 'dns', key: '', before: dns, after }));
}

const press = (name: string | RegExp) => screen.findByRole('button', { name });
const at = { onWorld: (world: World) => world.setClock(SEED_TIME) };

afterEach(clearStaged);

describe('BEY-44 an apply at a time', () => {
  it('is given to the gateway from the review, shows on the node, takes another time, and is withdrawn to be staged', async () => {
    const { user, history } = await renderScreen(`${NODE}?tab=review`, at);
    await stageDns();
    await user.type(await screen.findByRole('textbox', { name: 'Reason (optional)' }), 'CHG-9');
    await user.click(await press('Schedule changes'));
    const drawer = await screen.findByRole('dialog', { name: 'Schedule changes' });
    const time = within(drawer).getByRole('textbox', { name: 'Apply at' });
    await user.clear(time);
    // By the clock of the node, which is not that of the browser.
    await user.type(time, '2026-11-02 09:00');
    await user.click(within(drawer).getByRole('button', { name: 'Schedule changes' }));
    expect(await within(drawer).findAllByText('Enter a time to come')).not.toHaveLength(0);
    await user.clear(time);
    await user.type(time, '2026-11-03 02:00');
    await user.click(within(drawer).getByRole('button', { name: 'Schedule changes' }));
    expect(await screen.findByText(/1 change applies at .*2026-11-03 02:00 /)).toBeVisible();
    await waitFor(() => expect(readStaged(ID)).toBeNull());
    const [made] = (await pendingApplyApi.getPending({})).list;
    expect(made).toMatchObject({ nodeId: ID, reason: 'CHG-9', by: { isOwn: true } });

    await user.click(await press('Change time'));
    const again = await screen.findByRole('textbox', { name: 'Apply at' });
    await user.clear(again);
    await user.type(again, '2026-11-03 03:00');
    await user.click(await press('Save'));
    expect(await screen.findByText(/1 change applies at .*2026-11-03 03:00 /)).toBeVisible();

    await user.click(await press('View changes'));
    await waitFor(() => expect(history.location.pathname).toBe(`${NODES}/scheduled/${made?.id}`));
    expect(await screen.findByRole('list', { name: 'Changes (1)' })).toHaveTextContent('198.51.100.99');
    act(() => history.push(NODE));
    await user.click(await press('Withdraw'));
    const question = await screen.findByRole('dialog', { name: /^Withdraw the changes scheduled on/ });
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    await waitFor(() => expect(history.location.pathname).toBe(NODE));
    expect(readStaged(ID)?.changes).toMatchObject([{ section: 'dns', after: { servers: '198.51.100.99' } }]);
    expect(await screen.findByRole('textbox', { name: 'Reason (optional)' })).toHaveValue('CHG-9');
  });

  it('stands in the list with what came of it and what stands in its way', async () => {
    await renderScreen(`${NODES}/scheduled`, at);
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('12 of 12 sessions up again after 2 min')).toBeVisible();
    expect(within(table).getByText(/^The node was changed in the meantime: .*DNS servers.*neighbors/i)).toBeVisible();
    expect(within(table).getByText('Scheduled')).toBeVisible();
    expect(within(table).getAllByText(/^by .*acme-nodes/)).toHaveLength(3);
  });
});

describe('BEY-44 a freeze of a node', () => {
  it('is staged again from where it was not applied', async () => {
    const { user } = await renderScreen(`${NODES}/scheduled/SA-102`, { ...at, persona: 'nodeadmin' });
    // Of the servers only those that go or come are marked.
    expect(await screen.findByText('198.51.100.53', { selector: 'ins' })).toBeVisible();
    expect(screen.getByText('2001:db8:1::53', { selector: 'del' })).toBeVisible();
    expect(screen.getByText('192.0.2.53', { selector: 'span' })).toBeVisible();
    await user.click(await press('Stage again'));
    await screen.findByText('1 change staged again');
    expect(readStaged('BN2026-0002')?.changes).toMatchObject([{ section: 'dns' }]);
  });

  it('is said before anybody tries, forbids Apply, and lets through who may override and says why', async () => {
    let world: World | undefined;
    const { user } = await renderScreen(`${NODE}?tab=review`, {
      onWorld: (opened) => {
        world = opened;
        opened.setClock(SEED_TIME);
      },
    });
    await stageDns();
    await act(() =>
      freezeApi.add({
        name: 'Peak',
        reason: 'Sale goes on',
        zone: 'UTC',
        startAt: SEED_TIME - HOUR,
        endAt: SEED_TIME + HOUR,
        scope: { kind: 'nodes', nodeIds: [ID] },
        overriders: { roleIds: [], accountIds: ['A-main'] },
      }),
    );
    expect(await screen.findByText(/^Frozen until .*2026-11-02 10:30 UTC.*: Sale goes on$/)).toBeVisible();
    expect(screen.getByText(/You may override it, with a reason\./)).toBeVisible();
    expect(await press('Apply')).toHaveAttribute('aria-disabled', 'true');
    await user.click(await press('Apply despite the freeze'));
    const dialog = await screen.findByRole('dialog', { name: /^Override the freeze “.*Peak/ });
    const verb = within(dialog).getByRole('button', { name: 'Apply despite the freeze' });
    expect(verb).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason to override the freeze' }), 'INC-7');
    await user.click(verb);
    await waitFor(async () => expect((await nodeNetworkApi.get({ id: ID })).config.dns.servers).toBe('198.51.100.99'));
    const [freeze] = (await freezeApi.list(FIRST)).list;
    expect(freeze?.overrides).toMatchObject([{ nodeId: ID, reason: 'INC-7' }]);
    expect(world && worlds.find(world.token)?.persona).toBe(personas.main);
  });

  it('forbids all of it to everybody else', async () => {
    const { user } = await renderScreen(`${NODES}/freezes`, { ...at, persona: 'readonly' });
    const table = await screen.findByRole('table');
    expect(await within(table).findByText('双十二流量高峰')).toBeVisible();
    expect(within(table).getByText(/No changes while the books are closed/)).toBeVisible();
    expect(await press('Create freeze')).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(table).getByRole('link', { name: 'Quarter close' }));
    expect(await screen.findByText(/INC-881 upstream withdrew the default route/)).toBeVisible();
  });

  it('that has not begun is withdrawn, not ended', async () => {
    const { list } = await renderScreen(`${NODES}/freezes`, at).then(() => freezeApi.list({ ...FIRST, pageSize: 10 }));
    const [one] = list.filter(({ state }) => state === 'upcoming');
    cleanup();
    const { user } = await renderScreen(`${NODES}/freezes/${one?.id}`, at);
    await user.click(await press('Withdraw'));
    const question = await screen.findByRole('dialog', { name: `Withdraw the freeze “${one?.name}”?` });
    await user.click(within(question).getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText(`Freeze ${one?.name} was withdrawn`)).toBeVisible();
    expect((await freezeApi.get({ id: one?.id ?? '' })).state).toBe('ended');
  });
});
