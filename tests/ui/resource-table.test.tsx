import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import type { ListCall } from '@/lib/contract/client';
import { columnsOf } from '@/ui/list/columns';
import { Keyword } from '@/ui/list/keyword';
import { ResourceTable } from '@/ui/list/resource-table';
import { renderPart } from '../support/render';
import { tableRows } from '../support/table';

const col = columnsOf<SecretKey>();
const columns = [col.code('id', 'Key ID'), col.text('description', 'Description'), col.time('createdAt', 'Created')];

const NAMES = ['status', 'second', 'third', 'fourth'] as const;
type Name = (typeof NAMES)[number];
/** An endpoint that takes these filters; the gateway looks at the first. */
const load: ListCall<SecretKey, Partial<Record<Name, string[]>>> = secretKeyApi.list;

const filter = (name: Name) => ({
  name,
  label: name,
  options: [
    { value: 'enabled', label: 'On' },
    { value: 'disabled', label: 'Off' },
  ],
});

const table = (
  <ResourceTable
    load={load}
    columns={columns}
    keyword="Search keys"
    time="Created"
    filters={NAMES.map(filter)}
    empty={<p>Nothing yet</p>}
  />
);

let answer: (value: string) => void = () => {};

/** A keyword whose list answers when the test says so. */
function Search() {
  const [value, setValue] = useState('');
  answer = setValue;
  return <Keyword value={value} label="Search" onChange={() => {}} />;
}

let drawnCells = 0;
const COUNTED = [
  {
    key: 'id',
    dataIndex: 'id',
    title: 'Key ID',
    render: (id: string) => {
      drawnCells += 1;
      return id;
    },
  },
];

/** A screen that is drawn again beside its list, as by a drawer that opens. */
function Beside() {
  const [times, setTimes] = useState(0);
  return (
    <>
      <button type="button" onClick={() => setTimes(times + 1)}>
        drawn {times}
      </button>
      <ResourceTable load={load} columns={COUNTED} empty={<p>Nothing yet</p>} />
    </>
  );
}

const firstRow = () => waitFor(() => expect(tableRows().length).toBeGreaterThan(0));

/** A list that can be left and visited again. */
function Visited() {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <button type="button" onClick={() => setOpen(!isOpen)}>
        {isOpen ? 'leave' : 'visit'}
      </button>
      {isOpen && table}
    </>
  );
}

