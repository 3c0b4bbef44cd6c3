import { GATEWAY_KINDS } from '@mock/runtime/gateway-kind';
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { nodeNetworkApi } from '@/api/system-settings/node-network';
import { nodeSectionApi } from '@/api/system-settings/node-section';
import { readStaged, stageAll } from '@/components/network-changes/staged-set';
import type { Change } from '@/domain/net/node-config';
import { CAPABILITIES } from '@/lib/contract/capability';
import { isOffered } from '@/lib/contract/offered';
import { configOf } from '../../../mock/system-settings/node-network-seeds';
import { plan } from '../../support/gateway';
import { renderScreen } from '../../support/render';
import { clearStaged } from '../../support/staged';
import { findRow } from '../../support/table';
import { watchWire, wire } from '../../support/wire';

const ID = 'BN2026-0001';
const NODE = `/system_settings/node_access_management/business_node_management/${ID}/network`;
const NO_WHOLE = { ...GATEWAY_KINDS.full, capabilities: new Set(CAPABILITIES.filter((one) => one !== 'wholeApply')) };

const { bgp, dns } = configOf(0, 0);
const timers: Change = { section: 'bgp', key: '', before: bgp, after: { ...bgp, keepalive: 20 } };
const servers: Change = { section: 'dns', key: '', before: dns, after: { servers: '192.0.2.54' } };
const gone = { id: 'bfd-new', name: 'edge', multiplier: 3, minTx: 300, minRx: 300, isPassive: false };
const template: Change = { section: 'bfdTemplates', key: gone.id, before: null, after: gone };

const SECTIONS = 'Sections in the order in which they are sent';

watchWire();
afterEach(clearStaged);

