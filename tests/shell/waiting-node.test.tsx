import type { World } from '@mock/runtime/world';
import { author, tasks } from '@mock/system-settings/apply-task';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { logApi } from '@/api/log/query';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { beginApply, stageChange } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { setDraftOwner } from '@/lib/drafts';
import { configOf } from '../../mock/system-settings/node-network-seeds';
import { renderScreen } from '../support/render';
import { clearStaged } from '../support/staged';

afterEach(clearStaged);

const ID = 'BN2026-0001';
const NODE = `/system_settings/node_access_management/business_node_management/${ID}/network`;
const ELSEWHERE = '/account_center/secret_key';

const dns: Change = {
  section: 'dns',
  key: '',
  before: { servers: '192.0.2.53\n2001:db8:1::53' },
  after: { servers: '192.0.2.54' },
};

const apply = () =>
  act(() => nodeNetworkApi.apply({ id: ID, version: 1, changes: [dns], isGuarded: true, waitMinutes: 1 }));
const clock = () => screen.findByRole('link', { name: /^北京核心 waits for confirmation/ });

/** Somebody applied with a countdown before this page was loaded. */
function waits(world: World) {
  // What is left is judged by a clock that stands, however long the page takes.
  world.setClock(world.now());
  tasks.of(world).add({
    id: 'APPLY-1',
    nodeId: ID,
    name: '北京核心',
    old: configOf(0, 0),
    from: 1,
    changes: [dns],
    reason: '',
    by: author(world),
    before: new Map(),
    isKeptWhenBack: false,
    status: 'waiting',
    rollbackAt: world.now() + 50_000,
    isReachable: true,
    version: null,
    ended: null,
    warnings: [],
    scheduledId: null,
    request: null,
  });
}

describe('a node that waits for a decision, on the other screens', () => {
  it('BEY-02 shows its countdown as soon as the page is there', async () => {
    await renderScreen(ELSEWHERE, { hasShell: true, onWorld: waits });
    await waitFor(async () => expect(await clock()).toHaveTextContent(/^0:(50|4\d)$/), { timeout: 3_000 });
  });

  it.each<[string, string, () => Promise<HTMLElement>]>([
    ['the header', ELSEWHERE, clock],
    ['the home', '/console', () => screen.findByRole('list', { name: 'Nodes waiting for confirmation' })],
  ])('BEY-02 stands in %s as the gateway says by now, also after a sleep', async (_, place, timer) => {
    const { world } = await renderScreen(place, { hasShell: true, onWorld: waits });
    await waitFor(async () => expect(await timer()).toHaveTextContent(/0:(50|4\d)/));
    // While the machine slept the clock of the page stood still.
    world.setClock(world.now() + 30_000);
    await waitFor(async () => expect(await timer()).toHaveTextContent(/0:(20|1\d)/), { timeout: 6_000 });
  });

  it('BEY-02 tells wherever the operator is that it went back by itself, and leads there; the log says so too', async () => {
    const { user, world } = await renderScreen(ELSEWHERE, { hasShell: true });
    await apply();
    await clock();
    const due = world.now() + 60_000;
    world.setClock(due + 5_000);
    const words = '北京核心 rolled back automatically: nobody confirmed in time';
    await waitFor(() => expect(screen.getByText(words)).toBeVisible(), { timeout: 6_000 });
    expect(screen.queryByRole('link', { name: /waits for confirmation/ })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Notice log' }));
    const log = await screen.findByRole('dialog', { name: 'Notice log' });
    await user.click(within(log).getByRole('link', { name: words }));
    await screen.findByRole('region', { name: 'Rolled back automatically, unconfirmed' });
  });

  it('BEY-02 tells at the start of a page what went back while none was open', async () => {
    setDraftOwner('A-main');
    stageChange({ id: ID, version: 1 }, dns);
    beginApply(ID, 'APPLY-1', { version: 1, changes: [dns] });
    const { history } = await renderScreen(ELSEWHERE, {
      hasShell: true,
      onWorld: (world) => {
        waits(world);
        const ended = { at: world.now(), by: null };
        Object.assign(tasks.of(world).get('APPLY-1'), { status: 'rolledBack', rollbackAt: null, version: 3, ended });
      },
    });
    const words = `${ID} rolled back automatically: nobody confirmed in time`;
    await waitFor(() => expect(screen.getByText(words)).toBeVisible(), { timeout: 6_000 });
    act(() => history.push(NODE));
    await screen.findByRole('region', { name: 'Rolled back automatically, unconfirmed' });
  });

  it('BEY-02 stands in the operation log with the very time, for the account that applied', async () => {
    const { world, history } = await renderScreen(ELSEWHERE);
    await apply();
    const due = world.now() + 60_000;
    world.setClock(due + 600_000);
    act(() => history.push('/log/query/operation'));
    const entry = await screen.findByText('Rolled back automatically, unconfirmed');
    expect(entry.closest('tr')).toHaveTextContent(/acme.*confirmed · Business node.*北京核心/);
    const { list } = await logApi.listOperation({ current: 1, pageSize: 1 });
    expect(Math.abs((list[0]?.at ?? 0) - due)).toBeLessThan(2_000);
  });

  it('says nothing beside its own screen, which shows how it ended', async () => {
    const { user, world } = await renderScreen(NODE, { hasShell: true });
    await apply();
    await clock();
    world.setClock(world.now() + 65_000);
    await screen.findByRole('region', { name: 'Rolled back automatically, unconfirmed' }, { timeout: 6_000 });
    await waitFor(() => expect(screen.queryByRole('link', { name: /waits for confirmation/ })).toBeNull(), {
      timeout: 6_000,
    });
    await user.click(screen.getByRole('button', { name: 'Notice log' }));
    expect(await screen.findByRole('dialog', { name: 'Notice log' })).toHaveTextContent('No notices yet');
  });
});
