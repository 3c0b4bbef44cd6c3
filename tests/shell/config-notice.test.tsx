import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { atRest } from '@/lib/at-rest';
import { renderScreen } from '../support/render';

const open = (persona: 'main' | 'registry') =>
  renderScreen('/account_center/account_info', { hasShell: true, persona });

const delivered = window.consoleConfig;

beforeEach(() => {
  window.consoleConfig = { singInUrl: '/login', productName: 'Ours', trustedOrigins: ['files.example'] };
});
afterEach(() => {
  window.consoleConfig = delivered;
});

describe('SHIP-07 the notice of a wrong config.js', () => {
  it('names each wrong key to whoever sees system settings, until it is closed', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    const { user } = await open('main');
    const text = await screen.findByText('Errors in config.js');
    const notice = text.closest<HTMLElement>('[role=alert]');
    if (!notice) throw new Error('it is no alert');
    expect(
      within(notice)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toEqual([
      'singInUrl is not a setting',
      "trustedOrigins must be a list of origins, such as ['https://files.example']",
    ]);
    expect(warn).toHaveBeenCalledWith('[config] singInUrl in config.js: no such key');
    await user.click(within(notice).getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Errors in config.js')).toBeNull();
  });

  it('is nowhere if nothing is wrong', async () => {
    window.consoleConfig = { productName: 'Ours' };
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open('main');
    await screen.findByRole('heading', { level: 1 });
    // Its check is there by then, and has had its turn.
    await act(async () => {
      await atRest(5_000);
      await import('@/layouts/shell/config-notice');
    });
    expect(screen.queryByText('Errors in config.js')).toBeNull();
    expect(warn.mock.calls.filter(([text]) => String(text).startsWith('[config]'))).toEqual([]);
  });

  it('stands in the console of the browser alone for whoever sees none of them', async () => {
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
    await open('registry');
    await waitFor(() => expect(warn).toHaveBeenCalledWith('[config] singInUrl in config.js: no such key'));
    expect(screen.queryByText('Errors in config.js')).toBeNull();
  });
});
