import { screen, waitFor } from '@testing-library/react';
import { HttpResponse, http } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { type SecretKey, secretKeyApi } from '@/api/account-center/secret-key';
import { allPages } from '@/lib/contract/all-pages';
import { idsOf } from '@/lib/contract/row-by-row';
import { columnsOf } from '@/ui/list/columns';
import { ResourceTable } from '@/ui/list/resource-table';
import { server } from '../support/gateway';
import { renderPart } from '../support/render';
import { tableRows } from '../support/table';

const col = columnsOf<SecretKey>();

interface Poor {
  /** How many rows there are, and how many the gateway says there are. */
  rows: number;
  total?: number | string;
  /** The most that it gives to a page. */
  most?: number;
  /** It gives the same page whichever is asked for. */
  isOnePage?: boolean;
  /** It fills pages of so many, whatever was asked for. */
  fixed?: number;
}

/** A gateway whose list is so; gives the pages that were asked for. */
function answerPoorly({ rows, total, most = 1000, isOnePage = false, fixed }: Poor): number[] {
  const asked: number[] = [];
  const all = Array.from({ length: rows }, (_, index) => ({
    id: `AK${index + 1}`,
    description: '',
    status: 'enabled',
    secretTail: '0000',
    createdAt: 0,
    lastUsedAt: null,
  }));
  server.use(
    http.post('*/api/acm/secretKey/list', async ({ request }) => {
      const { current, pageSize } = (await request.json()) as { current: number; pageSize: number };
      asked.push(current);
      const size = fixed ?? Math.min(pageSize, most);
      const from = isOnePage ? 0 : (current - 1) * size;
      const list = all.slice(from, from + size);
      return HttpResponse.json({ code: 20000, message: '', data: total === undefined ? { list } : { list, total } });
    }),
  );
  return asked;
}

const open = (search: string) =>
  renderPart(<ResourceTable load={secretKeyApi.list} columns={[col.code('id', 'Key')]} empty={<p>Nothing yet</p>} />, {
    at: `/part?${search}`,
  });

const shown = () => tableRows().map(({ Key }) => Key);
const next = () => screen.findByRole('listitem', { name: 'Next Page' });
const pages = () => screen.queryAllByRole('listitem', { name: /^\d+$/ }).map(({ textContent }) => Number(textContent));

describe('GATE-03 a list of a poorer gateway', () => {
  it('has a way on while a page is full, and no count is made up, where it is not counted', async () => {
    answerPoorly({ rows: 13 });
    const { user } = await open('size=10');
    await waitFor(() => expect(shown()).toHaveLength(10));
    await user.click(await next());
    await waitFor(() => expect(shown()).toEqual(['AK11', 'AK12', 'AK13']));
    await waitFor(() => expect(pages()).toEqual([1, 2]));
    expect(document.body).not.toHaveTextContent(/\b1\d rows?\b/);
  });

  it('goes back to the last page that has rows, once, where an uncounted one was full', async () => {
    const asked = answerPoorly({ rows: 20 });
    const { user } = await open('size=10&page=2');
    await waitFor(() => expect(shown()).toHaveLength(10));
    await user.click(await next());
    await waitFor(() => expect(asked).toContain(3));
    await waitFor(() => expect(shown()[0]).toBe('AK11'));
    await waitFor(() => expect(pages()).toEqual([1, 2]));
  });

  it('leaves an empty page that the count has and the rows have not', async () => {
    answerPoorly({ rows: 12, total: 25 });
    await open('size=10&page=3');
    await waitFor(() => expect(shown()).toEqual(['AK11', 'AK12']));
  });

  it('turns the pages that there are where they are shorter than asked for', async () => {
    answerPoorly({ rows: 35, total: 35, most: 10 });
    const { user } = await open('size=20');
    await waitFor(() => expect(shown()).toHaveLength(10));
    await waitFor(() => expect(pages()).toEqual([1, 2, 3, 4]));
    expect(document.body).toHaveTextContent('35');
    await user.click(screen.getByRole('listitem', { name: '4' }));
    await waitFor(() => expect(shown()).toEqual(['AK31', 'AK32', 'AK33', 'AK34', 'AK35']));
    expect(pages()).toEqual([1, 2, 3, 4]);
  });

  it('has a way on where an uncounted page is shorter than asked for and not the last', async () => {
    answerPoorly({ rows: 35, most: 10 });
    const { user } = await open('size=20');
    await waitFor(() => expect(shown()).toHaveLength(10));
    for (const page of ['2', '3', '4']) await user.click(await screen.findByRole('listitem', { name: page }));
    await waitFor(() => expect(shown()).toEqual(['AK31', 'AK32', 'AK33', 'AK34', 'AK35']));
    expect(pages()).toEqual([1, 2, 3, 4]);
  });

  it('has no page behind a short one that is the last', async () => {
    const asked = answerPoorly({ rows: 5 });
    await open('size=20');
    await waitFor(() => expect(shown()).toHaveLength(5));
    await waitFor(() => expect(pages()).toEqual([1]));
    expect(asked).toEqual([1, 2]);
  });

  it('goes to the first page where the address names one far beyond the end and nothing is counted', async () => {
    const asked = answerPoorly({ rows: 13 });
    await open('size=10&page=37');
    await waitFor(() => expect(shown()).toHaveLength(10));
    expect(asked).toEqual([37, 1]);
  });

  it('draws no more rows than were asked for, and says beside the total that there are others', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answerPoorly({ rows: 200, total: 200, fixed: 50 });
    await open('size=10');
    await waitFor(() => expect(shown()).toHaveLength(10));
    expect(await screen.findByText('200 rows (surplus rows from the gateway are not shown)')).toBeVisible();
  });

  it('turns the pages of what comes whole whichever page is asked for', async () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    answerPoorly({ rows: 35, isOnePage: true, fixed: 1000 });
    const { user } = await open('size=10');
    await waitFor(() => expect(shown()).toHaveLength(10));
    await user.click(await screen.findByRole('listitem', { name: '4' }));
    await waitFor(() => expect(shown()).toEqual(['AK31', 'AK32', 'AK33', 'AK34', 'AK35']));
    expect(screen.getByText('35 rows')).toBeVisible();
  });

  it('reads a total that comes as text', async () => {
    answerPoorly({ rows: 35, total: '35' });
    const { user } = await open('size=10');
    await waitFor(() => expect(pages()).toEqual([1, 2, 3, 4]));
    expect(document.body).toHaveTextContent('35');
    await user.click(screen.getByRole('listitem', { name: '4' }));
    await waitFor(() => expect(shown()).toHaveLength(5));
  });

  it.each([
    ['uncounted', { rows: 2_500 }, 2_500],
    ['of short pages', { rows: 130, total: 130, most: 50 }, 130],
    ['uncounted and of short pages', { rows: 130, most: 50 }, 130],
    ['uncounted, and all of it whatever page is asked for', { rows: 30, isOnePage: true }, 30],
  ] as const)('is read to its end for what needs all of it: %s', async (_, poor, count) => {
    answerPoorly(poor);
    await renderPart(null);
    expect(await allPages((page) => secretKeyApi.list(page))).toHaveLength(count);
  });

  it.each([
    { rows: 130, total: 130, most: 50 },
    { rows: 130, most: 50 },
  ])('is done row by row to its end where its pages are short: %j', async (poor) => {
    answerPoorly(poor);
    await renderPart(null);
    const found = await idsOf({ all: {} }, ({ filters: _, ...page }) => secretKeyApi.list(page));
    expect(found.ids).toHaveLength(130);
  });
});
