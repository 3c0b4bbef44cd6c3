import { SEED_TIME } from '@mock/runtime/world';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { renderScreen } from '../support/render';

const DAY = 86_400_000;

afterEach(() => vi.useRealTimers());

describe.each([
  ['a day behind', -DAY],
  ['right', 0],
  ['a day ahead', DAY],
])('REL-11 with the clock of the browser %s', (_, off) => {
  it('the home counts the days that the gateway counts', async () => {
    const now = SEED_TIME;
    vi.useFakeTimers({ toFake: ['Date'], now: now + off });
    await renderScreen('/console', { hasShell: true, onWorld: (world) => world.setClock(now) });
    const strip = await screen.findByRole('region', { name: 'Needs your attention' });
    await waitFor(() => expect(strip).toHaveTextContent('Domain registration, 2 days left'));
    const services = await screen.findByRole('region', { name: 'Products and services' });
    await waitFor(() => expect(services).toHaveTextContent('7 days left'));
    expect(document.body).not.toHaveTextContent(/-\d+ days?/);
  });

  it('a time tells its age against the gateway', async () => {
    const now = Date.UTC(2026, 10, 2, 10);
    vi.useFakeTimers({ toFake: ['Date'], now: now + off });
    const { user } = await renderScreen('/account_center/secret_key', { onWorld: (world) => world.setClock(now) });
    const row = await screen.findByRole('row', { name: /AK20260001/ });
    const [created] = within(row).getAllByRole('time');
    if (created) await user.hover(created);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(/^3 days ago/));
  });

  it('a lock counts down from what the gateway said, never below nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    await renderScreen('/anonymous/loginLock?reason=password&left=900');
    await waitFor(() => expect(screen.getByText(/^(15:00|14:59)$/)).toBeVisible());
  });
});
