import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { secretKeyApi } from '@/api/account-center/secret-key';
import { resetCaches } from '@/lib/cache-reset';
import { rowParts } from '@/ui/list/row-parts';
import { createRowStore, PAGE_ROWS } from '@/ui/list/row-store';
import { plan, server } from '../support/gateway';
import { ENTRY } from '../support/log-entry';
import { renderScreen } from '../support/render';

const NOW = Date.UTC(2026, 10, 20, 8);
const ROW = 39;
const AREA = 'Operation logs';
const LIST = '/api/log/query/listOperation';
const at = (path: string) => renderScreen(path, { onWorld: (world) => world.setClock(NOW) });

const table = () => screen.getByRole('table', { name: AREA });
const idsIn = (element: HTMLElement) =>
  [...element.querySelectorAll('tr[data-row-key]')].map((row) => ({
    number: Number(row.getAttribute('aria-rowindex')) - 1,
    id: row.getAttribute('data-row-key') ?? '',
  }));
/** The rows that are here, by their numbers in the whole list. */
const rows = () => new Map(idsIn(table()).map(({ number, id }) => [number, id]));
const box = () => screen.getByRole('region', { name: AREA });
const scrollTo = (row: number) => {
  box().scrollTop = (row - 1) * ROW;
  fireEvent.scroll(box());
};
const details = (number: number) => {
  const row = table().querySelector<HTMLElement>(`tr[aria-rowindex="${number + 1}"][data-row-key]`);
  if (!row) throw new Error(`no row ${number}`);
  return within(row).getByRole('button', { name: 'Details' });
};
const hasRow = (number: number) => waitFor(() => expect(rows().has(number)).toBe(true));