/** The writes so far, by the last part of their paths. */
const sent = () =>
  wire
    .paths()
    .filter((path) => /nodeNetwork\/(?:update|apply)/.test(path))
    .map((path) => path.replace(/^.*\//, ''));

/** The steps as they stand in a part of the page. */
const stepsIn = (part: HTMLElement) =>
  within(within(part).getByRole('list', { name: SECTIONS }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent.replace(/\s+/g, ' '));

/** The review of a node with edits of three sections. */
async function review(gateway: (typeof GATEWAY_KINDS)['core'] = NO_WHOLE) {
  const rendered = await renderScreen(`${NODE}?tab=review`, {
    onWorld: (world) => {
      world.gateway = gateway;
    },
  });
  const { version } = await nodeNetworkApi.get({ id: ID });
  await act(async () => void stageAll({ id: ID, version: version ?? 0 }, [timers, template, servers]));
  const apply = async (name: RegExp | string = 'Apply') => {
    await rendered.user.click(await screen.findByRole('button', { name }));
    return screen.findByRole('dialog', { name: /^Apply 3 changes/ });
  };
  /** Agrees to the question that names the sections. */
  const agree = async () => {
    const dialog = await waitFor(() => {
      const lists = screen.getAllByRole('list', { name: SECTIONS });
      const asked = lists.map((one) => one.closest<HTMLElement>('[role=dialog]')).find((one) => one !== null);
      if (!asked) throw new Error('no question names the sections');
      return asked;
    });
    await rendered.user.click(within(dialog).getByRole('button', { name: 'Apply' }));
  };
  return { ...rendered, apply, agree };
}

describe('GATE-01 a node on a gateway that takes one section at a time', () => {
  it('asks anew once that is known, then sends each section on the version before it', async () => {
    const { user, apply, agree } = await review();
    const question = await apply();
    expect(within(question).queryByRole('list', { name: SECTIONS })).toBeNull();
    await user.click(within(question).getByRole('button', { name: 'Apply' }));
    const list = await screen.findByRole('list', { name: SECTIONS });
    expect(list.closest('[role=dialog]')).toHaveTextContent('nothing is rolled back automatically');
    expect(stepsIn(document.body)).toEqual([
      'DNS servers (1 change) Not sent',
      'BGP process (1 change) Not sent',
      'BFD templates (1 change) Not sent',
    ]);
    expect(sent()).toEqual(['apply']);
    const told = screen.findByText('Changes applied to 北京核心');
    await Promise.all([told, agree()]);
    await screen.findByText('No staged changes');
    expect(sent()).toEqual(['apply', 'updateDns', 'updateBgp', 'updateBfdTemplates']);
    const { config, version } = await nodeNetworkApi.get({ id: ID });
    expect([config.bgp.keepalive, config.dns.servers, config.bfdTemplates.at(-1)?.name, version]).toEqual([
      20,
      '192.0.2.54',
      'edge',
      4,
    ]);
    expect(CAPABILITIES.filter((one) => !isOffered(one))).toEqual(['wholeApply']);
  });

  it('stops at the first that is rejected, says what is in effect, and goes on with the rest', async () => {
    const { world, user, apply, agree } = await review(GATEWAY_KINDS.core);
    plan(world, { path: '/api/dcomm/nodeNetwork/updateBgp', envelope: { code: 60099, message: 'BGP is locked' } });
    await user.click(within(await apply()).getByRole('button', { name: 'Apply' }));
    await agree();
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent('Stopped: 1 of 3 sections applied to 北京核心');
    expect(alert).toHaveTextContent('BGP is locked');
    expect(stepsIn(alert)).toEqual([
      'DNS servers (1 change) Applied',
      'BGP process (1 change) Rejected',
      'BFD templates (1 change) Not sent',
    ]);
    expect(readStaged(ID)?.changes.map(({ section }) => section)).toEqual(['bgp', 'bfdTemplates']);
    expect((await nodeNetworkApi.get({ id: ID })).config).toMatchObject({ dns: servers.after, bgp });
    expect(screen.queryByText('The node has a newer version')).toBeNull();
    // Known by now: what it cannot do is not tried, and the screen says so.
    expect(
      screen.getByText('This gateway takes one section at a time and does not roll back automatically.'),
    ).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Apply' }));
    await agree();
    await screen.findByText('No staged changes');
    expect(sent()).toEqual(['apply', 'updateDns', 'updateBgp', 'updateBgp', 'updateBfdTemplates']);
  });

  it('overwrites nothing that somebody else changed while it was sent', async () => {
    const { world, user, apply, agree } = await review();
    await user.click(within(await apply()).getByRole('button', { name: 'Apply' }));
    await screen.findByRole('list', { name: SECTIONS });
    const change = { ...timers, after: { ...bgp, keepalive: 25 } } as const;
    // Somebody else saves while the node is read before the second section.
    plan(world, { path: '/api/dcomm/nodeNetwork/get', delay: 1000 });
    const other = waitFor(() => expect(wire.paths().join()).toMatch(/updateDns,\S*nodeNetwork\/get$/)).then(() =>
      nodeSectionApi.bgp({ id: ID, version: 2, changes: [change] }),
    );
    await Promise.all([agree(), other]);
    await waitFor(() => expect(screen.getByText('The node has a newer version')).toBeVisible());
    const [alert = document.body] = screen.getAllByRole('alert');
    expect(alert).toHaveTextContent('The node was changed elsewhere');
    expect(stepsIn(alert)).toEqual([
      'DNS servers (1 change) Applied',
      'BGP process (1 change) Not sent',
      'BFD templates (1 change) Not sent',
    ]);
    expect(sent()).toEqual(['apply', 'updateDns', 'updateBgp']);
    expect((await nodeNetworkApi.get({ id: ID })).config.bgp.keepalive).toBe(25);
    expect(readStaged(ID)?.changes.map(({ section }) => section)).toEqual(['bgp', 'bfdTemplates']);
  });

  it('says that it does not know where the answer is lost', async () => {
    const { world, user, apply, agree } = await review(GATEWAY_KINDS.core);
    plan(world, { path: '/api/dcomm/nodeNetwork/updateBgp', isDone: true, status: 504 });
    await user.click(within(await apply()).getByRole('button', { name: 'Apply' }));
    await agree();
    await waitFor(() => expect(screen.getByText('The node has a newer version')).toBeVisible());
    const [alert = document.body] = screen.getAllByRole('alert');
    expect(stepsIn(alert)).toEqual([
      'DNS servers (1 change) Applied',
      'BGP process (1 change) Result unknown',
      'BFD templates (1 change) Not sent',
    ]);
    await user.click(screen.getByRole('button', { name: 'Continue on the new version' }));
    await waitFor(() => expect(readStaged(ID)?.changes.map(({ section }) => section)).toEqual(['bfdTemplates']));
  });

  it('is in the log as an edit of the node', async () => {
    const { user } = await renderScreen('/log/query/operation');
    await findRow({});
    await act(() => nodeSectionApi.dns({ id: ID, version: 1, changes: [servers] }));
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(document.body).toHaveTextContent('Edit · Business node北京核心'));
  });
});
