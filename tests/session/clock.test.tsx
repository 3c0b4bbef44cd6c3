import { screen, waitFor } from '@testing-library/react';
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
    const now = Date.now();
    vi.useFakeTimers({ toFake: ['Date'], now: now + off });
    await renderScreen('/console', { hasShell: true, onWorld: (world) => world.setClock(now) });
    const strip = await screen.findByRole('region', { name: 'Needs your attention' });
    await waitFor(() => expect(strip).toHaveTextContent('Domain registration, 2 days left'));
    const services = await screen.findByRole('region', { name: 'Products and services' });
    await waitFor(() => expect(services).toHaveTextContent('7 days left'));
    expect(document.body).not.toHaveTextContent(/-\d+ days?/);
  });

  it('a lock counts down from what the gateway said, never below nothing', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + off });
    await renderScreen('/anonymous/loginLock?reason=password&left=900');
    expect(await screen.findByText(/^(15:00|14:59)$/)).toBeVisible();
  });
});
