import { nodesOf } from '@mock/system-settings/node-rows';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { activationForm } from '@/api/system-settings/business-node';
import { can, isUpgrading, stepsOf, UPGRADE_ENDS, UPGRADE_STEPS } from '@/api/system-settings/business-node-state';
import { freezeApi } from '@/api/system-settings/node-freeze';
import { stageChange } from '@/components/network-changes/staged-set';
import { HOUR } from '@/lib/time';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';
import { chooseIn, findRow, showColumns, tableRows } from '../../support/table';

const PATH = '/system_settings/node_access_management/business_node_management';
const ROW = 'Serial number';

afterEach(clearStaged);

describe('business nodes', () => {
  it('lists device, services, version, deployment and key; an unknown state is shown as it came', async () => {
    const { user } = await renderScreen(`${PATH}?size=20`);
    await findRow({ [ROW]: 'BN2026-0002' });
    await showColumns(user, ['Deployment', 'Auth key', 'Activated']);
    await findRow({
      [ROW]: 'BN2026-0002',
      Name: 'Shanghai core192.0.2.11',
      'Device state': 'Running',
      Upgrade: 'PausedSingle-node',
      'Software version': '5.2.1 → 5.3.0',
      'Running services': 'Detection, Emergency resolution',
      Deployment: 'Deployed online',
    });
    // What was tried and does not run is no version that the node is on the way to.
    await findRow({ [ROW]: 'BN2026-0003', Upgrade: 'FailedUpgrade RO-2', 'Software version': '5.2.1tried 5.3.0' });
    await findRow({ [ROW]: 'BN2026-0005', 'Software version': '5.2.1tried 5.3.0' });
    await findRow({ [ROW]: 'BN2026-0004', 'Software version': '5.2.1 → 5.3.0' });
    await findRow({ [ROW]: 'BN2026-0008', 'Software version': '5.2.1' });
    // Whose upgrade it is: a rollout, or that of the node alone.
    const upgraded = await findRow({ [ROW]: 'BN2026-0007', Upgrade: 'Rollback failedUpgrade RO-2' });
    expect(within(upgraded).getByRole('link', { name: 'Upgrade RO-2' })).toHaveAttribute(
      'href',
      '/system_settings/node_access_management/node_software_management/rollouts/RO-2',
    );
    await findRow({ [ROW]: 'BN2026-0010', 'Running services': 'None running', 'Auth key': '—', Activated: '—' });
    await findRow({ [ROW]: 'BN2026-0011', 'Device state': 'maintenance', Upgrade: 'verifyingSingle-node' });
    expect(tableRows()).toHaveLength(12);
  });

  it('BEY-01 marks a node on which changes are staged, and leads there', async () => {
    await renderScreen(PATH);
    const row = await findRow({ [ROW]: 'BN2026-0003' });
    const dns = {
      section: 'dns' as const,
      key: '',
      before: { servers: '192.0.2.53' },
      after: { servers: '192.0.2.54' },
    };
    await act(async () => void stageChange({ id: 'BN2026-0003', version: 1 }, dns));
    const mark = await within(row).findByRole('link', { name: 'Network changes pending' });
    expect(mark).toHaveAttribute('href', expect.stringContaining('BN2026-0003/network'));
  });

  it('offers the steps of the upgrade only where the state allows them', async () => {
    await renderScreen(PATH);
    const namesIn = (row: HTMLElement) =>
      within(row)
        .getAllByRole('button')
        .map((one) => one.textContent)
        .filter(Boolean);
    expect(namesIn(await findRow({ [ROW]: 'BN2026-0002' }))).toEqual(['Network', 'Resume']);
    expect(namesIn(await findRow({ [ROW]: 'BN2026-0003' }))).toEqual(['Network', 'Retry']);
    expect(namesIn(await findRow({ [ROW]: 'BN2026-0004' }))).toEqual(['Network', 'Monitoring']);
    expect(namesIn(await findRow({ [ROW]: 'BN2026-0009' }))).toEqual(['Activate', 'Issue key']);
  });

  it('follows an upgrade resumed in spite of a freeze to its end, and tells how many are under way', async () => {
    const { user, world } = await renderScreen(PATH);
    const freeze = (nodeId: string, accountIds: string[]) =>
      freezeApi.add({
        ...{ name: 'Peak', reason: 'Sale goes on', zone: 'Asia/Shanghai', scope: { kind: 'nodes', nodeIds: [nodeId] } },
        ...{ startAt: world.now() - HOUR, endAt: world.now() + HOUR, overriders: { roleIds: [], accountIds } },
      });
    await act(() => Promise.all([freeze('BN2026-0002', ['A-main']), freeze('BN2026-0003', [])]));
    const retry = within(await findRow({ [ROW]: 'BN2026-0003' })).getByRole('button', { name: 'Retry' });
    await waitFor(() => expect(retry).toHaveAccessibleDescription('The node is frozen'));
    await waitFor(() => expect(screen.getByText(/2 nodes are upgrading/)).toBeVisible());
    await user.click(within(await findRow({ [ROW]: 'BN2026-0002' })).getByRole('button', { name: 'Resume' }));
    const dialog = await screen.findByRole('dialog', { name: 'Resume the upgrade of Shanghai core?' });
    expect(dialog).toHaveTextContent('from version 5.2.1 to 5.3.0');
    expect(dialog).toHaveTextContent(/Frozen until .*: Sale goes on/);
    expect(within(dialog).getByRole('button', { name: 'Resume' })).toBeDisabled();
    await user.type(within(dialog).getByRole('textbox', { name: 'Reason to override the freeze' }), 'INC-7');
    await user.click(within(dialog).getByRole('button', { name: 'Resume' }));
    await findRow({ [ROW]: 'BN2026-0002', Upgrade: 'UpgradingSingle-node' });
    world.setClock(Date.now() + 10_000);
    await waitFor(
      () => expect(tableRows()[1]).toMatchObject({ Upgrade: 'UpgradedSingle-node', 'Software version': '5.3.0' }),
      {
        timeout: 20_000,
      },
    );
  });

  it('shows a new auth key once, after the account password, and keeps its end only', async () => {
    const { user } = await renderScreen(PATH);
    await findRow({ [ROW]: 'BN2026-0001' });
    await showColumns(user, ['Auth key']);
    await user.keyboard('{Escape}');
    await chooseIn(user, await findRow({ [ROW]: 'BN2026-0001' }), 'Issue key');
    const question = await screen.findByRole('dialog', { name: 'Issue an auth key for 北京核心?' });
    expect(question).toHaveTextContent('The current key stops working immediately.');
    await user.type(await within(question).findByLabelText('Your account password'), 'Console#2026{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Auth key of 北京核心' });
    const key = within(dialog).getByText(/^[0-9a-f]{32}$/).textContent ?? '';
    await user.click(within(dialog).getByRole('button', { name: 'Download' }));
    await user.click(within(dialog).getAllByRole('button', { name: 'Close' })[0] ?? dialog);
    await findRow({ [ROW]: 'BN2026-0001', 'Auth key': `···· ${key.slice(-4)}` });
    await waitFor(() => expect(document.body).not.toHaveTextContent(key));
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain(key);
  });

  it("refuses another device's activation key on its field, and activates with the right one", async () => {
    const { user, world } = await renderScreen(`${PATH}?panel=activate&item=BN2026-0009`);
    await user.click(await screen.findByRole('radio', { name: 'Activation key' }));
    const field = await screen.findByRole('textbox', { name: /Activation key/ });
    await user.type(field, 'ACT-BN2026-0001');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(screen.getByText(/for another serial number/)).toBeVisible());
    await user.clear(field);
    await user.type(field, 'ACT-BN2026-0009');
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Activate' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(nodesOf(world).get('BN2026-0009').activatedAt).not.toBeNull();
  });

  it('says why a read-only account, and a node that activates itself, can do nothing', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    const row = await findRow({ [ROW]: 'BN2026-0010' });
    expect(within(row).getByRole('button', { name: 'Activate' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
    expect(within(row).getByRole('button', { name: 'Issue key' })).toHaveAttribute('aria-disabled', 'true');
  });
});

