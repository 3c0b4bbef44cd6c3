import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { resetCaches } from '@/lib/cache-reset';
import { isOddPage, rowCount } from '@/lib/contract/count';
import { pageOf } from '@/lib/contract/odd-page';
import { cutToPage } from '@/lib/contract/overfull';
import { lastBreaks } from '@/lib/http/last-calls';

const endpoint = {
  path: '/api/acm/thing/list',
  res: z.object({ list: z.array(z.number()), total: rowCount }),
} as const;
const SECOND = { current: 2, pageSize: 2 };
const ALL = [1, 2, 3, 4, 5];

const cut = (answer: { list: unknown[]; total?: unknown }, next: unknown[] | null = [], input: unknown = SECOND) =>
  cutToPage(
    { endpoint, input, read: () => (next ? Promise.resolve(next) : Promise.reject(new Error('away'))) },
    answer,
  );

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => vi.restoreAllMocks());

describe('a page of more rows than were asked for', () => {
  it('is cut to as many and says that some are not shown, and is a breach that is told', async () => {
    expect(await cut({ list: ALL, total: 90 })).toEqual({ list: [1, 2], total: 90, isCut: true });
    expect(lastBreaks.at(-1)).toMatchObject({ endpoint, issues: [{ code: 'too_big', path: ['list'] }] });
    expect(console.error).toHaveBeenCalledWith('[contract] /api/acm/thing/list', '5 rows, 2 asked for');
  });

  it('loses no row where the gateway gives all of them whichever page is asked for', async () => {
    expect(await cut({ list: ALL, total: 5 })).toEqual({ list: [3, 4], total: 5 });
    expect(await cut({ list: ALL, total: '5' })).toEqual({ list: [3, 4], total: 5 });
    // Not counted: the next page tells whether it is the same.
    expect(await cut({ list: ALL }, ALL)).toEqual({ list: [3, 4], total: 5 });
    expect(await cut({ list: ALL }, [6, 7])).toEqual({ list: [1, 2], isCut: true });
    expect(await cut({ list: ALL }, null)).toEqual({ list: [1, 2], isCut: true });
    expect(await cut({ list: ALL, total: 'many' })).toEqual({ list: [1, 2], total: 'many', isCut: true });
  });

  it('stays as it is where it fits, or no page was asked for', async () => {
    expect(await cut({ list: [1, 2], total: 9 })).toEqual({ list: [1, 2], total: 9 });
    expect(await cut({ list: ALL }, [], {})).toEqual({ list: ALL });
    expect(console.error).not.toHaveBeenCalled();
  });

  it.each([
    [{ list: ALL, total: 9 }, SECOND, true],
    [{ list: [1, 2] }, SECOND, true],
    [{ list: [1, 2], total: 9 }, SECOND, false],
    [{ list: ALL, total: 9 }, {}, false],
    [{ rows: ALL }, SECOND, false],
    [null, undefined, false],
  ])('%j, asked for by %j, is looked at twice: %s', (answer, asked, isOdd) => {
    expect(isOddPage(answer, asked)).toBe(isOdd);
  });
});

describe('a page that is none as it was asked for', () => {
  const first = { current: 1, pageSize: 2 };
  afterEach(resetCaches);

  it('is cut, and counted where nobody counts', async () => {
    const read = (page: unknown) => () => Promise.resolve(page);
    const counted = { endpoint, input: first, read: read({ list: [], total: 9 }) };
    expect(await pageOf(counted, { list: ALL, total: 9 })).toEqual({ list: [1, 2], total: 9, isCut: true });
    // The rows of another page are those of one that is not counted either.
    expect(await pageOf(counted, { list: [1] })).toEqual({ list: [1], total: 1, isCounted: false });
    const open = { endpoint, input: first, read: read({ list: [3] }) };
    expect(await pageOf(open, { list: [1] })).toEqual({ list: [1], total: 2, isCounted: false, given: 1 });
    resetCaches();
    expect(await pageOf(open, { list: ALL })).toEqual({ list: [1, 2], total: 3, isCounted: false, isCut: true });
  });
});
