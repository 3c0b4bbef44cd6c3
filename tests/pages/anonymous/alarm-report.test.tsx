import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { server, worlds } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const PATH = '/anonymous/alarmReport';

describe('shared alarm report', () => {
  it('shows the report of the link with its own period and zone, and sends no token though the cookie is there', async () => {
    const sent: (string | null)[] = [];
    server.events.on('request:start', ({ request }) => sent.push(request.headers.get('Access-Token')));
    await renderScreen(`${PATH}?share=share-alarm-valid`, { hasShell: true });
    await waitFor(() => expect(screen.getByRole('heading', { name: '核心业务告警周报' })).toBeVisible());
    expect(screen.getAllByText('2026-10-26')[0]).toBeVisible();
    expect(screen.getByText('Asia/Shanghai (UTC+08:00)')).toBeVisible();
    const parts = ['Still in alarm', 'Ended'].map((name) => within(screen.getByRole('region', { name })));
    for (const part of parts) expect(part.getAllByRole('row').length).toBeGreaterThan(1);
    // Who works here stays inside.
    expect(screen.queryByRole('columnheader', { name: 'Owner' })).toBeNull();
    expect(document.cookie).toContain('access_token=');
    expect(sent.length).toBeGreaterThan(0);
    expect(sent.every((token) => token === null)).toBe(true);
    expect(screen.queryByRole('navigation')).toBeNull();
    server.events.removeAllListeners();
  });

  it.each([
    ['share-alarm-expired', 'The share link has expired'],
    ['share-alarm-withdrawn', 'Sharing was ended'],
    ['<img src=x onerror=alert(1)>', 'The share link is not valid'],
    ['share-business-valid', 'The share link is not valid'],
  ])('explains the link %s instead of showing a report', async (share, title) => {
    await renderScreen(`${PATH}?share=${encodeURIComponent(share)}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible());
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is shown again after a reload of its tab, though the address does not hold the secret any more', async () => {
    const { history } = await renderScreen(`${PATH}?share=share-alarm-valid`);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ended' })).toBeVisible());
    expect(history.location.search).toBe('');
    cleanup();
    await renderScreen(PATH);
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ended' })).toBeVisible());
  });

  it('asks for the full link when it is opened without one', async () => {
    await renderScreen(PATH.replace('alarm', 'business'));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The link is incomplete' })).toBeVisible());
  });

  it('keeps the link for a retry after the gateway failed', async () => {
    worlds.anonymous.faults.push({ path: '/api/report/share/getAlarmReport', times: 1, status: 502 });
    const { user, history } = await renderScreen(`${PATH}?share=share-alarm-valid&again=1`);
    expect(history.location.search).toBe('?again=1');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await waitFor(() => expect(screen.getByRole('region', { name: 'Ended' })).toBeVisible());
  });
});
