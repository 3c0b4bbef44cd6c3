import { personas } from '@mock/runtime/personas';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeDriftApi } from '@/api/system-settings/node-drift';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeVersionApi } from '@/api/system-settings/node-version';
import { discardAll, readStaged, stageChange } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';

/** The node with a past, whose router somebody changed by hand. */
const ID = 'BN2026-0008';
const NODES = '/system_settings/node_access_management/business_node_management';
const NODE = `${NODES}/${ID}/network`;

const dnsTo = (before: string, after: string): Change => ({
  section: 'dns',
  key: '',
  before: { servers: before },
  after: { servers: after },
});
const NOW = '192.0.2.53\n2001:db8:1::53';

const versionItem = async (number: number) => {
  const list = await screen.findByRole('list', { name: 'Versions' });
  const box = within(list).getByRole('checkbox', { name: `Select version ${number}` });
  const item = box.closest('li');
  if (!item) throw new Error('there is no such version');
  return item;
};
const press = (name: string | RegExp) => screen.findByRole('button', { name });
const linesOn = async () => (await nodeDriftApi.getDrifts({})).list.find(({ id }) => id === ID)?.lines;

async function applyStaged(more: { reason?: string } = {}) {
  const staged = readStaged(ID);
  const { version } = await nodeNetworkApi.get({ id: ID });
  const changes = [...(staged?.changes ?? [])];
  await act(() => nodeNetworkApi.apply({ id: ID, version, changes, isGuarded: false, waitMinutes: 1, ...more }));
  act(clearStaged);
}

afterEach(clearStaged);