describe('a list that is scrolled through', () => {
  it('goes on through 10,000 rows, draws those in sight and says where it is', async () => {
    const { history } = await at('/log/query/operation?scroll=on');
    await hasRow(1);
    expect(Number(table().getAttribute('aria-rowcount'))).toBeGreaterThan(10_000);
    const seen = new Set<string>();
    for (let row = 1; row <= 10_000; row += 900) {
      scrollTo(row);
      await hasRow(row);
      expect(rows().size).toBeLessThan(60);
      for (const id of rows().values()) seen.add(id);
    }
    expect(seen.size).toBeGreaterThan(12 * 20);
    expect(screen.getByText(/^Rows 9,901 to 9,9\d\d of [\d,]{6,}$/)).toBeVisible();
    await waitFor(() => expect(history.location.search).toBe('?scroll=on&page=991'));
  });

  it('opens at the place that its address names, with the rows of its pages, and keeps the choice', async () => {
    const { user, history } = await at('/log/query/operation?page=37');
    await waitFor(() => expect(idsIn(screen.getByRole('table'))).toHaveLength(10));
    const paged = idsIn(screen.getByRole('table')).map(({ id }) => id);
    await user.click(screen.getByText('Scroll'));
    await waitFor(() => expect(screen.getByRole('table', { name: AREA })).toBeVisible());
    await hasRow(361);
    expect(paged).toEqual([361, 362, 363, 364, 365, 366, 367, 368, 369, 370].map((one) => rows().get(one)));
    expect(box().scrollTop).toBe(360 * ROW);
    await user.click(screen.getByText('Pages'));
    await waitFor(() => expect(history.location.search).toBe('?page=37'));
  });

  it('forgets its rows with the session, and reads them again', async () => {
    const { world } = await at('/log/query/operation?scroll=on');
    await hasRow(1);
    plan(world, { path: LIST, status: 500 });
    act(() => resetCaches());
    // Nothing of one account is shown to the next, not even while its own rows are on their way.
    await waitFor(() => expect(screen.queryAllByRole('button', { name: 'Details' })).toEqual([]));
    await screen.findByRole('button', { name: 'Retry' });
  });

  it('moves no row by what is written meanwhile, and shows it when it is loaded again', async () => {
    // Both clocks go on.
    const { user } = await renderScreen('/log/query/operation?scroll=on');
    await hasRow(1);
    scrollTo(150);
    await hasRow(150);
    const before = rows().get(150);
    await secretKeyApi.disable({ id: 'AK20260001' });
    scrollTo(5000);
    await hasRow(5000);
    scrollTo(150);
    await hasRow(150);
    expect(rows().get(150)).toBe(before);
    // Row 201 comes after the writing, from another page than row 200: were it one further down, it would be that one again.
    scrollTo(195);
    await hasRow(205);
    expect(new Set(rows().values()).size).toBe(rows().size);
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(table()).toHaveTextContent('Disable · Secret keyCI pipeline'));
    expect(box().scrollTop).toBe(0);
  });

  it('counts what came since where it looks again by itself, and shows it when asked', async () => {
    const { user } = await renderScreen('/log/query/operation?scroll=on');
    await hasRow(1);
    scrollTo(200);
    await hasRow(200);
    const before = rows().get(200);
    await secretKeyApi.disable({ id: 'AK20260001' });
    await user.click(screen.getByRole('button', { name: 'Auto refresh: off' }));
    await user.click(await screen.findByRole('menuitem', { name: '1 min' }));
    const show = await screen.findByRole('button', { name: 'Show 1 new row' });
    expect(rows().get(200)).toBe(before);
    await user.click(show);
    await waitFor(() => expect(table()).toHaveTextContent('Disable · Secret keyCI pipeline'));
    await waitFor(() => expect(show).not.toBeInTheDocument());
  });

  it('says in the place of rows that did not come why, and has them come with Retry', async () => {
    const { user, world } = await at('/log/query/operation?scroll=on');
    await hasRow(1);
    plan(world, { path: LIST, status: 503 });
    scrollTo(450);
    const failed = await within(table()).findByRole('alert');
    expect(rows().has(450)).toBe(false);
    await user.click(within(failed).getByRole('button', { name: 'Retry' }));
    await hasRow(450);
    expect(within(table()).queryByRole('alert')).toBeNull();
  });

  it('asks again for rows that did not come when the reader comes back to them', async () => {
    const { world } = await at('/log/query/operation?scroll=on');
    await hasRow(1);
    plan(world, { path: LIST, status: 503 });
    scrollTo(450);
    await within(table()).findByRole('alert');
    scrollTo(5000);
    await hasRow(5000);
    scrollTo(450);
    await hasRow(450);
    expect(within(table()).queryByRole('alert')).toBeNull();
  });

  it('opens an entry from any row and gives the focus back to it, however far the rows went meanwhile', async () => {
    const { user } = await at('/log/query/operation?scroll=on');
    await hasRow(1);
    scrollTo(777);
    await hasRow(777);
    await user.click(details(777));
    const entry = await screen.findByRole('dialog', { name: 'Log entry' });
    await within(entry).findByText('Request ID');
    scrollTo(4000);
    await hasRow(4000);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(details(777)).toHaveFocus());
  });

  it('is moved through by arrow keys from row to row, and left by one key', async () => {
    const { user } = await at('/log/query/operation?scroll=on');
    await hasRow(3);
    details(1).focus();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(details(3)).toHaveFocus();
    await user.keyboard('{ArrowUp}');
    expect(details(2)).toHaveFocus();
    await user.keyboard('{Control>}{End}{/Control}');
    expect(screen.getByRole('button', { name: 'Back to top' })).toHaveFocus();
  });

  it('starts anew with another order or filter', async () => {
    const { user, history } = await at('/log/query/operation?scroll=on&page=40');
    await hasRow(391);
    await user.click(within(table()).getByRole('button', { name: 'Time' }));
    await waitFor(() => expect(screen.getByRole('columnheader', { name: 'Time' })).toHaveAttribute('aria-sort'));
    await waitFor(() => expect(history.location.search).toBe('?scroll=on&sort=at%3Aascend'));
    await hasRow(1);
    expect(box().scrollTop).toBe(0);
  });
});

