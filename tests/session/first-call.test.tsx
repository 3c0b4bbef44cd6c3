import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { stageChange } from '@/components/network-changes/staged-set';
import { saveDrafts } from '@/lib/drafts';
import { forgetSession } from '@/session/session';
import { plan } from '../support/gateway';
import { renderScreen } from '../support/render';
import { findRow } from '../support/table';

const KEYS = '/account_center/secret_key';
const NODE = 'BN2026-0001';

/** The page goes, and with it all that it knew of the session. */
function leave() {
  cleanup();
  forgetSession();
}

/** Opens an address where the first call for the session fails, and presses Retry. */
async function retried(path: string) {
  const rendered = await renderScreen(path, {
    hasShell: true,
    onWorld: (world) => plan(world, { path: '/api/acm/session/get', status: 502 }),
  });
  await rendered.user.click(await screen.findByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull());
  return rendered;
}

const description = async () =>
  within(await screen.findByRole('dialog', { name: 'Create key' })).findByRole('textbox', { name: /Description/ });

const viewsPanel = async ({ user }: Awaited<ReturnType<typeof renderScreen>>) => {
  await user.click(await screen.findByRole('button', { name: 'Views and columns' }));
  return screen.findByRole('dialog', { name: 'Views and columns' });
};

describe('SEC-9 a session that is there at the second try only', () => {
  it('gives back what was typed when it ends', async () => {
    const { user } = await retried(`${KEYS}?panel=create`);
    await user.type(await description(), 'Export');
    // What the end of a session does before it loads the page again.
    expect(saveDrafts()).toBe(true);
    leave();
    await renderScreen(`${KEYS}?panel=create`, { hasShell: true });
    await waitFor(async () => expect(await description()).toHaveValue('Export'));
  });

  it('keeps a view for its own account and shows it to no other one', async () => {
    const first = await retried(`${KEYS}?status=disabled`);
    await findRow({ Description: 'Zone transfer backup' });
    const panel = await viewsPanel(first);
    await first.user.type(within(panel).getByRole('textbox', { name: 'Name of the view' }), 'Mine{Enter}');
    expect(await within(panel).findByRole('button', { name: 'Mine' })).toBeVisible();
    leave();
    const other = await renderScreen(KEYS, { hasShell: true, persona: 'readonly' });
    expect(within(await viewsPanel(other)).queryByRole('button', { name: 'Mine' })).toBeNull();
    leave();
    const again = await renderScreen(KEYS, { hasShell: true });
    expect(within(await viewsPanel(again)).getByRole('button', { name: 'Mine' })).toBeVisible();
  });

  it('shows what was staged before, and other tabs hear whose it is', async () => {
    const path = `/system_settings/node_access_management/business_node_management/${NODE}/network`;
    await renderScreen(path, { hasShell: true });
    await screen.findByRole('tab', { name: 'Review and apply' });
    const before = { servers: '192.0.2.53\n2001:db8:1::53' };
    stageChange({ id: NODE, version: 1 }, { section: 'dns', key: '', before, after: { servers: '192.0.2.54' } });
    leave();
    localStorage.removeItem('sessionAccount');
    await retried(path);
    expect(await screen.findByRole('tab', { name: 'Review and apply (1)' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Staged changes on 1 node' })).toBeVisible();
    expect(localStorage.getItem('sessionAccount')).toBe('A-main');
  });
});
