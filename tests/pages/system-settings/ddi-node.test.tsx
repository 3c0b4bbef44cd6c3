import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { ddiNodeChange, ddiNodeInput } from '@/api/system-settings/ddi-node';
import { gatewayNow, setGatewayClock } from '@/lib/gateway-clock';
import { secondText } from '@/lib/time';
import { toForm } from '@/pages/system-settings/ddi-node/model';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { findRow, tableRows } from '../../support/table';

const PATH = '/system_settings/node_access_management/ddi_node_management';
const WARNING = 'Connectivity test failed';

describe('DDI-01 DDI nodes', () => {
  it('stand in a list with their state, the age of the last synchronization; an unknown state is shown as it came', async () => {
    await renderScreen(PATH);
    const first = await waitFor(() => {
      const row = tableRows().find((one) => one['Node name'] === '总部主节点');
      expect(row).toBeDefined();
      return row;
    });
    expect(first).toMatchObject({ Type: 'Primary', 'IP / service node': '10.30.0.11dns-svc-1' });
    expect(first?.Status).toMatch(/^Normal ?Synced .+ago$/);
    expect(tableRows().find((row) => row['Node name'] === 'Never synchronized')?.Status).toMatch(/Never synced$/);
    expect(tableRows().find((row) => row['Node name'] === 'Newer gateway')).toMatchObject({
      Type: 'arbiter',
      Status: expect.stringMatching(/^degraded/),
    });
  });

  it('keep their password when the field stays empty, and never show it', async () => {
    const { user } = await renderScreen(PATH);
    const row = await findRow({ 'Node name': '北京节点' });
    await user.click(within(row).getByRole('button', { name: 'Edit' }));
    await waitFor(() => expect(screen.getByLabelText('Password')).toHaveValue(''));
    const drawer = screen.getByRole('dialog', { name: 'Edit DDI node' });
    const model = within(drawer).getByLabelText('Model');
    await user.clear(model);
    await user.click(model);
    await user.paste('DDI-9000');
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await findRow({ 'Node name': '北京节点', 'Model / version': 'DDI-90005.2.1' });
  });

  it('DDI-02 keeps what a test found in its row, also where it failed', async () => {
    const { user, world } = await renderScreen(PATH);
    const row = await findRow({ 'Node name': 'Shanghai standby' });
    world.faults.push({ path: '/api/dcomm/ddiNode/test', times: 1, status: 502 });
    await user.click(within(row).getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(within(row).getByText(/^Not reached at \d\d:\d\d:\d\d: /)).toBeVisible());
    await user.click(within(row).getByRole('button', { name: 'Test' }));
    await waitFor(() => expect(within(row).getByText(/^Reached in 12 ms at/)).toBeVisible());
  });

  it('DDI-02 tells when a test ended by the clock of the gateway', async () => {
    const { user } = await renderScreen(PATH);
    const row = await findRow({ 'Node name': 'Shanghai standby' });
    const noon = Date.UTC(2026, 0, 1, 12, 34);
    const before = gatewayNow();
    setGatewayClock(noon);
    try {
      await user.click(within(row).getByRole('button', { name: 'Test' }));
      await waitFor(() => expect(row).toHaveTextContent(`Reached in 12 ms at ${secondText(noon).slice(0, 5)}`));
    } finally {
      setGatewayClock(before);
    }
  });

  it('can only be looked at by an account that reads', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    const row = await findRow({ 'Node name': '北京节点' });
    const buttons = [...within(row).getAllByRole('button', { name: /^(Test|Edit)$/ })];
    for (const button of [...buttons, screen.getByRole('button', { name: 'Add DDI node' })]) {
      expect(button).toHaveAccessibleDescription('The account has no right to do this');
    }
  });

  it('show an account that reads where they are reached, as columns on request', async () => {
    const { user } = await renderScreen(PATH, { persona: 'readonly' });
    await findRow({ 'Node name': '北京节点' });
    await user.click(await screen.findByRole('button', { name: 'Views and columns' }));
    const panel = await screen.findByRole('dialog', { name: 'Views and columns' });
    for (const name of ['Last sync', 'Link address', 'Port', 'User'])
      await user.click(within(panel).getByRole('checkbox', { name }));
    await waitFor(() =>
      expect(tableRows().find((row) => row['Node name'] === '总部主节点')).toMatchObject({
        'Last sync': expect.stringMatching(/^\d\d\d\d-\d\d-\d\d \d\d:\d\d/),
        'Link address': expect.stringMatching(/^ddi-1\.acme\.example/),
        Port: '8443',
        User: expect.stringMatching(/^sync/),
      }),
    );
  });
});

