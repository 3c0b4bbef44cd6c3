import { describe, expect, it } from 'vitest';
import type { ListAnswer, ListQuery } from '@/lib/contract/client';
import { isInOrder } from '@/lib/in-order';
import { type AsOf, createSnapshot, upTo } from '@/lib/list-snapshot';

interface Row {
  id: string;
  at?: number;
}

const page = (current: number, rest: Partial<ListQuery> = {}): ListQuery => ({ current, pageSize: 10, ...rest });

/** A list that answers as it is told, and what it was asked for. */
function listOf(answer: (request: ListQuery) => Partial<ListAnswer<Row>> = () => ({})) {
  const asked: ListQuery[] = [];
  const call = async (request: ListQuery): Promise<ListAnswer<Row>> => {
    asked.push(request);
    return { list: [], total: 0, ...answer(request) };
  };
  return { asked, call: Object.assign(call, { path: '/api/log/query/list' }) };
}

describe('a list whose rows never change', () => {
  const open = () => {
    const { asked, call } = listOf();
    const clock = { now: 1000 };
    return {
      clock,
      ranges: () => asked.map(({ timeRange }) => timeRange),
      of: createSnapshot(call, { at: upTo }, () => clock.now),
    };
  };

  it('stands still: what comes after the first page was asked for is not in the others', async () => {
    const { clock, ranges, of } = open();
    await of.load(page(1));
    clock.now = 5000;
    await of.load(page(2));
    await of.load(page(1));
    clock.now = 9000;
    await of.load(page(3));
    expect(ranges()).toEqual([undefined, [0, 1000], undefined, [0, 5000]]);
  });

  it('keeps a range of time within its moment, and one that ended before as it is', async () => {
    expect(upTo(page(3, { timeRange: [500, 9000] }), 1000).timeRange).toEqual([500, 1000]);
    expect(upTo(page(3, { timeRange: [500, 900] }), 1000).timeRange).toEqual([500, 900]);
    expect(upTo(page(3, { timeRange: [2000, 9000] }), 1000).timeRange).toEqual([2000, 2000]);
  });

  it('is read for a file as it is on screen, which moves nothing under page 3', async () => {
    const { clock, ranges, of } = open();
    await of.load(page(1));
    clock.now = 5000;
    await of.read(page(1, { pageSize: 1000 }));
    await of.load(page(3));
    expect(ranges()).toEqual([undefined, [0, 1000], [0, 1000]]);
  });

  it('is read for a file before it is on screen, as it is by then', async () => {
    const { ranges, of } = open();
    await of.read(page(1, { pageSize: 1000 }));
    expect(ranges()).toEqual([undefined]);
  });

  it('stays where it is on Refresh of a later page, and is of another moment for other rows', async () => {
    const { clock, ranges, of } = open();
    await of.load(page(1));
    clock.now = 5000;
    of.renew();
    await of.load(page(3));
    clock.now = 6000;
    await of.load(page(4, { keyword: 'a' }));
    expect(ranges()).toEqual([undefined, [0, 1000], undefined]);
  });
});

