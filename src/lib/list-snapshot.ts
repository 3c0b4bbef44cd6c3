import type { CallOptions, ListAnswer, ListQuery, TypedCall } from './contract/client';
import { gatewayNow } from './gateway-clock';
import { isInOrder } from './in-order';
import { createStore, type Store } from './store';

/** What became otherwise since the moment that the rows on screen are of. */
export interface News {
  /** Rows that came, and match. */
  began: number;
  /** Older ones that match only now, and those that no longer do. */
  joined: number;
  gone: number;
  /** The rows were brought up to date, and are no longer in the order that was asked for. */
  isOutOfOrder: boolean;
}

/** How a list is asked for the rows of one moment. */
export interface AsOf<Row> {
  /** The request for the rows that there were then. */
  at: (request: ListQuery, asOf: number) => ListQuery;
  /**
   * How the rows of a page stand by now, and how many came, joined or left: they are brought up to date where they are, until
   * the operator asks for the list anew. Null: the gateway cannot say, and keeps no moment. Without it the rows never
   * change: the first page always shows the newest, and the others belong to its last look.
   */
  getNews?: (
    request: ListQuery,
    asOf: number,
    rows: readonly Row[],
    options?: CallOptions,
  ) => Promise<Since<Row> | null>;
  /** Whether the gateway keeps a moment, as far as is known. */
  isKept?: () => boolean;
}

interface Since<Row> extends Omit<News, 'isOutOfOrder'> {
  changed: readonly Row[];
}

/** A list whose pages are of one moment, whatever is written meanwhile. */
export interface ListSnapshot<Row> {
  /** A page, as a list shows it. */
  load: TypedCall<ListQuery, ListAnswer<Row>>;
  /** The same page again by itself: its rows brought up to date in their places. */
  refresh: (known: ListAnswer<Row>, request: ListQuery, options?: CallOptions) => Promise<ListAnswer<Row>>;
  /** Any page of the present moment, for a file; it moves nothing on screen. */
  read: (request: ListQuery, options?: CallOptions) => Promise<ListAnswer<Row>>;
  news: Pick<Store<News>, 'get' | 'subscribe'>;
  /** Whether what loads by itself leaves the rows where they are, as far as is known. */
  isStill: () => boolean;
  /** The next page that is loaded begins a new moment; where rows never change, only the first one does so. */
  renew: () => void;
}

interface Moment {
  narrowing: string;
  /** Null before it is known. */
  asOf: number | null;
  /** How many rows matched then. */
  total: number;
}

const NO_NEWS: News = { began: 0, joined: 0, gone: 0, isOutOfOrder: false };

const narrowingOf = ({ current: _, pageSize: __, ...narrowing }: ListQuery) => JSON.stringify(narrowing);

/** The request for what there was up to a moment, of a list whose rows have their time and stay as they are. */
export function upTo<Q extends Pick<ListQuery, 'timeRange'>>(request: Q, asOf: number): Q {
  const [from, to] = request.timeRange ?? [0, asOf];
  return { ...request, timeRange: [from, Math.max(from, Math.min(to, asOf))] };
}

/** A list as of one moment; another narrowing or order begins another one. */
export function createSnapshot<Row extends { id: string }>(
  call: TypedCall<ListQuery, ListAnswer<Row>>,
  { at, getNews, isKept = () => true }: AsOf<Row>,
  now = gatewayNow,
): ListSnapshot<Row> {
  const news = createStore(NO_NEWS);
  const begin = (narrowing: string): Moment => {
    if (news.get() !== NO_NEWS) news.set(NO_NEWS);
    return { narrowing, asOf: null, total: 0 };
  };
  let moment = begin('');
  let isNamed = true;

  const momentOf = (request: ListQuery) => {
    const narrowing = narrowingOf(request);
    if (moment.narrowing !== narrowing || !isKept()) moment = begin(narrowing);
    return moment;
  };
  const read = (request: ListQuery, options?: CallOptions) =>
    call(moment.asOf === null ? request : at(request, moment.asOf), options);

  async function load(request: ListQuery, options?: CallOptions): Promise<ListAnswer<Row>> {
    const mine = momentOf(request);
    const asked = now();
    const isFirst = mine.asOf === null || (request.current === 1 && !getNews);
    const answer = await (isFirst ? call(request, options) : read(request, options));
    if (moment !== mine) return answer;
    // Rows that go on are of one moment only where the gateway names it.
    if (isFirst) isNamed = answer.asOf !== undefined;
    if (isFirst) Object.assign(mine, { asOf: answer.asOf ?? (getNews ? null : asked), total: answer.total });
    // A page that is loaded later is of the rows that match by now: others than those around it.
    const more = answer.total - mine.total;
    if (more !== 0 && getNews) {
      const was = news.get();
      news.set({ ...was, joined: Math.max(was.joined, more), gone: Math.max(was.gone, -more) });
    }
    return answer;
  }

  return {
    load: Object.assign(load, { path: call.path }),
    refresh: async (known, request, options) => {
      const mine = momentOf(request);
      const { asOf } = mine;
      if (!getNews || asOf === null || known.asOf !== asOf) return load(request, options);
      const since = await getNews(request, asOf, known.list, options);
      if (since === null) return load(request, options);
      const { changed, ...counts } = since;
      const standing = new Map(changed.map((row) => [row.id, row]));
      const list = known.list.map((row) => standing.get(row.id) ?? row);
      if (moment === mine) news.set({ ...counts, isOutOfOrder: !isInOrder(list, request.sorter) });
      return { ...known, list };
    },
    read,
    news,
    isStill: () => getNews !== undefined && isNamed && isKept(),
    renew: () => {
      if (getNews) moment = begin('');
    },
  };
}
