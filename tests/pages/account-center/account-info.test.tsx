import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accountInfoApi } from '@/api/account-center/account-info';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';

const PATH = '/account_center/account_info';

describe('account info', () => {
  it('shows who the account is, its license and its deployment', async () => {
    await renderScreen(PATH);
    await waitFor(() => expect(screen.getByText('28 used of 30 licensed')).toBeVisible());
    expect(screen.getByText('Business main account')).toBeVisible();
    const until = screen.getByText('Expires').parentElement;
    expect(until).toHaveTextContent(/\d{4}-\d\d-\d\d .* in 240 days$/);
    // As a role shows them: each product with its items.
    const product = screen.getByText('Cloud DNS', { selector: 'dt' }).parentElement ?? document.body;
    expect(
      within(product)
        .getAllByRole('listitem')
        .map((one) => one.textContent),
    ).toContain('Smart lines');
    await waitFor(() => expect(screen.getByText('7C0E-91AF-23B8-D45E-0F6A-88C1')).toBeVisible());
    expect(screen.getByRole('button', { name: 'Copy Serial number' })).toBeVisible();
  });

  it('says nothing of an end of the license where the gateway does not', async () => {
    await renderScreen(PATH);
    await screen.findByText('Expires');
    const account = await accountInfoApi.getOwn({});
    const { expiresAt: _, ...authorization } = account.authorization;
    cleanup();
    const data = { ...account, authorization };
    await renderScreen(PATH, {
      onWorld: (world) =>
        plan(world, { path: '/api/acm/account/getOwn', envelope: { code: 20000, message: 'success', data } }),
    });
    await screen.findByText('28 used of 30 licensed');
    expect(screen.queryByText('Expires')).toBeNull();
  });

  it('shows a dash, never 0, where the gateway has no count', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    const term = await screen.findByText('Sub-accounts');
    expect(within(term.parentElement ?? term).getByText('—')).toBeVisible();
  });
});
