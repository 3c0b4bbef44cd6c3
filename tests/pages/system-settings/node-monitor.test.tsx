import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { HOUR } from '@/lib/time';
import { gapsIn, pointsOf, rangeOf } from '@/pages/system-settings/node-monitor/model';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const PATH = '/system_settings/node_access_management/business_node_management/resource_service_monitor';

describe('the screens of a node', () => {
  const BASE = '/system_settings/node_access_management/business_node_management';

  it.each([
    ['Configuration', `${BASE}/basic_config?id=BN2026-0011`],
    ['Network', `${BASE}/BN2026-0011/network`],
    ['Monitoring', `${BASE}/resource_service_monitor?id=BN2026-0011`],
    ['Looking glass', `${BASE}/BN2026-0011/looking_glass`],
  ])('lead to each other in one order, and %s marks itself', async (name, address) => {
    await renderScreen(address);
    const row = await screen.findByRole('navigation', { name: 'Screens of this node' });
    const links = within(row).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual(['Configuration', 'Network', 'Monitoring', 'Looking glass']);
    expect(links.filter((link) => link.hasAttribute('aria-current'))).toEqual([
      within(row).getByRole('link', { name }),
    ]);
    expect(within(row).getByRole('link', { name })).toHaveAttribute('href', address);
    // What the node is stands above them, the same on each, and nowhere twice.
    const versions = await screen.findAllByText('Software version');
    expect(versions).toHaveLength(1);
    expect(versions[0]?.compareDocumentPosition(row)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.getByText('Model').nextSibling).not.toBeEmptyDOMElement();
    expect(screen.getByText('Last connection')).toBeVisible();
  });
});

describe('the monitor of a node', () => {
  it('draws resources, network and the services that run, and says how many intervals have no figures', async () => {
    await renderScreen(`${PATH}?id=BN2026-0011`);
    await waitFor(() => expect(screen.getByRole('figure', { name: 'CPU (%)' })).toBeVisible());
    expect(within(screen.getByRole('figure', { name: 'Disk (%)' })).getByText('100')).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Inbound (Mbps)' })).toBeVisible();
    expect(screen.getByRole('figure', { name: 'Emergency resolution (/s)' })).toBeVisible();
    expect(screen.getByText('7 of 60 intervals have no figures and are left open.')).toBeVisible();
  });

  it('shows a gap as a dash in the table beside the chart, never as zero', async () => {
    const { user } = await renderScreen(`${PATH}?id=BN2026-0011`);
    const figure = await screen.findByRole('figure', { name: 'CPU (%)' });
    await user.click(within(figure).getByRole('button', { name: 'Show table' }));
    const cells = within(figure)
      .getAllByRole('cell')
      .map((cell) => cell.textContent);
    expect(cells).toHaveLength(60);
    expect(cells.filter((text) => text === '—')).toHaveLength(7);
    expect(cells).not.toContain('0');
  });

  it('keeps the range in the address, and a paused screen loads nothing until it goes on', async () => {
    const { user, world, history } = await renderScreen(`${PATH}?id=BN2026-0011`);
    await user.click(await screen.findByText('7 days'));
    await waitFor(() => expect(history.location.search).toContain('range=week'));
    await screen.findByRole('figure', { name: 'CPU (%)' });
    await user.click(screen.getByRole('button', { name: 'Pause' }));
    await waitFor(() => expect(screen.getByText(/Paused, figures of/)).toBeVisible());
    plan(world, { path: '/api/dcomm/nodeMonitor/getMetrics', status: 500 });
    window.dispatchEvent(new Event('visibilitychange'));
    expect(screen.queryByRole('alert')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Resume' }));
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible());
    expect(screen.getByRole('figure', { name: 'CPU (%)' })).toBeVisible();
  });

  it('BEY-09 has a link that shows the same figures later, and leads back to now', async () => {
    const now = Date.UTC(2026, 10, 22, 9, 30);
    const { user, world } = await renderScreen(`${PATH}?id=BN2026-0011&range=day`, {
      onWorld: (one) => one.setClock(now),
    });
    const figures = async () => {
      const figure = await screen.findByRole('figure', { name: 'CPU (%)' });
      await user.click(within(figure).getByRole('button', { name: 'Show table' }));
      return within(figure)
        .getAllByRole('row')
        .map((row) => row.textContent);
    };
    const before = await figures();
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const link = new URL(await navigator.clipboard.readText());
    expect(link.searchParams.get('range')).toBe('day');
    cleanup();
    world.setClock(now + 3 * HOUR);
    await renderScreen(link.pathname + link.search, { onWorld: (one) => one.setClock(now + 3 * HOUR) });
    expect(await figures()).toEqual(before);
    expect(screen.getByText(/^Figures until/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Pause' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Back to now' }));
    await waitFor(() => expect(screen.getByRole('button', { name: 'Pause' })).toBeVisible());
  });

  it('leads to the list when the address names no node', async () => {
    await renderScreen(PATH);
    expect(screen.getByRole('link', { name: 'Show business nodes' })).toBeVisible();
  });

  it('says that a node told nothing in place of empty charts', async () => {
    await renderScreen(`${PATH}?id=BN2026-0009`);
    await waitFor(() => expect(screen.getByText('No figures for this time')).toBeVisible());
    expect(screen.queryByRole('figure')).toBeNull();
  });
});

describe('the points of a chart', () => {
  const metrics = {
    times: [1, 2, 3],
    series: [
      { group: 'resource', key: 'cpu', values: [0, null] },
      { group: 'resource', key: 'memory', values: [5, null, null] },
    ],
  };

  it('keep a gap, and a zero as a figure', () => {
    expect(pointsOf(metrics, { group: 'resource', key: 'cpu', values: [0, null] })).toEqual([
      { at: 1, value: 0 },
      { at: 2, value: null },
      { at: 3, value: null },
    ]);
    expect(gapsIn(metrics)).toBe(2);
  });

  it.each([
    ['week', 'week'],
    ['year', 'hour'],
    [null, 'hour'],
  ])('for the range %s of the address reach back a %s', (text, range) => {
    expect(rangeOf(text)).toBe(range);
  });
});
