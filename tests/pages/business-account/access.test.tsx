import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { accessApi } from '@/api/business-account/access';
import { renderScreen } from '../../support/render';

const path = (id: string) => `/business_account/account_management/${id}/access`;
const ZONE = 'product=dns&menu=dns.zones&resource=zone:acme.example';

const answer = (name: string) => screen.findByRole('region', { name });

describe('explain access', () => {
  it('names the gate that denies, and leaves the gates behind it open', async () => {
    await renderScreen(`${path('A-locked')}?${ZONE}`);
    const region = await answer('acme-locked');
    expect(within(region).getByText('Denied')).toBeVisible();
    expect(region).toHaveTextContent('Decided by: Lock');
    expect(region).toHaveTextContent('acme-locked is locked and cannot sign in.');
    expect(within(region).getAllByText('An earlier gate has decided.')).toHaveLength(6);
    expect(within(region).getByRole('button', { name: 'View as' })).toHaveAccessibleDescription(
      'A locked account cannot sign in, so it has no view',
    );
    await expect(accessApi.startView({ id: 'A-locked' })).rejects.toMatchObject({ failure: { kind: 'business' } });
  });

  it('agrees with the gateway on every account and question it can be asked', async () => {
    const { world } = await renderScreen(`${path('A-operator')}?product=cloud&menu=cloud.zones`);
    const region = await answer('acme-operator');
    expect(within(region).getByText('Allowed')).toBeVisible();
    await waitFor(() => expect(within(region).getByText('The gateway decides the same.')).toBeVisible());
    expect(world.persona.key).toBe('main');
  });

  it('marks the gates at which two accounts fare differently', async () => {
    await renderScreen(`${path('A-operator')}?with=A-norights&product=cloud&menu=cloud.zones`);
    const region = await answer('acme-norights');
    await waitFor(() => expect(within(region).getAllByText('differs').length).toBeGreaterThan(0));
    expect(within(await answer('acme-operator')).getAllByText('differs').length).toBeGreaterThan(0);
  });

  it('asks the question of a pasted link, and falls back part by part', async () => {
    await renderScreen(`${path('A-operator')}?product=nothing&menu=nothing&operation=write`);
    await answer('acme-operator');
    expect(screen.getByRole('radio', { name: 'Write' })).toBeChecked();
    expect(screen.getByText('Domain name manager')).toBeVisible();
  });

  it('shows the console as the account sees it, changes nothing meanwhile, and comes back', async () => {
    const { user, history } = await renderScreen(path('A-operator'), { hasShell: true });
    const region = await answer('acme-operator');
    await user.click(within(region).getByRole('button', { name: 'View as' }));
    const dialog = await screen.findByRole('dialog', { name: 'View the console as acme-operator?' });
    await user.click(within(dialog).getByRole('button', { name: 'View as' }));
    const banner = await screen.findByRole('complementary', { name: 'View as another account' });
    expect(banner).toHaveTextContent('You see the console as acme-operator does. Nothing can be changed.');
    expect(history.location.pathname).toBe('/account_center/account_info');
    expect(screen.queryByRole('menuitem', { name: 'Sub-accounts' })).toBeNull();
    await user.click(within(banner).getByRole('button', { name: 'End view' }));
    await waitFor(() => expect(screen.queryByText(/You see the console as/)).toBeNull());
    expect(history.location.pathname).toBe('/business_account/account_management/A-operator');
  });

  it('is for accounts that administer others: a read-only one cannot begin a view', async () => {
    await renderScreen(path('A-operator'), { persona: 'readonly' });
    const region = await answer('acme-operator');
    expect(within(region).getByRole('button', { name: 'View as' })).toHaveAccessibleDescription(
      'The account has no right to do this',
    );
  });
});
