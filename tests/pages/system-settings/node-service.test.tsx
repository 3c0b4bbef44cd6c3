import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { can, isChanging } from '@/api/system-settings/node-service-state';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const PATH = '/system_settings/node_access_management/business_node_management/basic_config';
const rowOf = (service: string) => screen.findByRole('row', { name: new RegExp(`^${service}`) });

describe('the configuration of a node', () => {
  it('says which node it is, how it was activated, what it runs on, and how long its services run', async () => {
    await renderScreen(`${PATH}?id=BN2026-0001`);
    await waitFor(() => expect(screen.getByText('node-bj-03.acme.example')).toBeVisible());
    expect(screen.getByText('Rocky Linux 9.4')).toBeVisible();
    expect(screen.getByText('First connection')).toBeVisible();
    expect(await rowOf('Detection')).toHaveTextContent(/node-bj-03-detection.*Running.*Yes.*\d+ days?( \d+ hr)?Stop$/);
  });

  it('names what stops with a service, and follows it until it stands', async () => {
    const { user, world } = await renderScreen(`${PATH}?id=BN2026-0004`);
    await user.click(within(await rowOf('Collection')).getByRole('button', { name: 'Stop' }));
    const dialog = await screen.findByRole('dialog', { name: 'Stop Collection?' });
    await waitFor(() => expect(within(dialog).getByText('Nothing relies on this service.')).toBeVisible());
    await user.click(within(dialog).getByRole('button', { name: 'Stop' }));
    expect(await within(await rowOf('Collection')).findByText('Stopping')).toBeVisible();
    world.setClock(Date.now() + 10_000);
    expect(await within(await rowOf('Collection')).findByText('Stopped', undefined)).toBeVisible();
    expect(within(await rowOf('Collection')).getByRole('button', { name: 'Start' })).toBeVisible();
  });

  it('does not start what is not enabled, nor anything on a node that is offline, and says why', async () => {
    await renderScreen(`${PATH}?id=BN2026-0008`);
    const start = within(await rowOf('Collection')).getByRole('button', { name: 'Start' });
    expect(start).toHaveAccessibleDescription('The service is not enabled on the node');
  });

  it('keeps the question open with the reason when the gateway refuses', async () => {
    const { user, world } = await renderScreen(`${PATH}?id=BN2026-0008`);
    plan(world, { path: '/api/dcomm/nodeService/start', envelope: { code: 60006, message: 'Not now', data: null } });
    await user.click(within(await rowOf('Detection')).getByRole('button', { name: 'Start' }));
    const dialog = await screen.findByRole('dialog', { name: 'Start Detection?' });
    await user.click(within(dialog).getByRole('button', { name: 'Start' }));
    await waitFor(() => expect(within(dialog).getByText(/Not now/)).toBeVisible());
  });

  it('leads to the list when the address names no node', async () => {
    await renderScreen(PATH);
    expect(screen.getByRole('link', { name: 'Show business nodes' })).toHaveAttribute(
      'href',
      PATH.replace('/basic_config', ''),
    );
  });
});

describe('the state of a service', () => {
  it.each([
    ['running', 'running', true, 'nodeService.isNotStopped', true],
    ['stopped', 'running', true, true, 'nodeService.isNotRunning'],
    ['failed', 'online', true, true, 'nodeService.isNotRunning'],
    ['starting', 'running', true, 'nodeService.isPassing', 'nodeService.isPassing'],
    ['stopping', 'running', true, 'nodeService.isPassing', 'nodeService.isPassing'],
    ['stopped', 'running', false, 'nodeService.isNotEnabled', 'nodeService.isNotRunning'],
    ['stopped', 'offline', true, 'nodeService.nodeIsOffline', 'nodeService.nodeIsOffline'],
    ['odd', 'running', true, 'nodeService.isNotStopped', 'nodeService.isNotRunning'],
  ])('%s on a node that is %s, enabled %s: start %s, stop %s', (status, node, isEnabled, start, stop) => {
    expect(can.start({ status, isEnabled }, node)).toBe(start);
    expect(can.stop({ status }, node)).toBe(stop);
  });

  it.each([
    ['starting', true],
    ['stopping', true],
    ['running', false],
    ['stopped', false],
    ['failed', false],
  ])('%s passes by itself: %s', (status, passes) => {
    expect(isChanging({ status })).toBe(passes);
  });
});
