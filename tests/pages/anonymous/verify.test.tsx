import { sendVerifyLink } from '@mock/session/verify-links';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { worlds } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const PATH = '/anonymous/verify';
const TOMORROW = Date.now() + 86_400_000;

describe('contact verification', () => {
  it('activates nothing by being opened, and makes the contact usable once the button is pressed', async () => {
    const activate = vi.fn();
    const token = sendVerifyLink({ kind: 'phone', contact: '139****0002', expiresAt: TOMORROW, activate });
    const { user } = await renderScreen(`${PATH}?token=${token}`);
    await waitFor(() => expect(screen.getByText('139****0002')).toBeVisible());
    expect(activate).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The contact is active' })).toBeVisible());
    expect(activate).toHaveBeenCalledTimes(1);
  });

  it('activates once however often the button is pressed', async () => {
    const activate = vi.fn();
    const token = sendVerifyLink({ kind: 'email', contact: 'a***@acme.example', expiresAt: TOMORROW, activate });
    worlds.anonymous.faults.push({ path: '/api/acm/contactBinding/activate', times: 1, delay: 50 });
    const { user } = await renderScreen(`${PATH}?token=${token}`);
    await user.tripleClick(await screen.findByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The contact is active' })).toBeVisible());
    expect(activate).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['verify-expired', 'This link has expired'],
    ['verify-used', 'This link has already been used'],
    ['verify-nobody', 'This link is not valid'],
  ])('says of %s what it is, without a button to activate', async (token, title) => {
    await renderScreen(`${PATH}?token=${token}`);
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toBeVisible());
    expect(screen.queryByRole('button', { name: 'Verify' })).toBeNull();
  });

  it('takes the secret out of the address at once, and keeps it for this tab only', async () => {
    const first = await renderScreen(`${PATH}?token=verify-used&lang=en`);
    expect(first.history.location.search).toBe('?lang=en');
    expect(JSON.stringify({ ...localStorage })).not.toContain('verify-used');
  });

  it('keeps the button when activating fails, with the reason beside it', async () => {
    worlds.anonymous.faults.push({ path: '/api/acm/contactBinding/activate', times: 1, status: 503 });
    const { user } = await renderScreen(`${PATH}?token=verify-valid-503`);
    await user.click(await screen.findByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('The service is unavailable'));
    await user.click(screen.getByRole('button', { name: 'Verify' }));
    await waitFor(() => expect(screen.getByRole('heading', { name: 'The contact is active' })).toBeVisible());
  });
});
