import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { edgeGroupApi } from '@/api/account-center/edge-group';
import { edgeNodeApi, edgeNodeInput } from '@/api/account-center/edge-node';
import { can } from '@/api/account-center/edge-node-state';
import { canRegister } from '@/pages/account-center/edge-node/model';
import { signIn } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { chooseIn, expectRows, findRow, menuIn, tableRows } from '../../support/table';

const PATH = '/account_center/client_management';
const item = (name: RegExp) => screen.findByRole('treeitem', { name });
const NODE = { nodeId: 'EDGE900001', deviceName: 'edge-new', capacity: 5000 };

describe('edge nodes', () => {
  it('lists nodes with their state, an unknown one as it came, and counts them against the authorized number', async () => {
    await renderScreen(PATH);
    await findRow({ 'Node ID': 'EDGE202601', Status: 'Online', Capacity: '20,000 QPS', Directory: '张江机房' });
    await findRow({ 'Node ID': 'EDGE202603', Status: 'Upgrading' });
    await findRow({ 'Node ID': 'EDGE202605', Status: 'draining' });
    expect(screen.getByText('18 registered of 20 licensed')).toBeVisible();
  });

  it('shows the nodes of a directory and of those below it; each directory tells how many', async () => {
    const { user, history } = await renderScreen(PATH);
    await user.click(within(await item(/^华东/)).getByText('华东'));
    await waitFor(() => expect(screen.getByText('12 rows')).toBeVisible());
    expect(await item(/^华东 ?12/)).toBeVisible();
    expect(history.location.search).toBe('?within=EG-1');
    // What no directory counts is said, so that the counts add up, and leads there.
    expect(await item(/^All nodes ?18/)).toBeVisible();
    await user.click(screen.getByRole('link', { name: '1 node in no directory' }));
    await waitFor(() => expect(screen.getByText('1 row')).toBeVisible());
  });

  it('says of an empty directory that there is no node yet, not that a search found none', async () => {
    const { user } = await renderScreen(PATH);
    await user.click(await screen.findByText('待启用'));
    await waitFor(() => expect(screen.getByText('No edge nodes yet')).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
  });

  it('adds a node to the directory where the operator stands; a digit in front of the device name is refused', async () => {
    const { user } = await renderScreen(`${PATH}?within=EG-3`);
    await user.click(screen.getByRole('button', { name: 'Add node' }));
    const drawer = await screen.findByRole('dialog', { name: 'Add node' });
    const field = (name: RegExp) => within(drawer).getByRole('textbox', { name });
    const { list } = await edgeNodeApi.list({ current: 1, pageSize: 1 });
    await user.type(field(/Node ID/), list[0]?.nodeId ?? '');
    await user.tab();
    await waitFor(() =>
      expect(within(drawer).getByText('The node ID is registered already, enter another one')).toBeVisible(),
    );
    await user.clear(field(/Node ID/));
    await user.type(field(/Node ID/), 'EDGE900001');
    await user.type(field(/Device name/), '1edge');
    await user.type(field(/Capacity/), '1.5');
    await user.click(within(drawer).getByRole('button', { name: 'Add' }));
    await waitFor(() => expect(within(drawer).getByText('The device name must not start with a digit')).toBeVisible());
    await waitFor(() => expect(within(drawer).getByText('Only integers are allowed')).toBeVisible());
    await user.clear(field(/Device name/));
    await user.type(field(/Device name/), 'edge-new');
    await user.clear(field(/Capacity/));
    await user.type(field(/Capacity/), '5000');
    await user.click(within(drawer).getByRole('button', { name: 'Add' }));
    await findRow({ 'Node ID': 'EDGE900001', Directory: 'Hangzhou', Capacity: '5,000 QPS' });
    expect(screen.getByText('19 registered of 20 licensed')).toBeVisible();
  });

  it('stops at the authorized number with the reason', async () => {
    const { user } = await renderScreen(PATH);
    for (const serial of [1, 2]) await edgeNodeApi.add({ ...NODE, nodeId: `EDGE90000${serial}` });
    await waitFor(() => expect(screen.getByText('20 registered of 20 licensed')).toBeVisible());
    const add = screen.getByRole('button', { name: 'Add node' });
    expect(add).toHaveAccessibleDescription('The license does not allow more nodes');
    await user.click(add);
    expect(screen.queryByRole('dialog')).toBeNull();
    await expect(edgeNodeApi.add({ ...NODE, nodeId: 'EDGE900003' })).rejects.toMatchObject({
      failure: { text: 'The limit of 20 is reached' },
    });
  });

  it('moves the chosen nodes, names the one that could not be moved, and counts the directories anew', async () => {
    const { user } = await renderScreen(`${PATH}?within=EG-4`);
    for (const id of ['EDGE202601', 'EDGE202603']) {
      await user.click(await screen.findByRole('checkbox', { name: `Select ${id}` }));
    }
    const bar = await screen.findByRole('group', { name: 'Bulk actions' });
    await user.click(within(bar).getByRole('button', { name: 'Change directory' }));
    const drawer = await screen.findByRole('dialog', { name: 'Move 2 nodes to another directory' });
    await user.click(within(drawer).getByRole('combobox', { name: /Target directory/ }));
    await waitFor(() => expect(screen.getAllByText('待启用')).toHaveLength(2));
    await user.click(screen.getAllByText('待启用')[1] ?? drawer);
    await user.click(within(drawer).getByRole('button', { name: 'Change directory' }));
    const result = await screen.findByRole('region', { name: 'Result of the bulk action' });
    expect(result).toHaveTextContent(/EDGE202603.*The node is being upgraded, try again when that is done/);
    await expectRows([{ 'Node ID': 'EDGE202603' }]);
    expect(await item(/^待启用 ?1$/)).toBeVisible();
  });

  it('without a directory are found, and get one; others are taken out of theirs', async () => {
    const { user } = await renderScreen(`${PATH}?lacks=group`);
    await expectRows([{ 'Node ID': 'EDGE202604', Directory: '—' }]);
    await user.click(screen.getByRole('checkbox', { name: 'Select EDGE202604' }));
    const bar = await screen.findByRole('group', { name: 'Bulk actions' });
    await user.click(within(bar).getByRole('button', { name: 'Change directory' }));
    const drawer = await screen.findByRole('dialog', { name: 'Move 1 node to another directory' });
    await user.click(within(drawer).getByRole('combobox', { name: /Target directory/ }));
    await waitFor(() => expect(screen.getAllByText('待启用')).toHaveLength(2));
    await user.click(screen.getAllByText('待启用')[1] ?? drawer);
    await user.click(within(drawer).getByRole('button', { name: 'Change directory' }));
    await waitFor(() => expect(screen.getAllByText('Clear filters')).toHaveLength(2));
    const without = () => edgeNodeApi.list({ current: 1, pageSize: 10, filters: { lacks: ['group'] } });
    expect((await without()).total).toBe(0);
  });

  it('leave their directory by the choice of none after a question, never by a drawer left untouched', async () => {
    const { user } = await renderScreen(PATH);
    await findRow({ 'Node ID': 'EDGE202601' });
    for (const id of ['EDGE202601', 'EDGE202602'])
      await user.click(screen.getByRole('checkbox', { name: `Select ${id}` }));
    await user.click(await screen.findByRole('button', { name: 'Change directory' }));
    const drawer = within(await screen.findByRole('dialog', { name: 'Move 2 nodes to another directory' }));
    await user.click(await drawer.findByRole('button', { name: 'Change directory' }));
    await waitFor(() => expect(drawer.getByText('Target directory cannot be empty')).toBeVisible());
    const without = async () =>
      (await edgeNodeApi.list({ current: 1, pageSize: 10, filters: { lacks: ['group'] } })).list.map(
        (one) => one.nodeId,
      );
    expect(await without()).toEqual(['EDGE202604']);
    await user.click(drawer.getByRole('radio', { name: 'No directory' }));
    const ask = async () => {
      await user.click(drawer.getByRole('button', { name: 'Change directory' }));
      return within(await screen.findByRole('dialog', { name: 'Take 2 nodes out of their directories?' }));
    };
    await user.click((await ask()).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(1));
    expect(await without()).toEqual(['EDGE202604']);
    await user.click((await ask()).getByRole('button', { name: 'Take out' }));
    await waitFor(() => expect(screen.getByText('Change directory: 2 rows done')).toBeVisible());
    expect(await without()).toEqual(['EDGE202601', 'EDGE202602', 'EDGE202604']);
  });

  it('is deleted only with the right account password, since it stops serving', async () => {
    const { user } = await renderScreen(PATH);
    await chooseIn(user, await findRow({ 'Node ID': 'EDGE202601' }), 'Delete');
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete node EDGE202601?' }));
    const password = await dialog.findByLabelText('Your account password');
    await user.type(password, 'wrong{Enter}');
    await waitFor(() => expect(dialog.getByText('Account name or password is incorrect')).toBeVisible());
    expect((await edgeNodeApi.get({ id: 'EN-1' })).nodeId).toBe('EDGE202601');
    await user.clear(password);
    await user.type(password, 'Console#2026{Enter}');
    await waitFor(() => expect(screen.getByText(/EDGE202601.* deleted/)).toBeVisible());
  });

  it('says what a directory holds before it is deleted, and the gateway refuses it with the counts', async () => {
    const { user } = await renderScreen(`${PATH}?within=EG-2`);
    await user.click(await screen.findByRole('button', { name: 'More actions for 上海' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'Delete directory 上海?' });
    await waitFor(() => expect(dialog).toHaveTextContent('1 directory'));
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'Delete' })).toBeDisabled());
    await expect(edgeGroupApi.delete({ id: 'EG-2' })).rejects.toMatchObject({
      failure: { text: 'The directory is not empty and cannot be deleted: nodes 5, directories 1' },
    });
  });

  it('deletes an empty directory and goes on with the one above it', async () => {
    const { user, history } = await renderScreen(`${PATH}?within=EG-6`);
    await user.click(await screen.findByRole('button', { name: 'More actions for 待启用' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Delete' }));
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(history.location.search).toBe(''));
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /待启用/ })).toBeNull());
  });

  it('is walked by arrow keys, Home, End, Enter and letters', async () => {
    const { user, history } = await renderScreen(PATH);
    await item(/^华东/);
    screen.getByRole('tree').focus();
    await user.keyboard('{ArrowDown}{ArrowRight}');
    await item(/^上海/);
    await user.keyboard('{ArrowRight}{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?within=EG-2'));
    await user.keyboard('h{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?within=EG-3'));
    await user.keyboard('{End}{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?within=EG-6'));
    await user.keyboard('{Home}{Enter}');
    await waitFor(() => expect(history.location.search).toBe(''));
  });

  it('finds a directory by its name at the gateway, with what stands above it', async () => {
    const { user } = await renderScreen(PATH);
    await user.type(await screen.findByRole('searchbox', { name: 'Search directories' }), '张江');
    await waitFor(() => expect(screen.getByText('1 match')).toBeVisible());
    expect(screen.getAllByRole('treeitem').map((one) => one.textContent)).toEqual(['华东12', '上海7', '张江机房2']);
  });

  it('lets an operator add and move but not delete, and a read-only account only look', async () => {
    const { user } = await renderScreen(`${PATH}?within=EG-4`, { persona: 'operator' });
    const row = await findRow({ 'Node ID': 'EDGE202601' });
    expect(within(row).getByRole('button', { name: 'Edit' })).not.toHaveAttribute('aria-disabled');
    expect((await menuIn(user, row)).at(-1)).toHaveTextContent(/^Delete.*The account has no right to do this/);
    expect(tableRows().length).toBeGreaterThan(1);
  });
});

