import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLanguage } from '@/i18n/use-t';
import type { ListAnswer, ListQuery, TypedCall } from '@/lib/contract/client';
import { gatewayNow } from '@/lib/gateway-clock';
import { upTo } from '@/lib/list-snapshot';
import { queries } from '@/lib/query/queries';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { createRowStore, PAGE_ROWS, type RowStore } from './row-store';

type Load<Row> = TypedCall<ListQuery, ListAnswer<Row>>;

interface Rows<Row> {
  /** What is shown: until the first rows of another view are there, those of the last. */
  store: RowStore<Row>;
  /** As a list that is turned by pages says it. */
  loaded: Loaded<ListAnswer<Row>>;
  /** How many came since; only known where the list is looked at again by itself. */
  newCount: number;
}

/**
 * The rows of a list as they stand at a moment: what is written later moves none of them, it is counted (`pollMs`) and
 * comes with a reload. `place` is where the reader is.
 */
export function useRowStore<Row>(load: Load<Row>, request: ListQuery, place: number, pollMs: number): Rows<Row> {
  const language = useLanguage();
  const [turn, setTurn] = useState(0);
  const { current: _, pageSize: __, ...narrowing } = request;
  const content = JSON.stringify(narrowing);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn, or language, is another look at the same.
  const { asOf, until, next } = useMemo(() => {
    const asked: Omit<ListQuery, 'current' | 'pageSize'> = JSON.parse(content);
    const now = gatewayNow();
    const read = (page: number, signal: AbortSignal) =>
      load(upTo({ ...asked, current: page, pageSize: PAGE_ROWS }, now), { signal });
    return { asOf: now, until: asked.timeRange?.[1] ?? Number.MAX_SAFE_INTEGER, next: createRowStore(read) };
  }, [load, content, turn, language]);
  useSyncExternalStore(next.subscribe, next.version);
  const [last, setLast] = useState<RowStore<Row> | null>(null);
  const renew = () => setTurn((before) => before + 1);
  // Nothing of one account may be shown to the next.
  if (next.isStopped()) {
    setLast(null);
    renew();
  }
  const total = next.total();
  const failure = next.failureAt(place) ?? null;
  const hasAnswer = total !== undefined;
  if (hasAnswer && last !== next && !next.isStopped()) setLast(next);
  // The first rows are those of the place that the address names.
  // biome-ignore lint/correctness/useExhaustiveDependencies: later ones are wanted by who scrolls.
  useEffect(() => {
    next.want(place, place);
    const leave = queries.join(next);
    return () => {
      leave();
      next.giveUp();
    };
  }, [next]);

  const news = useLoad(
    load,
    { ...request, current: 1, pageSize: 10, timeRange: [asOf + 1, until] },
    { pollMs, isReady: pollMs > 0 && until > asOf },
  );
  const store = hasAnswer ? next : (last ?? next);
  const known = store.total();
  return {
    store,
    loaded: {
      data: known === undefined ? undefined : { list: [], total: known, isCounted: store.isCounted() },
      failure: hasAnswer ? null : failure,
      isLoading: !hasAnswer && failure === null,
      at: store.at(),
      reload: renew,
    },
    newCount: pollMs > 0 ? (news.data?.total ?? 0) : 0,
  };
}