describe('the rows of a long list', () => {
  /** A gateway that answers when it is told to. */
  const slow = () => {
    const asked: { page: number; signal: AbortSignal; answer: () => void }[] = [];
    const store = createRowStore<number>(
      (page, signal) =>
        new Promise((resolve) => {
          const list = Array.from({ length: PAGE_ROWS }, (_, index) => (page - 1) * PAGE_ROWS + index);
          asked.push({ page, signal, answer: () => resolve({ list, total: 1_000_000 }) });
        }),
    );
    return { store, asked };
  };

  it('are held as far as they are near, and asked for again on the way back', async () => {
    const { store, asked } = slow();
    for (let place = 0; place < 20 * PAGE_ROWS; place += PAGE_ROWS) {
      store.want(place, place);
      asked.at(-1)?.answer();
      await waitFor(() => expect(store.rowAt(place)).toBe(place));
    }
    expect(asked).toHaveLength(20);
    expect(store.rowAt(10 * PAGE_ROWS)).toBe(10 * PAGE_ROWS);
    expect(store.rowAt(10 * PAGE_ROWS - 1)).toBeUndefined();
    store.want(0, 0);
    expect(asked.at(-1)?.page).toBe(1);
  });

  it('are given up where nobody looks any more', () => {
    const { store, asked } = slow();
    store.want(0, 150);
    store.want(500, 500);
    expect(asked.map(({ page, signal }) => [page, signal.aborted])).toEqual([
      [1, true],
      [2, true],
      [6, false],
    ]);
  });

  it('add up, with those that are not here and one that is held', () => {
    const parts = rowParts({
      count: 1000,
      first: 100,
      end: 110,
      rowAt: (at) => (at < 104 ? at : undefined),
      failureAt: () => undefined,
      held: { at: 7, row: 7 },
    });
    expect(parts.map(({ kind, at, ...rest }) => [kind, at, 'rows' in rest ? rest.rows : 1])).toEqual([
      ['room', 0, 7],
      ['row', 7, 1],
      ['room', 8, 92],
      ['row', 100, 1],
      ['row', 101, 1],
      ['row', 102, 1],
      ['row', 103, 1],
      ['missing', 104, 6],
      ['room', 110, 890],
    ]);
  });
});

/** Opens the log at a gateway that gives so many rows of it to a page; how many of its pages were asked for. */
async function operations(rows: number, total: string | undefined, most: number) {
  const asked = new Set<number>();
  server.use(
    http.post(`*${LIST}`, async ({ request }) => {
      const { current } = z.object({ current: z.number() }).parse(await request.json());
      asked.add(current);
      const from = (current - 1) * most;
      const count = Math.max(0, Math.min(most, rows - from));
      const list = Array.from({ length: count }, (_, index) => ({ ...ENTRY, id: `row-${from + index + 1}` }));
      return HttpResponse.json({ code: 20000, message: '', data: { list, ...(total !== undefined && { total }) } });
    }),
  );
  await at('/log/query/operation?scroll=on');
  return () => asked.size;
}

interface Poor {
  rows: number;
  total?: number;
  most?: number;
}

/** The rows of a poorer gateway, each its own number, and the pages that were asked for. */
function poorStore({ rows, total, most = PAGE_ROWS }: Poor) {
  const asked: number[] = [];
  const store = createRowStore(async (page) => {
    asked.push(page);
    const from = (page - 1) * most;
    const count = Math.max(0, Math.min(most, rows - from));
    const list = Array.from({ length: count }, (_, index) => from + index);
    if (total !== undefined) return { list, total };
    // As the client says it.
    const given = most < PAGE_ROWS ? { given: most } : {};
    return { list, total: from + count + (count === most ? 1 : 0), isCounted: false, ...given };
  });
  return { store, asked };
}

/** Has rows come; those that did. */
async function rowsAt(store: ReturnType<typeof poorStore>['store'], first: number, last: number) {
  store.want(first, last);
  const places = Array.from({ length: last - first + 1 }, (_, index) => first + index);
  await waitFor(() => expect(places.map(store.rowAt)).toEqual(places));
}

describe('GATE-03 the rows of a poorer gateway', () => {
  it('go on where its pages are shorter than asked for, also from a place in the middle', async () => {
    const begun = poorStore({ rows: 260, total: 260, most: 50 });
    await rowsAt(begun.store, 0, 259);
    expect(begun.store.total()).toBe(260);
    const { store, asked } = poorStore({ rows: 260, total: 260, most: 50 });
    await rowsAt(store, 205, 240);
    expect(store.total()).toBe(260);
    // As it was asked for, what a page holds, and where the place is by that.
    expect(asked).toEqual([3, 1, 5]);
  });

  it('end where they end, though more were counted', async () => {
    const { store, asked } = poorStore({ rows: 230, total: 260 });
    await rowsAt(store, 0, 99);
    await rowsAt(store, 0, 229);
    expect(store.total()).toBe(230);
    expect(asked).toEqual([1, 2, 3]);
    const far = poorStore({ rows: 230, total: 260 });
    await rowsAt(far.store, 210, 229);
    expect([far.store.total(), far.asked]).toEqual([230, [3, 1]]);
  });

  it('go on to the end where they are not counted, and no page is a whole one', async () => {
    for (const most of [PAGE_ROWS, 50]) {
      const { store } = poorStore({ rows: 130, most });
      await rowsAt(store, 0, 0);
      expect([store.total(), store.isCounted()]).toEqual([most + 1, false]);
      await rowsAt(store, 0, most);
      await rowsAt(store, 100, 129);
      expect(store.total()).toBe(130);
    }
  });

  it('are found again from a place far beyond an end that is not counted', async () => {
    const { store, asked } = poorStore({ rows: 130 });
    store.want(3600, 3600);
    await waitFor(() => expect(store.total()).toBe(101));
    expect(asked).toEqual([37, 1]);
    await rowsAt(store, 100, 129);
    expect(store.total()).toBe(130);
  });

  it('are none where the first page is empty', async () => {
    const { store } = poorStore({ rows: 0 });
    store.want(0, 0);
    await waitFor(() => expect(store.total()).toBe(0));
  });

  it('are scrolled through on the screen, with no count, to their end', async () => {
    const many = await operations(260, undefined, 50);
    await hasRow(1);
    expect(screen.getByText(/^Rows 1 to \d+$/)).toBeVisible();
    for (let row = 40; row <= 240; row += 20) {
      scrollTo(row);
      await hasRow(row);
    }
    scrollTo(260);
    await hasRow(260);
    expect(Number(table().getAttribute('aria-rowcount'))).toBe(261);
    expect(many()).toBe(6);
  });

  it('are scrolled through by a total that comes as text, in pages that are shorter than asked for', async () => {
    await operations(260, '260', 50);
    await hasRow(1);
    expect(screen.getByText(/^Rows 1 to \d+ of 260$/)).toBeVisible();
    scrollTo(260);
    await hasRow(260);
  });
});

