import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stagedNodeIds } from '@/components/network-changes/staged-keys';
import { discardAll } from '@/components/network-changes/staged-set';
import { renderScreen } from '../../support/render';

const NODES = '/system_settings/node_access_management/business_node_management';
const COMPARE = `${NODES}/BN2026-0001/compare`;

afterEach(() => {
  for (const id of stagedNodeIds()) discardAll(id);
});

describe('BEY-17 two nodes beside each other', () => {
  it('asks for the other node first', async () => {
    await renderScreen(COMPARE);
    expect(await screen.findByText('Select a node to compare with', { selector: 'p' })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('copies chosen sections as staged changes of the chosen nodes, and applies nothing', async () => {
    const { user } = await renderScreen(`${COMPARE}?with=BN2026-0002`);
    const routes = await screen.findByRole('region', { name: /^Static routes \(\d+ entries differ\)$/ });
    expect(within(routes).getAllByText('Missing').length).toBeGreaterThan(0);
    expect(screen.getByRole('button', { name: /Copy to other nodes/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(routes).getByRole('checkbox', { name: 'Select Static routes' }));
    await user.click(screen.getByRole('button', { name: 'Copy to other nodes (1)' }));
    const drawer = await screen.findByRole('dialog', { name: /Copy the network of/ });
    await user.click(within(drawer).getByRole('combobox', { name: 'Target nodes' }));
    const [, option] = await screen.findAllByTitle('Shanghai core');
    await user.click(option ?? drawer);
    await user.click(within(drawer).getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(/^Staged \d+ changes on 1 node$/)).toBeVisible();
    expect(stagedNodeIds()).toEqual(['BN2026-0002']);
  });

  it('lets an account that only reads compare, and copy nothing', async () => {
    const { user } = await renderScreen(`${COMPARE}?with=BN2026-0002`, { persona: 'readonly' });
    const routes = await screen.findByRole('region', { name: /^Static routes/ });
    await user.click(within(routes).getByRole('checkbox', { name: 'Select Static routes' }));
    expect(screen.getByRole('button', { name: 'Copy to other nodes (1)' })).toHaveAttribute('aria-disabled', 'true');
  });
});
