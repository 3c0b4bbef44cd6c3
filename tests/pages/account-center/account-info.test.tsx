import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderScreen } from '../../support/render';

const PATH = '/account_center/account_info';

describe('account info', () => {
  it('shows who the account is, its license and its deployment', async () => {
    await renderScreen(PATH);
    await waitFor(() => expect(screen.getByText('28 used of 30 licensed')).toBeVisible());
    expect(screen.getByText('Business main account')).toBeVisible();
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

  it('shows a dash, never 0, where the gateway has no count', async () => {
    await renderScreen(PATH, { persona: 'readonly' });
    const term = await screen.findByText('Sub-accounts');
    expect(within(term.parentElement ?? term).getByText('—')).toBeVisible();
  });
});