describe('a list whose rows go on', () => {
  const since = { changed: [{ id: 'b', at: 9 }], began: 3, joined: 1, gone: 2 };
  const open = (
    rule: Partial<AsOf<Row>> = {},
    answer: (request: ListQuery) => Partial<ListAnswer<Row>> = () => ({}),
  ) => {
    const rows = [
      { id: 'a', at: 2 },
      { id: 'b', at: 1 },
    ];
    const { asked, call } = listOf((request) => ({
      list: rows,
      total: 20,
      asOf: request.asOf ?? 700,
      ...answer(request),
    }));
    const of = createSnapshot(call, {
      at: (request, asOf) => ({ ...request, asOf }),
      getNews: async () => since,
      ...rule,
    });
    return { asked, of };
  };

  it('asks for every page as of the moment that the gateway named, the first one too', async () => {
    const { asked, of } = open();
    await of.load(page(1));
    await of.load(page(2));
    await of.load(page(1, { pageSize: 50 }));
    expect(asked.map(({ asOf }) => asOf)).toEqual([undefined, 700, 700]);
  });

  it('brings rows up to date where they are, counts what came otherwise, and says that their order changed', async () => {
    const { asked, of } = open();
    const request = page(1, { sorter: { at: 'descend' } });
    const known = await of.load(request);
    const { list, total } = await of.refresh(known, request);
    expect(list).toEqual([
      { id: 'a', at: 2 },
      { id: 'b', at: 9 },
    ]);
    expect(total).toBe(20);
    expect(asked).toHaveLength(1);
    expect(of.news.get()).toEqual({ began: 3, joined: 1, gone: 2, isOutOfOrder: true });
    of.renew();
    expect(of.news.get()).toEqual({ began: 0, joined: 0, gone: 0, isOutOfOrder: false });
    await of.refresh(known, request);
    expect(asked.map(({ asOf }) => asOf)).toEqual([undefined, undefined]);
  });

  it('counts as news what a later page has more or fewer of than the first one had', async () => {
    const { of } = open({}, ({ current }) => ({ total: current === 1 ? 20 : current === 2 ? 23 : 18 }));
    await of.load(page(1));
    await of.load(page(2));
    expect(of.news.get()).toMatchObject({ joined: 3, gone: 0 });
    await of.load(page(3));
    expect(of.news.get()).toMatchObject({ joined: 3, gone: 2 });
  });

  it('is asked for whole each time where the gateway has no news, or keeps no moment', async () => {
    for (const rule of [{ getNews: async () => null, isKept: () => true }, { isKept: () => false }]) {
      const { asked, of } = open(rule);
      const known = await of.load(page(1));
      await of.refresh(known, page(1));
      await of.load(page(2));
      expect(of.news.get()).toMatchObject({ began: 0 });
      expect(asked).toHaveLength(3);
      if (!rule.isKept()) expect(asked.map(({ asOf }) => asOf)).toEqual([undefined, undefined, undefined]);
    }
  });

  it('is asked for whole each time where the gateway names no moment', async () => {
    const { asked, of } = open({}, () => ({ asOf: undefined }));
    const known = await of.load(page(1));
    await of.refresh(known, page(1));
    await of.load(page(2));
    expect(asked.map(({ asOf }) => asOf)).toEqual([undefined, undefined, undefined]);
  });

  it('leaves its rows where they are only where the gateway keeps a moment, and names it', async () => {
    const { of } = open();
    expect(of.isStill()).toBe(true);
    await of.load(page(1));
    expect(of.isStill()).toBe(true);
    expect(open({ isKept: () => false }).of.isStill()).toBe(false);
    const nameless = open({}, () => ({ asOf: undefined })).of;
    await nameless.load(page(1));
    expect(nameless.isStill()).toBe(false);
    expect(createSnapshot(listOf().call, { at: upTo }).isStill()).toBe(false);
  });

  it('takes no answer of the moment before into the next one', async () => {
    let answer = (_: typeof since) => {};
    const getNews = () =>
      new Promise<typeof since>((resolve) => {
        answer = resolve;
      });
    const { of } = open({ getNews });
    const known = await of.load(page(1));
    const late = of.refresh(known, page(1));
    of.renew();
    answer(since);
    await late;
    expect(of.news.get()).toMatchObject({ began: 0 });
  });
});

describe('a page that is still on its way', () => {
  it('begins no moment for the rows that were asked for after it', async () => {
    const asked: ListQuery[] = [];
    const answers: (() => void)[] = [];
    const call = (request: ListQuery) =>
      new Promise<ListAnswer<Row>>((resolve) => {
        asked.push(request);
        answers.push(() => resolve({ list: [], total: 0, asOf: asked.length * 100 }));
      });
    const of = createSnapshot(Object.assign(call, { path: '/api/log/query/list' }), {
      at: (request, asOf) => ({ ...request, asOf }),
      getNews: async () => null,
    });
    const early = of.load(page(1));
    const other = of.load(page(1, { keyword: 'a' }));
    answers[1]?.();
    await other;
    answers[0]?.();
    await early;
    const next = of.load(page(2, { keyword: 'a' }));
    answers[2]?.();
    await next;
    expect(asked[2]).toMatchObject({ keyword: 'a', asOf: 200 });
  });
});

describe('an order', () => {
  it.each([
    [[3, 2, 2, 1], 'descend', true],
    [[3, 1, 2], 'descend', false],
    [[1, 2, 3], 'ascend', true],
    [[2, 1], 'ascend', false],
    [[1, null, 2, null], 'ascend', true],
  ] as const)('%j is in order when sorted %s: %s', (values, order, isIn) => {
    const rows = values.map((restoredAt) => ({ restoredAt }));
    expect(isInOrder(rows, { restoredAt: order })).toBe(isIn);
    expect(isInOrder(rows, undefined)).toBe(true);
  });
});