describe('the gateway', () => {
  it('refuses a directory below itself, and a name that stands beside it', async () => {
    signIn('main');
    const move = edgeGroupApi.update({ id: 'EG-1', version: 1, name: '华东', parentId: 'EG-4' });
    await expect(move).rejects.toMatchObject({ failure: { fields: { parentId: 'It cannot stand below itself' } } });
    await expect(edgeGroupApi.add({ name: '上海', parentId: 'EG-1' })).rejects.toMatchObject({
      failure: { fields: { name: expect.any(String) } },
    });
    await expect(edgeGroupApi.add({ name: '上海', parentId: 'EG-5' })).resolves.toHaveProperty('id');
  });

  it('moves all that the filters match, also within a directory', async () => {
    signIn('main');
    const all = { filters: { within: ['EG-4'] } };
    const { succeeded, failed } = await edgeNodeApi.move({ all, groupId: 'EG-6' });
    expect(failed.map(({ id }) => id)).toEqual(['EN-3']);
    expect(succeeded).toContain('EN-1');
  });
});

describe('a node', () => {
  it.each([
    ['whole', {}, true],
    ['without a node id', { nodeId: '' }, false],
    ['with a space in its node id', { nodeId: 'a b' }, false],
    ['without a device name', { deviceName: '' }, false],
    ['with a digit first in its device name', { deviceName: '1a' }, false],
    ['with a digit later in its device name', { deviceName: 'a1' }, true],
    ['without a node name', { name: '' }, true],
    ['with a fraction as capacity', { capacity: '1.5' }, false],
    ['with no capacity', { capacity: '' }, false],
    ['with capacity 0', { capacity: 0 }, false],
    ['with capacity 1', { capacity: '1' }, true],
    ['with the largest capacity', { capacity: 2_147_483_647 }, true],
    ['with a capacity over it', { capacity: 2_147_483_648 }, false],
  ])('%s is taken: %s', (_, facts, isTaken) => {
    expect(edgeNodeInput.safeParse({ ...NODE, ...facts }).success).toBe(isTaken);
  });

  it('that is being upgraded is neither moved nor deleted', () => {
    expect(can.move({ status: 'upgrading' })).toBe('edgeNode.isUpgrading');
    expect(can.delete({ status: 'upgrading' })).toBe('edgeNode.isUpgrading');
    expect(can.move({ status: 'draining' })).toBe(true);
  });

  it.each([
    [{ authorized: 20, registered: 19 }, true],
    [{ authorized: 20, registered: 20 }, 'edgeNode.limitReached'],
    [{ authorized: 20, registered: 21 }, 'edgeNode.limitReached'],
    [{ authorized: null, registered: 21 }, true],
    [undefined, true],
  ])('may be added with %o: %s', (counts, answer) => {
    expect(canRegister(counts)).toBe(answer);
  });
});