describe('a list', () => {
  it('brings its rows before the controls around them when it is visited again', async () => {
    const { user } = await renderPart(<Visited />);
    await screen.findByRole('combobox', { name: 'status' });
    await screen.findByRole('listitem', { name: '1' });
    await user.click(screen.getByRole('button', { name: 'leave' }));
    const added: Element[] = [];
    const observer = new MutationObserver((records) =>
      added.push(...records.flatMap((one) => [...one.addedNodes]).filter((node) => node instanceof Element)),
    );
    observer.observe(document.body, { childList: true, subtree: true });
    await user.click(screen.getByRole('button', { name: 'visit' }));
    await screen.findByRole('combobox', { name: 'status' });
    await screen.findByRole('listitem', { name: '1' });
    observer.disconnect();
    const holds = (node: Element, selector: string) => node.matches(selector) || node.querySelector(selector) !== null;
    const withRows = added.findIndex((node) => holds(node, '[data-row-key]'));
    expect(withRows).toBeGreaterThanOrEqual(0);
    for (const control of ['[role="combobox"]', 'li[title="1"]']) {
      const alone = added.findIndex((node) => holds(node, control) && !holds(node, '[data-row-key]'));
      expect(alone, control).toBeGreaterThan(withRows);
    }
  });

  it('draws no row again when only what stands beside it changes', async () => {
    const { user } = await renderPart(<Beside />, { at: '/keys' });
    await firstRow();
    await screen.findByText('24 rows');
    const before = drawnCells;
    expect(before).toBeGreaterThan(0);
    await user.click(screen.getByRole('button', { name: 'drawn 0' }));
    expect(screen.getByRole('button', { name: 'drawn 1' })).toBeVisible();
    expect(drawnCells).toBe(before);
  });

  it('KIT-02 shows what a pasted link says and falls back where a parameter is wrong', async () => {
    await renderPart(table, { at: '/keys?status=disabled&page=x&size=7&sort=bad' });
    await firstRow();
    expect(tableRows().map((row) => row['Key ID'])).toEqual(['AK20260003']);
    expect(screen.getByText('status: Off')).toBeVisible();
  });

  it.each(['page=-1&size=7&sort=__proto__:ascend', 'page=1e9&size=NaN&sort=createdAt:sideways&from=9&to=1'])(
    'KIT-02 falls back one by one where every parameter is wrong: ?%s',
    async (query) => {
      await renderPart(table, { at: `/keys?${query}` });
      await firstRow();
      expect(screen.queryByRole('alert')).toBeNull();
    },
  );

  it('drops a value that a filter does not know, and keeps the others of the same filter', async () => {
    await renderPart(table, { at: '/keys?status=zzz,disabled&second=nonsense' });
    await firstRow();
    expect(tableRows().map((row) => row['Key ID'])).toEqual(['AK20260003']);
    expect(screen.getByText('status: Off')).toBeVisible();
    expect(screen.queryByText(/zzz|nonsense/)).toBeNull();
  });

  it('takes a filter off by its chip and clears all of them together', async () => {
    const { user, history } = await renderPart(table, { at: '/keys?status=disabled&q=Zone' });
    await firstRow();
    await user.click(screen.getByRole('button', { name: 'Remove filter status: Off' }));
    await waitFor(() => expect(history.location.search).toBe('?q=Zone'));
    expect(screen.getByRole('searchbox', { name: 'Search keys' })).toHaveFocus();
  });

  it('never gives the focus to the chip of the time, which is for paper alone', async () => {
    const { user, history } = await renderPart(table, {
      at: '/keys?status=disabled&from=1767225600000&to=1767312000000',
    });
    await screen.findByText(/^Created: 2026-/);
    await user.click(screen.getByRole('button', { name: 'Remove filter status: Off' }));
    await waitFor(() => expect(history.location.search).not.toContain('status'));
    expect(screen.getByRole('searchbox', { name: 'Search keys' })).toHaveFocus();
  });

  it('gives the focus to the next chip when one is taken off, and to the one before where it was the last', async () => {
    const { user, history } = await renderPart(table, { at: '/keys?status=enabled,disabled&second=enabled' });
    await firstRow();
    const chips = () => screen.getAllByRole('button', { name: /^Remove filter/ });
    expect(chips()).toHaveLength(3);
    const [, next, last] = chips();
    await user.click(chips()[0] ?? document.body);
    await waitFor(() => expect(history.location.search).not.toContain('status=enabled'));
    expect(next).toHaveFocus();
    await user.click(last ?? document.body);
    await waitFor(() => expect(chips()).toHaveLength(1));
    expect(chips()[0]).toHaveFocus();
  });

  it('folds more than three filters away, and shows them at once when one of them is set', async () => {
    const { user } = await renderPart(table, { at: '/keys' });
    await firstRow();
    expect(screen.queryByRole('combobox', { name: 'fourth' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'More filters' }));
    expect(screen.getByRole('combobox', { name: 'fourth' })).toBeVisible();
  });

  it('searches while typing and at once with Enter', async () => {
    const { user, history } = await renderPart(table, { at: '/keys?page=2' });
    await user.type(screen.getByRole('searchbox', { name: 'Search keys' }), 'CI{Enter}');
    await waitFor(() => expect(history.location.search).toBe('?q=CI'));
    await waitFor(() => expect(tableRows()).toHaveLength(1));
  });

  it('turns the page of the order that was asked for a moment before', async () => {
    const { history } = await renderPart(table, { at: '/keys' });
    await firstRow();
    act(() => {
      screen.getByText('Created', { selector: 'th *' }).click();
      screen.getByRole('listitem', { name: '2' }).click();
    });
    expect(history.location.search).toBe('?sort=createdAt%3Aascend&page=2');
  });

  it('says from the beginning in which order the rows stand, asks for none, and comes back to it', async () => {
    const standing = [...columns.slice(0, 2), { ...col.time('createdAt', 'Created'), standing: 'descend' as const }];
    const sorters: unknown[] = [];
    // The last page of a gateway that has an order of its own: turned round.
    const asked: typeof load = Object.assign(
      async (...[input, options]: Parameters<typeof load>) => {
        sorters.push(input.sorter);
        const answer = await load(input, options);
        return input.keyword ? { ...answer, list: answer.list.toReversed() } : answer;
      },
      { path: load.path },
    );
    const { user, history } = await renderPart(
      <ResourceTable load={asked} columns={standing} keyword="Search keys" empty={<p>Nothing yet</p>} />,
      { at: '/keys' },
    );
    await firstRow();
    const head = () => screen.getByRole('columnheader', { name: 'Created' });
    expect(head()).toHaveAttribute('aria-sort', 'descending');
    expect(sorters).toEqual([undefined]);
    await user.click(within(head()).getByText('Created'));
    await waitFor(() => expect(history.location.search).toBe('?sort=createdAt%3Aascend'));
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'ascending'));
    await user.click(within(head()).getByText('Created'));
    await waitFor(() => expect(history.location.search).toBe(''));
    await waitFor(() => expect(head()).toHaveAttribute('aria-sort', 'descending'));
    await user.type(screen.getByRole('searchbox', { name: 'Search keys' }), 'a{Enter}');
    await waitFor(() => expect(head()).not.toHaveAttribute('aria-sort'));
  });

  it('keeps a letter that is typed before the list heard of those before it', async () => {
    const { user } = await renderPart(<Search />);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    await user.type(field, 'a{Enter}b');
    act(() => answer('a'));
    expect(field).toHaveValue('ab');
    act(() => answer(''));
    expect(field).toHaveValue('');
  });

  it('asks for what an input method composed, not for the letters on the way', () => {
    vi.useFakeTimers();
    const asked: string[] = [];
    render(<Keyword value="" label="Search" onChange={(value) => asked.push(value)} />);
    const field = screen.getByRole('searchbox', { name: 'Search' });
    fireEvent.compositionStart(field);
    for (const value of ['n', 'ni', 'ni h']) {
      fireEvent.change(field, { target: { value } });
      act(() => vi.runAllTimers());
    }
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true });
    expect(asked).toEqual([]);
    fireEvent.change(field, { target: { value: '你好' } });
    fireEvent.compositionEnd(field);
    act(() => vi.runAllTimers());
    expect(asked).toEqual(['你好']);
    vi.useRealTimers();
  });

  it('loads the range picker when it is wanted, and shows the range it chose as a chip', async () => {
    const { user } = await renderPart(table, { at: '/keys' });
    await firstRow();
    await user.click(screen.getByRole('button', { name: /^Created/ }));
    const start = await screen.findByPlaceholderText('Created: from');
    await user.click(await screen.findByText('Last 7 days'));
    await waitFor(() => expect(start).not.toHaveValue(''));
    await waitFor(() => expect(screen.getByText(/^Created: \d{4}-/)).toBeVisible());
  });

  it('KIT-07 keeps the chosen pace of a screen and says when the data came', async () => {
    const { user } = await renderPart(table, { at: '/keys' });
    await firstRow();
    expect(screen.getByText(/^Updated \d\d:\d\d:\d\d$/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Auto refresh: off' }));
    await user.click(await screen.findByRole('menuitem', { name: '30 s' }));
    expect(screen.getByRole('button', { name: 'Auto refresh: 30 s' })).toBeVisible();
    expect(localStorage.getItem('refresh:/keys')).toBe('30');
  });
});