describe('BEY-43 the versions of a node', () => {
  it('says of each who made it, why and in which sections, compares any two and stages one of them again', async () => {
    const { user, history } = await renderScreen(`${NODE}?tab=versions`);
    expect(await versionItem(9)).toHaveTextContent(
      /Version 9Current Apply.*DNS servers: 1 line.*By acme-nodes · CHG-2107 第二个上游解析器/,
    );
    expect(await versionItem(8)).toHaveTextContent(/Software upgrade.*BFD templates: 1 line.*Automatic/);
    expect(screen.getByText(/keeps the newest 50 versions/)).toBeVisible();
    expect(within(await versionItem(9)).queryByRole('button', { name: /^Stage back/ })).toBeNull();

    await user.click(within(await versionItem(4)).getByRole('checkbox'));
    await user.click(within(await versionItem(5)).getByRole('checkbox'));
    await user.click(await press('Compare versions 4 and 5'));
    expect(history.location.search).toBe('?tab=versions&from=4&to=5');
    const routes = await screen.findByRole('region', { name: 'Static routes (1 entry differs)' });
    expect(routes).toHaveTextContent('10.30.0.0/16');
    const text = screen.getByRole('region', { name: 'Router configuration' });
    await waitFor(() => expect(text).toHaveTextContent('+ip route 10.30.0.0/16 192.0.2.254'));

    await user.click(await press('All versions'));
    await user.click(within(await versionItem(8)).getByRole('button', { name: 'Stage back to version 8' }));
    const staged = await screen.findByRole('region', { name: 'Staged changes (1)' });
    // Said above the changes, not over the name of the node; the button went with its tab.
    expect(within(staged).getByText('Staged 1 change back to version 8. Review and apply.')).toHaveFocus();
    expect(staged).toHaveTextContent(/Server addresses192\.0\.2\.53/);
    // Of the two servers only the one that goes is struck out.
    expect(within(staged).getByRole('deletion')).toHaveTextContent(/^2001:db8:1::53$/);
    expect(within(staged).queryByRole('insertion')).toBeNull();
    await user.type(await screen.findByRole('textbox', { name: 'Reason (optional)' }), 'CHG-2108  back');
    await user.click(await press('Apply'));
    const dialog = await screen.findByRole('dialog');
    await user.click(within(dialog).getByRole('button', { name: 'Apply' }));
    await user.click(await screen.findByRole('tab', { name: 'Versions' }));
    await waitFor(async () => expect(await versionItem(10)).toHaveTextContent(/Current.*By you · CHG-2108 back/));
    await user.click(await screen.findByRole('tab', { name: 'History' }));
    expect(await screen.findByRole('list', { name: 'History' })).toHaveTextContent(
      /By you.*CHG-2108 back|CHG-2108 back/,
    );
    // The log leads to the version, beside the one before it.
    act(() => history.push('/log/query/operation'));
    const [details] = await screen.findAllByRole('button', { name: 'Details' });
    if (!details) throw new Error('the apply is not in the log');
    await user.click(details);
    expect(await screen.findByRole('link', { name: 'Version 10' })).toHaveAttribute(
      'href',
      `${NODE}?tab=versions&from=9&to=10`,
    );
  });

  it('has the way back to the version before beside the last change, until something is staged', async () => {
    const { user, history } = await renderScreen(NODE);
    await user.click(await press('Stage back to version 8'));
    const staged = await screen.findByRole('region', { name: 'Staged changes (1)' });
    expect(within(staged).getByRole('deletion')).toHaveTextContent(/^2001:db8:1::53$/);
    expect(history.location.search).toBe('?tab=review');
    expect(screen.queryByRole('button', { name: /^Stage back/ })).toBeNull();
  });

  it('says that a version of an address is no longer kept, and compares nothing else in its place', async () => {
    const { user } = await renderScreen(`${NODE}?tab=versions&from=8&to=77`);
    expect(await screen.findByText('Version 77 is not among those that are kept')).toBeVisible();
    expect(await versionItem(9)).toBeVisible();
    expect(screen.queryByText('Both versions have the same network configuration')).toBeNull();
    // The newest is always kept, by whatever number.
    await user.click(within(await versionItem(8)).getByRole('button', { name: 'Compare with current' }));
    expect(await press('All versions')).toBeVisible();
    expect(screen.queryByText(/not among those that are kept/)).toBeNull();
  });

  it('asks before what is staged already makes room, and stages nothing where nothing differs', async () => {
    const { user } = await renderScreen(`${NODE}?tab=versions`);
    await versionItem(9);
    await act(async () => void stageChange({ id: ID, version: 9 }, dnsTo(NOW, '192.0.2.77')));
    await user.click(within(await versionItem(8)).getByRole('button', { name: 'Stage back to version 8' }));
    const dialog = await screen.findByRole('dialog', { name: 'Replace 1 change staged on Hangzhou lab?' });
    expect(dialog).toHaveTextContent('The 1 staged change is lost; 1 of them is about the same entry.');
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    expect(readStaged(ID)?.changes).toMatchObject([{ after: { servers: '192.0.2.77' } }]);
    expect(screen.queryByText(/^Staged 1 change back/)).toBeNull();
    await user.click(within(await versionItem(8)).getByRole('button', { name: 'Stage back to version 8' }));
    await user.click(await press('Replace'));
    await waitFor(() => expect(readStaged(ID)?.changes).toMatchObject([{ after: { servers: '192.0.2.53' } }]));
    await applyStaged();
    await user.click(await screen.findByRole('tab', { name: 'Versions' }));
    await user.click(within(await versionItem(8)).getByRole('button', { name: 'Stage back to version 8' }));
    await screen.findByText('Hangzhou lab already has the configuration of version 8');
    expect(readStaged(ID)).toBeNull();
  });

  it('says in the review that the base moved, where somebody applies meanwhile', async () => {
    const { user, world } = await renderScreen(`${NODE}?tab=versions`);
    await user.click(within(await versionItem(8)).getByRole('button', { name: 'Stage back to version 8' }));
    await screen.findByRole('region', { name: 'Staged changes (1)' });
    world.persona = personas.nodeadmin;
    await act(() =>
      nodeNetworkApi.apply({
        id: ID,
        version: 9,
        changes: [dnsTo(NOW, '192.0.2.60')],
        isGuarded: false,
        waitMinutes: 1,
      }),
    );
    world.persona = personas.main;
    await screen.findByText(/start from an older version/);
    expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
    await user.click(await press('Continue on the new version'));
    expect(await screen.findByRole('region', { name: 'Staged changes (1)' })).toHaveTextContent(
      /192\.0\.2\.60192\.0\.2\.53/,
    );
  });

  it('takes no apply without a reason once that is required, and keeps what was typed', async () => {
    const { user, history } = await renderScreen(`${NODE}?tab=versions`);
    await user.click(await screen.findByRole('switch', { name: /^Require a reason for each apply/ }));
    await screen.findByText('Each apply needs a reason now');
    expect((await nodeVersionApi.getApplyRules({})).isReasonRequired).toBe(true);
    await user.click(within(await versionItem(8)).getByRole('button', { name: 'Stage back to version 8' }));
    const apply = await press('Apply');
    expect(apply).toHaveAccessibleDescription('Enter a reason for this apply first');
    const field = screen.getByRole('textbox', { name: 'Reason' });
    await user.type(field, 'a\u200Bb');
    expect(apply).toHaveAccessibleDescription('The reason has characters that cannot be seen');
    await user.clear(field);
    await user.type(field, 'CHG-9');
    await waitFor(() => expect(apply).not.toHaveAccessibleDescription());
    // Somebody looks at another section, or loads the page again: it belongs to what is staged.
    await user.click(screen.getByRole('tab', { name: /^BGP/ }));
    await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Reason' })).toBeNull());
    await user.click(screen.getByRole('tab', { name: /^Review and apply/ }));
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('CHG-9');
    // The reason of one set is none of the next.
    act(() => discardAll(ID));
    await screen.findByText('No staged changes');
    act(() => history.push(`${NODE}?tab=versions`));
    await user.click(within(await versionItem(8)).getByRole('button', { name: 'Stage back to version 8' }));
    expect(await screen.findByRole('textbox', { name: 'Reason' })).toHaveValue('');
  });
});