describe('the upgrade of a node', () => {
  it.each([
    ['inactive', [], false],
    ['upgrading', [], true],
    ['success', [], false],
    ['failed', ['retry', 'rollBack'], false],
    ['rollingBack', [], true],
    ['rollbackSuccess', [], false],
    ['rollbackFailed', [], false],
    ['paused', ['resume', 'cancel'], false],
    ['cancelled', [], false],
    ['verifying', [], false],
  ])('%s allows %j and passes by itself: %s', (upgrade, steps, passes) => {
    expect(stepsOf({ upgrade })).toEqual(steps);
    expect(isUpgrading({ upgrade })).toBe(passes);
  });

  it('leads only to states of the specification', () => {
    expect(Object.values(UPGRADE_STEPS).map(({ to }) => to)).toEqual([
      'upgrading',
      'cancelled',
      'upgrading',
      'rollingBack',
    ]);
    expect(UPGRADE_ENDS).toEqual({
      upgrading: { well: 'success', badly: 'failed' },
      rollingBack: { well: 'rollbackSuccess', badly: 'rollbackFailed' },
    });
  });
});

describe('offline activation', () => {
  it.each([
    [null, 'offline', true],
    [null, 'online', 'businessNode.activatesItself'],
    [1, 'offline', 'businessNode.isActivated'],
  ])('of a node activated at %s and deployed %s: %s', (activatedAt, deployment, permit) => {
    expect(can.activate({ activatedAt, deployment })).toBe(permit);
  });

  it.each([
    [{ method: 'key', activationKey: 'a'.repeat(256) }, true],
    [{ method: 'key', activationKey: 'a'.repeat(257) }, false],
    [{ method: 'key', activationKey: '' }, false],
    [{ method: 'key', activationKey: 'a b' }, false],
    [{ method: 'file' }, false],
    [{ method: 'file', file: { fileId: 'F', name: 'a.lic', size: 1, sha256: '' } }, true],
  ])('takes %j: %s', (input, isTaken) => {
    expect(activationForm.safeParse(input).success).toBe(isTaken);
  });
});
