import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http } from 'msw';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { organizationApi } from '@/api/business-account/organization';
import { loadMessages } from '@/i18n/messages';
import { resetCaches } from '@/lib/cache-reset';
import { failure } from '@/lib/contract/failure';
import { answered, failed, longer, NONE, pathOf, waiting } from '@/ui/tree/branches';
import { flat, itemsOf, matchedItems } from '@/ui/tree/items';
import { TreePanel } from '@/ui/tree/tree-panel';
import { TreePick, TreePickMany } from '@/ui/tree/tree-pick';
import { plan, server, worlds } from '../support/gateway';
import { renderPart } from '../support/render';

function Part() {
  const [selected, select] = useState<string | null>(null);
  return (
    <TreePanel
      source={organizationApi}
      title="Structure"
      all="Everything"
      search="Search"
      selected={selected}
      onSelect={select}
      actions={(node) => <output>{node?.name ?? 'nothing'}</output>}
    />
  );
}

const show = async (): ReturnType<typeof renderPart> => {
  await loadMessages('en-US', ['components/tree']);
  return renderPart(<Part />);
};
const item = (name: RegExp) => screen.findByRole('treeitem', { name });

describe('a tree beside a list', () => {
  it('says in its branch what failed, and loads it again there', async () => {
    await loadMessages('en-US', ['components/tree']);
    const { user, world } = await show();
    await item(/^网络运维部/);
    plan(world, { path: '/api/acm/organization/getChildren', status: 500 });
    screen.getByRole('tree').focus();
    await user.keyboard('r{ArrowRight}');
    await user.click(within(await item(/^Not loaded, retry/)).getByText('Not loaded, retry'));
    await item(/^Stores north/);
  });

  it('gives the selected node to what acts on it', async () => {
    const { user } = await show();
    await user.click(within(await item(/^网络运维部/)).getByText('网络运维部'));
    await waitFor(() => expect(screen.getByText('网络运维部', { selector: 'output' })).toBeVisible());
    await user.click(screen.getByText('Everything'));
    await waitFor(() => expect(screen.getByText('nothing', { selector: 'output' })).toBeVisible());
  });

  it('follows a write: a renamed node is renamed, a new one stands in its open branch', async () => {
    await show();
    await item(/^网络运维部/);
    await organizationApi.add({ name: 'Brand new', code: 'brand-new', policy: 'own', parentId: 'ORG-1' });
    await item(/^Brand new/);
    const { version } = await organizationApi.get({ id: 'ORG-2' });
    await organizationApi.update({ id: 'ORG-2', version, name: 'Retail', code: 'r', policy: 'own', parentId: 'ORG-1' });
    await item(/^Retail r/);
  });

  it('forgets everything with the session, and reads it again', async () => {
    const { world } = await show();
    await item(/^网络运维部/);
    plan(world, { path: '/api/acm/organization/getChildren', status: 500 });
    act(() => resetCaches());
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^网络运维部/ })).toBeNull());
    await screen.findByRole('button', { name: 'Retry' });
  });

  it('says when nothing matches, and shows the tree again without a keyword', async () => {
    const { user } = await show();
    const field = await screen.findByRole('searchbox', { name: 'Search' });
    await user.type(field, 'nowhere');
    await waitFor(() => expect(screen.getByText('0 matches')).toBeVisible());
    await user.clear(field);
    await item(/^网络运维部/);
  });

  it('keeps few lines in the document, however long a branch is', async () => {
    const { world } = await show();
    await item(/^网络运维部/);
    worlds.reset(world.token, { organization: 50_000 });
    await organizationApi.add({ name: 'One more', code: 'one-more', policy: 'own', parentId: 'ORG-1' });
    await item(/^One more/);
    expect(screen.getAllByRole('treeitem').length).toBeLessThan(60);
    expect(await item(/^集团总部/)).toHaveAttribute('aria-setsize', '1');
    await waitFor(async () => expect(await item(/^One more/)).toHaveAttribute('aria-setsize', '105'));
  });
});

const node = (id: string, parentId: string | null = null, childCount = 0) => ({ id, parentId, name: id, childCount });