describe('BEY-43 what runs on a node', () => {
  it('is a badge in the list that leads to the lines, and ends with the applied state sent again', async () => {
    const { user } = await renderScreen(NODES, { hasShell: true });
    await user.click(await screen.findByRole('link', { name: 'Drift: 3 lines' }));
    const routes = await screen.findByRole('region', { name: 'Static routes: 1 line more, 1 line missing' });
    expect(routes).toHaveTextContent('- ip route 10.30.0.0/16 192.0.2.254 + ip route 10.77.0.0/16 192.0.2.254');
    expect(await screen.findByRole('region', { name: 'Neighbors: 1 line more' })).toHaveTextContent(
      'router bgp + neighbor 192.0.2.1 timers 5 15',
    );
    expect(screen.getByText(/^Not read: DNS servers, Interface binding, Time, SNMP\./)).toBeVisible();
    await user.click(await press('Stage the applied state again'));
    const staged = await screen.findByRole('region', { name: 'Staged changes (2)' });
    expect(staged).toHaveTextContent(/Static routes ?Sent again.*Neighbors ?Sent again/);
    expect(await screen.findByRole('region', { name: /^What is replaced by sending it again/ })).toHaveTextContent(
      '+ neighbor 192.0.2.1 timers 5 15',
    );
    expect(await screen.findByText(/differs from the applied one \(3 lines\)/)).toBeVisible();
    await applyStaged();
    await waitFor(() => expect(screen.queryByText(/differs from the applied one/)).toBeNull());
    expect(await linesOn()).toBe(0);
  });

  it('is taken over as far as there are settings for it', async () => {
    const { user } = await renderScreen(`${NODE}?tab=versions&to=running`);
    expect(await screen.findByText('1 line has no setting here and cannot be taken over:')).toBeVisible();
    await user.click(await press('Take over what is running'));
    const staged = await screen.findByRole('region', { name: 'Staged changes (2)' });
    expect(staged).toHaveTextContent(/10\.77\.0\.0.*Added/);
    expect(staged).toHaveTextContent(/10\.30\.0\.0.*Removed/);
    await applyStaged({ reason: 'As found' });
    expect(await linesOn()).toBe(1);
    await user.click(await screen.findByRole('tab', { name: 'Versions' }));
    expect(await versionItem(10)).toHaveTextContent(/Static routes: 2 lines.*As found/);
  });

  it('cannot be read of a node that is off line', async () => {
    await renderScreen(`${NODES}/BN2026-0007/network?tab=versions&to=running`);
    expect(await screen.findByText('The node is offline: what it is running cannot be read.')).toBeVisible();
  });
});
