import { describe, expect, it } from 'vitest';
import { allPages } from '@/lib/contract/all-pages';
import { ApiError, type Failure, type FailureKind, failure } from '@/lib/contract/failure';
import { idsOf, MAX_ROWS, rowByRow } from '@/lib/contract/row-by-row';

const refused = (kind: FailureKind, code: string, rest: Partial<Failure> = {}) =>
  new ApiError(failure(kind, code, rest));
const state = refused('business', '60005', { text: 'Already disabled' });
const password = refused('business', '60010', { fields: { password: 'wrong' } });
const lost = refused('timeout', 'timeout', { lost: 'same' });
const over = refused('session', '40100');
const unproven = refused('abort', '40114');
const isOfAll = ({ fields }: Failure) => 'password' in fields;

/** Runs rows a, b, c, …, each of which ends as its place in the list says; null goes through. */
async function run(ends: readonly (ApiError | null)[]) {
  const tried: string[] = [];
  const ids = ends.map((_, index) => String.fromCharCode(97 + index));
  const one = (id: string) => {
    tried.push(id);
    const end = ends[ids.indexOf(id)];
    return end ? Promise.reject(end) : Promise.resolve();
  };
  const outcome = await rowByRow(ids, one, { isOfAll });
  const { succeeded, failed, untried } = outcome;
  return { tried: tried.join(''), outcome: [succeeded, failed.map(({ id }) => id), untried].map((l) => l.join('')) };
}

describe('GATE-02 rows that are done one by one', () => {
  it.each([
    ['all go through', [null, null, null], 'abc', ['abc', '', '']],
    ['one is refused, the others go on', [null, state, null], 'abc', ['ac', 'b', '']],
    ['each is refused', [state, state], 'ab', ['', 'ab', '']],
    ['the session ends', [null, over, null], 'ab', ['a', '', 'bc']],
    ['the proof is not given', [null, state, unproven, null], 'abc', ['a', 'b', 'cd']],
    ['what holds of all is refused later', [null, password, null], 'ab', ['a', 'b', 'c']],
    ['one answer is lost', [lost, null], 'ab', ['b', 'a', '']],
    ['three answers in a row are lost', [null, lost, lost, lost, null, null], 'abcd', ['a', 'bcd', 'ef']],
    ['lost answers with others between them', [lost, lost, null, lost, null], 'abcde', ['ce', 'abd', '']],
    ['none', [], '', ['', '', '']],
  ])('%s', async (_, ends, tried, outcome) => {
    expect(await run(ends)).toEqual({ tried, outcome });
  });

  it.each([
    ['the session', over],
    ['a proof that is not given', unproven],
    ['what was entered for all', password],
  ])('reject as one where nothing went through yet, because of %s', async (_, thrown) => {
    await expect(run([state, thrown, null])).rejects.toBe(thrown);
  });

  it('go on after any refusal where none is said to be of all', async () => {
    const one = (id: string) => (id === 'b' ? Promise.resolve() : Promise.reject(password));
    const { succeeded, failed } = await rowByRow(['a', 'b', 'c'], one);
    expect([succeeded, failed.map(({ id }) => id)]).toEqual([['b'], ['a', 'c']]);
  });

  it('are stopped after the one that is on its way, and say how far they are', async () => {
    const controller = new AbortController();
    const seen: number[] = [];
    const onProgress = (done: number) => {
      seen.push(done);
      if (done === 2) controller.abort();
    };
    const outcome = await rowByRow(['a', 'b', 'c'], () => Promise.resolve(), { signal: controller.signal, onProgress });
    expect(outcome).toEqual({ succeeded: ['a', 'b'], failed: [], untried: ['c'] });
    expect(seen).toEqual([1, 2]);
  });
});

describe('GATE-02 the rows that a verb is about', () => {
  const listOf = (total: number) => {
    const pages: number[] = [];
    const read = ({ current, pageSize }: { current: number; pageSize: number }) => {
      pages.push(current);
      const first = (current - 1) * pageSize;
      const length = Math.max(0, Math.min(pageSize, total - first));
      return Promise.resolve({ list: Array.from({ length }, (_, index) => ({ id: String(first + index) })), total });
    };
    return { read, pages };
  };

  it.each([
    [0, [1]],
    [100, [1]],
    [101, [1, 2]],
    [MAX_ROWS, [1, 2]],
  ])('all %i that match are read page by page', async (total, pages) => {
    const list = listOf(total);
    const { ids } = await idsOf({ all: { keyword: 'x' } }, list.read);
    expect([ids?.length, list.pages]).toEqual([total, pages]);
  });

  it('those that were chosen are taken as they are, each once', async () => {
    const list = listOf(0);
    expect(await idsOf({ ids: ['a', 'b', 'a'] }, list.read)).toEqual({ ids: ['a', 'b'] });
    expect(list.pages).toEqual([]);
  });

  it('more than can be done one by one are not read on', async () => {
    const list = listOf(MAX_ROWS + 1);
    expect(await idsOf({ all: {} }, list.read)).toEqual({ ids: null, count: MAX_ROWS + 1 });
    expect(list.pages).toEqual([1]);
    const chosen = Array.from({ length: MAX_ROWS + 1 }, (_, index) => String(index));
    expect(await idsOf({ ids: chosen }, list.read)).toEqual({ ids: null, count: MAX_ROWS + 1 });
  });

  it.each([
    ['ends with one that brings nothing', [['a', 'b'], ['c'], []], ['a', 'b', 'c'], 3],
    ['ends with one that came before, where the last is given for ever', [['a'], ['b'], ['b']], ['a', 'b'], 3],
  ])('where they are not counted, what is read page by page %s', async (_, pages, ids, asked) => {
    const read = pagesOf(pages);
    expect(await idsOf({ all: {} }, read.page)).toEqual({ ids });
    expect(read.count()).toBe(asked);
  });
});

/** Pages that a gateway gives without counting its rows: what they say of the number is a guess. */
function pagesOf(pages: readonly (readonly string[])[]) {
  let count = 0;
  const page = async ({ current }: { current: number }) => {
    count += 1;
    return { list: (pages[current - 1] ?? []).map((id) => ({ id })), total: MAX_ROWS * 2, isCounted: false };
  };
  return { page, count: () => count };
}

describe('all rows of a list', () => {
  it.each([
    ['until a page is empty', [['a', 'b'], ['c'], []]],
    ['until a page comes once more', [['a', 'b'], ['c'], ['c']]],
  ])('that are not counted are read %s', async (_, pages) => {
    const rows = await allPages(pagesOf(pages).page);
    expect(rows.map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  });
});
