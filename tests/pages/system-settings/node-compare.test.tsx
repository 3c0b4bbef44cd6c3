import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stagedNodeIds } from '@/components/network-changes/staged-keys';
import { renderScreen } from '../../support/render';
import { choose } from '../../support/select';
import { clearStaged } from '../../support/staged';

const NODES = '/system_settings/node_access_management/business_node_management';
const COMPARE = `${NODES}/BN2026-0001/compare`;

afterEach(clearStaged);

describe('BEY-17 two nodes beside each other', () => {
  it('asks for the other node first', async () => {
    await renderScreen(COMPARE);
    await waitFor(() => expect(screen.getByText('Select a node to compare with', { selector: 'p' })).toBeVisible());
    expect(screen.queryByRole('button', { name: /Copy/ })).toBeNull();
  });

  it('copies chosen sections as staged changes of the chosen nodes, and applies nothing', async () => {
    const { user } = await renderScreen(`${COMPARE}?with=BN2026-0002`);
    const routes = await screen.findByRole('region', { name: /^Static routes \(\d+ entries differ\)$/ });
    const [missing] = within(routes).getAllByText('Missing');
    expect(missing?.closest('tr')).toHaveTextContent('100.64.2.0/24ProtocolIPv4Next hop198.51.100.1Missing');
    expect(screen.getByRole('button', { name: /Copy to other nodes/ })).toHaveAttribute('aria-disabled', 'true');
    await user.click(within(routes).getByRole('checkbox', { name: 'Select Static routes' }));
    await user.click(screen.getByRole('button', { name: 'Copy to other nodes (1)' }));
    const drawer = await screen.findByRole('dialog', { name: /Copy the network of/ });
    await choose(user, within(drawer).getByRole('combobox', { name: 'Target nodes' }), 'Shanghai core');
    await user.click(within(drawer).getByRole('button', { name: 'Stage' }));
    await waitFor(() => expect(screen.getByText(/^Staged \d+ changes on 1 node$/)).toBeVisible());
    expect(stagedNodeIds()).toEqual(['BN2026-0002']);
    // What waits there is not compared, and does not pass for what is in effect.
    await waitFor(() =>
      expect(screen.getByText(/^This compares the configuration in effect; \d+ changes staged on/)).toBeVisible(),
    );
    // What is alike here may be missing elsewhere; of other sections single entries are enough.
    await user.click(screen.getByRole('checkbox', { name: 'Select Neighbors' }));
    const links = screen.getByRole('region', { name: /^OSPFv2 interfaces/ });
    await user.click(within(links).getByRole('checkbox', { name: 'Select entry eth1' }));
    expect(screen.getByRole('button', { name: 'Copy to other nodes (3)' })).toBeVisible();
  });

  it('spells out what only one of them has, once for both where they are alike, and says what is not compared', async () => {
    const { user } = await renderScreen(`${COMPARE}?with=BN2026-0002`);
    await waitFor(() => expect(screen.getByText(/The values of passwords and keys are not compared/)).toBeVisible());
    const links = await screen.findByRole('region', { name: /^OSPFv2 interfaces/ });
    const link = within(links).getByRole('row', { name: /^Select entry eth1/ });
    expect(link).toHaveTextContent(/Cost100.*Dead interval40 s.*Authentication typeMD5.*BFD templatecore.*Missing$/);
    const time = screen.getByRole('region', { name: /^Time/ });
    expect(within(time).getByRole('row', { name: 'Synchronization interval 60 minutes —' })).toBeVisible();
    await user.click(screen.getByRole('switch', { name: 'Show entries that are the same' }));
    const templates = await screen.findByRole('region', { name: 'BFD templates (the same)' });
    expect(within(templates).getByRole('row', { name: /^Select entry core/ })).toHaveTextContent(
      /^coreDetection multiplier3Minimum transmit interval300 ms.*The same$/,
    );
  });

  it('lets an account that only reads compare, and copy nothing', async () => {
    const { user } = await renderScreen(`${COMPARE}?with=BN2026-0002`, { persona: 'readonly' });
    const routes = await screen.findByRole('region', { name: /^Static routes/ });
    await user.click(within(routes).getByRole('checkbox', { name: 'Select Static routes' }));
    expect(screen.getByRole('button', { name: 'Copy to other nodes (1)' })).toHaveAttribute('aria-disabled', 'true');
  });
});