describe('a search in the picker of a tree', () => {
  it('says what failed, of the tree and of a search, and asks again by Retry', async () => {
    await loadMessages('en-US', ['components/tree']);
    const { user, world } = await renderPart(<TreePick source={organizationApi} aria-label="Place" />, {
      onWorld: (own) => plan(own, { path: '/api/acm/organization/getChildren', status: 500, times: 2 }),
    });
    const place = screen.getByRole('combobox', { name: 'Place' });
    await user.click(place);
    expect(screen.queryByText('Nothing matches')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await item(/^网络运维部/);
    plan(world, { path: '/api/acm/organization/getMatches', status: 500 });
    await user.type(place, '运维');
    await user.click(await screen.findByRole('button', { name: 'Retry' }));
    await item(/^网络运维部/);
  });

  it.each([
    ['and no search', { path: '/api/acm/organization/getMatches', status: 404 }],
    ['nor a search that works', { path: '/api/acm/organization/getMatches', status: 500, times: 100 }],
  ])('takes an id that is typed where the gateway gives no tree %s', async (_, search) => {
    await loadMessages('en-US', ['components/tree']);
    const onChange = vi.fn();
    const { user } = await renderPart(<TreePick source={organizationApi} aria-label="Place" onChange={onChange} />, {
      onWorld: (own) => {
        plan(own, { path: '/api/acm/organization/getChildren', status: 500, times: 100 });
        plan(own, search);
      },
    });
    const place = screen.getByRole('combobox', { name: 'Place' });
    await user.click(place);
    await waitFor(() => expect(screen.getByText('You can type the ID instead')).toBeVisible());
    await user.type(place, 'ORG-3');
    await user.click(within(await item(/^ORG-3/)).getByText('ORG-3'));
    expect(onChange).toHaveBeenCalledExactlyOnceWith('ORG-3');
  });

  it('shows no raw id of what is chosen while its name is on the way, and the id where it has none', async () => {
    await loadMessages('en-US', ['components/tree']);
    let letIn = () => {};
    const held = new Promise<void>((resolve) => {
      letIn = resolve;
    });
    server.use(http.post('*/api/acm/organization/getPaths', () => held.then(() => undefined)));
    await renderPart(<TreePickMany source={organizationApi} aria-label="Places" value={['ORG-4', 'ORG-gone']} />);
    await screen.findByRole('combobox', { name: 'Places' });
    expect(screen.queryByText(/^ORG-/)).toBeNull();
    letIn();
    expect(await screen.findByText('ORG-gone')).toBeVisible();
    expect(screen.queryByText('ORG-4')).toBeNull();
  });

  it('starts the keyboard at the first match, not at what is above it', async () => {
    await loadMessages('en-US', ['components/tree']);
    const onChange = vi.fn();
    const { user } = await renderPart(<TreePick source={organizationApi} aria-label="Place" onChange={onChange} />);
    const field = await screen.findByRole('combobox', { name: 'Place' });
    await user.click(field);
    await item(/^网络运维部/);
    await user.type(field, 'stores n');
    await item(/^Stores north/);
    await waitFor(() => expect(screen.queryByRole('treeitem', { name: /^网络运维部/ })).toBeNull());
    // The library reads the number of the key, which user-event does not give.
    fireEvent.keyDown(field, { key: 'Enter', keyCode: 13 });
    await waitFor(() => expect(onChange).toHaveBeenCalledOnce());
    const [id] = onChange.mock.calls[0] ?? [];
    expect((await organizationApi.get({ id })).name).toBe('Stores north');
  });
});

describe('branches', () => {
  it('take the newest answer only', () => {
    const first = waiting(NONE, [''], 1);
    const second = waiting(first, [''], 2);
    const late = answered(second, [{ parentId: null, children: [node('old')], total: 1 }], 1);
    expect(late.of.get('')).toMatchObject({ children: [], isLoading: true });
    expect(failed(late, failure('network', 'network'), 1).of.get('')?.failure).toBeNull();
    const now = answered(late, [{ parentId: null, children: [node('new')], total: 1 }], 2);
    expect(now.of.get('')).toMatchObject({ children: ['new'], isLoading: false });
  });

  it('offer the rest of a long branch, one step at a time', () => {
    const loaded = answered(waiting(NONE, [''], 1), [{ parentId: null, children: [node('a')], total: 500 }], 1);
    const lines = itemsOf(loaded, new Set(), new Set());
    expect(lines.map(({ kind, rest }) => [kind, rest])).toEqual([
      ['node', 0],
      ['more', 499],
    ]);
    expect(longer(loaded, '').of.get('')?.limit).toBe(400);
    expect(longer(loaded, 'unknown')).toBe(loaded);
  });

  it('show a chosen node although its step of the branch is not here yet, unless the branch is whole', () => {
    const open = (total: number) => {
      const old = answered(waiting(NONE, [''], 1), [{ parentId: null, children: [node('a')], total }], 1);
      return { ...old, nodes: new Map(old.nodes).set('z', node('z')) };
    };
    const keys = (total: number) => itemsOf(open(total), new Set(), new Set(['z'])).map(({ key }) => key);
    expect(keys(3)).toEqual(['a', 'z', 'more::']);
    expect(keys(1)).toEqual(['a']);
  });

  it('know the path to a node', () => {
    const nodes = new Map([node('a', null, 1), node('b', 'a', 1), node('c', 'b')].map((one) => [one.id, one]));
    expect(pathOf(nodes, 'c').map(({ id }) => id)).toEqual(['a', 'b', 'c']);
    expect(pathOf(nodes, 'x')).toEqual([]);
  });

  it('of a search stand under what is above them, all open', () => {
    const lines = matchedItems([node('a', null, 2), node('b', 'a')], ['b']);
    const visible = flat(lines, new Set(['a', 'b']));
    expect(visible.map(({ key, isMatch, isLeaf }) => [key, isMatch, isLeaf])).toEqual([
      ['a', false, false],
      ['b', true, true],
    ]);
    expect(visible[1]).toMatchObject({ 'aria-level': 2, 'aria-posinset': 1, 'aria-setsize': 1 });
  });
});