describe('BEY-38 a list that is followed', () => {
  const disable = () => secretKeyApi.disable({ id: 'AK20260001' });
  const isNew = () => within(table()).queryAllByText('CI pipeline').length > 0;
  const soon = { timeout: 8_000 };

  it('shows what comes by itself, keeps that in the address, and stops when it is told to', async () => {
    const { user, history } = await renderScreen('/log/query/operation?kind=secretKey&scroll=on');
    await hasRow(1);
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(history.location.search).toBe('?kind=secretKey&scroll=on&follow=on');
    expect(screen.getByText('New rows appear automatically')).toBeVisible();
    const before = rows().get(1);
    await disable();
    await waitFor(() => expect(rows().get(1)).not.toBe(before), soon);
    expect(isNew()).toBe(true);
    await user.click(screen.getByRole('button', { name: 'Follow' }));
    expect(history.location.search).toBe('?kind=secretKey&scroll=on');
  });

  it('stands still under a reader who has scrolled, says how much came, and goes on at the top', async () => {
    const { user } = await renderScreen('/log/query/operation?scroll=on&follow=on');
    await hasRow(1);
    scrollTo(150);
    await hasRow(150);
    const before = rows().get(150);
    await waitFor(() => expect(screen.getByText('Paused while you read')).toBeVisible());
    await disable();
    await screen.findByRole('button', { name: 'Show 1 new row' }, soon);
    expect(rows().get(150)).toBe(before);
    await user.click(screen.getByRole('button', { name: 'Show 1 new row' }));
    await waitFor(() => expect(isNew()).toBe(true), soon);
    await waitFor(() => expect(screen.getByText('New rows appear automatically')).toBeVisible());
  });

  it('stands still under a reader who has marked a text or has the focus in a row', async () => {
    const { user } = await renderScreen('/log/query/operation?scroll=on&follow=on');
    await hasRow(1);
    window.getSelection()?.selectAllChildren(details(2));
    document.dispatchEvent(new Event('selectionchange'));
    await waitFor(() => expect(screen.getByText('Paused while you read')).toBeVisible());
    window.getSelection()?.removeAllRanges();
    document.dispatchEvent(new Event('selectionchange'));
    await waitFor(() => expect(screen.getByText('New rows appear automatically')).toBeVisible());
    details(2).focus();
    await waitFor(() => expect(screen.getByText('Paused while you read')).toBeVisible());
    await user.click(screen.getByRole('heading', { level: 1 }));
    details(2).blur();
    await waitFor(() => expect(screen.getByText('New rows appear automatically')).toBeVisible());
  });

  it('is not there where the newest rows are not at the top', async () => {
    await at(`/log/query/operation?scroll=on&follow=on&from=${NOW - 86_400_000}&to=${NOW}`);
    await hasRow(1);
    const follow = screen.getByRole('button', { name: 'Follow' });
    expect(follow).toHaveAttribute('aria-disabled', 'true');
    expect(follow).toHaveAttribute('aria-description', expect.stringContaining('clear the time range'));
    expect(screen.queryByText('New rows appear automatically')).toBeNull();
  });
});