describe('DDI-02 the connectivity test', () => {
  const open = async (id: string) => {
    const rendered = await renderScreen(`${PATH}?panel=edit&item=${id}`);
    const test = await screen.findByRole('button', { name: 'Test connectivity' });
    return { ...rendered, drawer: screen.getByRole('dialog', { name: 'Edit DDI node' }), test };
  };

  it('tells the latency with the saved password, until the address is another', async () => {
    const { user, drawer, test } = await open('DDI-1');
    await user.click(test);
    await waitFor(() => expect(within(drawer).getByText('Connected, latency 12 ms')).toBeVisible());
    await user.type(within(drawer).getByLabelText('Link address'), 'x');
    expect(within(drawer).queryByText('Connected, latency 12 ms')).toBeNull();
  });

  it('warns with the reason where it fails, and saving goes on', async () => {
    const { user, drawer, test } = await open('DDI-3');
    await user.click(test);
    await waitFor(() => expect(within(drawer).getByText(WARNING)).toBeVisible());
    expect(drawer).toHaveTextContent('No answer within the time allowed. You can still save.');
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('asks for what it needs first, and says what the gateway answered instead of a result', async () => {
    const { user, drawer, test, world } = await open('DDI-1');
    await user.clear(within(drawer).getByLabelText('Port'));
    await user.click(test);
    // The press judges the form again, which takes the text away for a moment.
    await waitFor(() => expect(within(drawer).getByText('Port cannot be empty')).toBeVisible());
    expect(within(drawer).queryByText(WARNING)).toBeNull();
    await user.type(within(drawer).getByLabelText('Port'), '443');
    plan(world, { path: '/api/dcomm/ddiNode/test', status: 503 });
    await user.click(test);
    await waitFor(() => expect(within(drawer).getByText(/The service is unavailable/)).toBeVisible());
  });
});

describe('the rules of a DDI node', () => {
  const good = {
    name: '节点 1',
    organizationId: 'ORG-1',
    model: 'DDI-1',
    type: 'primary',
    serviceNodeName: 'svc',
    ip: '::1',
    linkAddress: 'ddi.acme.example',
    port: '443',
    username: 'sync',
    password: 'Secret26',
  };
  it.each([
    [{}, []],
    [{ name: 'a  b' }, ['name']],
    [{ organizationId: '' }, ['organizationId']],
    [{ type: 'arbiter' }, ['type']],
    [{ ip: 'x' }, ['ip']],
    [{ linkAddress: 'not an address' }, ['linkAddress']],
    [{ linkAddress: '2001:db8::1' }, []],
    [{ port: '65536' }, ['port']],
    [{ password: 'secret26' }, ['password']],
  ])('%j is refused at %j', (change, fields) => {
    const found = ddiNodeInput.safeParse({ ...good, ...change }).error?.issues.map(({ path }) => path[0]) ?? [];
    expect(found).toEqual(fields);
  });

  it('an edit needs no password; a type that the console does not know stays', () => {
    expect(ddiNodeChange.safeParse({ ...good, password: '' }).success).toBe(true);
    const node = { ...good, id: 'x', organizationName: '', status: '', softwareVersion: '', lastSyncAt: null };
    const rest = { createdAt: 0, hasSecret: true, version: 1, port: 443 };
    expect(toForm({ ...node, ...rest, type: 'arbiter' })).toHaveProperty('type', 'arbiter');
    expect(toForm({ ...node, ...rest })).toMatchObject({ type: 'primary', password: '' });
  });
});
