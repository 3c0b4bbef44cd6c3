import { accountsOf } from '@mock/business-account/account-rows';
import { act, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { loginSecurityApi } from '@/api/account-center/login-security';
import { sessionApi } from '@/api/session/session';
import { renderScreen } from '../support/render';

const HOUR = 3_600_000;

/** Has the account's screen mode saved, as its settings do. */
async function turnOn(): Promise<void> {
  const { settings, version } = await loginSecurityApi.get({});
  await loginSecurityApi.update({
    settings: { ...settings, isOn: true, isScreenMode: true, durationHours: 1 },
    version,
  });
}

const isOn = () => document.documentElement.dataset.wall !== undefined;

afterEach(() => vi.useRealTimers());

describe('screen mode', () => {
  const open = () => renderScreen('/account_center/secret_key', { hasShell: true });

  it('begins as soon as it is saved, and ends by its button and by Escape', async () => {
    const { user } = await open();
    await act(turnOn);
    await user.click(await screen.findByRole('button', { name: 'Leave screen mode (Esc)' }));
    await waitFor(() => expect(isOn()).toBe(false));
    expect(screen.queryByRole('complementary', { name: 'Screen mode' })).toBeNull();
  });

  it('ends by Escape, but not where a dialog is what Escape closes', async () => {
    const { user } = await open();
    await act(turnOn);
    await waitFor(() => expect(isOn()).toBe(true));
    await user.click(screen.getByRole('button', { name: 'Create key' }));
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(isOn()).toBe(true);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await user.keyboard('{Escape}');
    await waitFor(() => expect(isOn()).toBe(false));
  });

  it('loads what is on screen again each minute, and the session ends when it would have ended', async () => {
    const { world } = await renderScreen('/business_account/account_management', { hasShell: true });
    vi.useFakeTimers({ shouldAdvanceTime: true });
    await act(turnOn);
    await waitFor(() => expect(isOn()).toBe(true));
    accountsOf(world).change('A-newcomer', { userName: 'Renamed meanwhile' });
    await act(() => vi.advanceTimersByTimeAsync(60_000));
    await waitFor(() => expect(screen.getByText('Renamed meanwhile')).toBeVisible());
    world.setClock(world.startedAt + HOUR);
    await expect(sessionApi.get({})).rejects.toMatchObject({ failure: { kind: 'session' } });
  });
});
