import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t';
import type { AnyCall, ListAnswer, ListQuery, TypedCall } from '@/lib/contract/client';
import { isInOrder } from '@/lib/in-order';
import type { ListSnapshot } from '@/lib/list-snapshot';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import { useQuery } from '@/ui/page/use-query';
import type { Column } from './columns';
import type { Filter } from './filter-bar';
import { type Refresh, useRefresh } from './use-refresh';
import { type ListView, readView, writeView } from './use-view';

export interface List<Row> {
  view: ListView;
  /** Changes the view; anything but the page goes back to page 1. */
  change: (patch: Partial<ListView>) => void;
  clear: () => void;
  clearButton: ReactNode;
  columns: Column<Row>[];
  loaded: Loaded<ListAnswer<Row>>;
  request: ListQuery;
  refresh: Refresh;
}

/** From the order that the rows have by themselves one press leads to the other, the next back. */
const FROM_DESCENT: NonNullable<Column<never>['sortDirections']> = ['descend', 'ascend'];

/**
 * Heads with the order that was chosen; without one with that in which the rows stand by themselves, as long as those on
 * screen do not say otherwise: a gateway may have an order of its own.
 */
export function useHeads<Row extends object>(
  columns: readonly Column<Row>[],
  chosen: ListView['sort'],
  rows: readonly Row[] = [],
): Column<Row>[] {
  const own = columns.find(({ standing }) => standing);
  const isStanding = !chosen && own?.standing && isInOrder(rows, { [String(own.key)]: own.standing });
  const field = isStanding ? own.key : chosen?.field;
  const order = isStanding ? own.standing : (chosen?.order ?? null);
  return useMemo(
    () =>
      columns.map((one) => ({
        ...one,
        ...(one.sorter && { sortOrder: field === one.key ? order : null }),
        ...(one.standing === 'descend' && { sortDirections: FROM_DESCENT }),
      })),
    [columns, field, order],
  );
}

/** The view of a list in the address, and what it asks for: by itself from the start where that leaves the rows in their places. */
export function useListView<Row>(
  columns: readonly Column<Row>[],
  filters: readonly Filter[],
  isStill = false,
): Omit<List<Row>, 'loaded' | 'columns'> {
  const t = useT();
  const [query, changeQuery] = useQuery();
  const names = filters.map((filter) => filter.name).join();
  const sortable = columns.filter((column) => column.sorter).map((column) => String(column.key));
  // By its content: filters and columns are made anew by each render of the screen, the view is not.
  const content = JSON.stringify(readView(query, filters, sortable));
  const view = useMemo<ListView>(() => JSON.parse(content), [content]);
  const request = useMemo<ListQuery>(
    () => ({
      current: view.page,
      pageSize: view.size,
      ...(view.sort && { sorter: { [view.sort.field]: view.sort.order } }),
      ...(Object.keys(view.filters).length > 0 && { filters: view.filters }),
      ...(view.keyword !== '' && { keyword: view.keyword }),
      ...(view.range && { timeRange: view.range }),
    }),
    [view],
  );
  const refresh = useRefresh(isStill ? 60 : 0);

  const change = useCallback(
    (patch: Partial<ListView>) => changeQuery(writeView({ page: 1, ...patch })),
    [changeQuery],
  );
  const clear = useCallback(() => {
    const none = Object.fromEntries(names.split(',').map((name) => [name, []]));
    change({ keyword: '', range: null, filters: none });
  }, [change, names]);

  const clearButton = <Button onClick={clear}>{t('table.clearFilters')}</Button>;
  return { view, change, clear, clearButton, request, refresh };
}

/** The view of a list in the address, and what it loads for it. */
export function useList<Row extends object>(
  load: TypedCall<ListQuery, ListAnswer<Row>>,
  columns: readonly Column<Row>[],
  filters: readonly Filter[],
  dependsOn: readonly AnyCall[],
  asOf: ListSnapshot<Row> | undefined,
): List<Row> & { pages: Pages } {
  const shown = useListView(columns, filters, asOf?.isStill());
  const { view, change, request, refresh } = shown;
  const answer = useLoad(asOf?.load ?? load, request, { pollMs: refresh.pollMs, dependsOn, refresh: asOf?.refresh });
  const reload = () => {
    asOf?.renew();
    answer.reload();
  };
  const loaded = asOf ? { ...answer, reload } : answer;

  const pages = usePages(request, loaded);

  // The last row of the last page is gone, or the gateway counts rows that it does not give: show the page before it; where
  // it does not count, the last that had rows.
  const { total, last } = pages;
  const isPastEnd = loaded.data !== undefined && !loaded.isLoading && loaded.data.list.length === 0 && total > 0;
  useEffect(() => {
    if (isPastEnd && view.page > 1) change({ page: Math.max(1, Math.min(view.page - 1, last)) });
  }, [isPastEnd, last, view.page, change]);

  return { ...shown, columns: useHeads(columns, view.sort, loaded.data?.list), loaded, pages };
}

/** How many rows the pages stand for, and how many of them fill one: a gateway may give fewer than were asked for. */
interface Pages {
  total: number;
  size: number;
  /** The last page that is known to have rows; 0 if none is. */
  last: number;
}

/** What the pages that were seen tell of all of them: how many rows the gateway gives to one, and where they end. */
function usePages<Row>(request: ListQuery, { data, isLoading }: Loaded<ListAnswer<Row>>): Pages {
  const { current, ...narrowing } = request;
  const { pageSize } = narrowing;
  const key = JSON.stringify(narrowing);
  const none = { key, size: 0, end: Number.MAX_SAFE_INTEGER, last: 0 };
  const [held, setHeld] = useState(none);
  const known = held.key === key ? held : none;
  const count = data?.list.length ?? 0;
  const total = data?.total ?? 0;
  const isAnswered = data !== undefined && !isLoading;
  const isCounted = data?.isCounted !== false;
  const isShort = isAnswered && count < pageSize && (current - 1) * pageSize + count < total;
  const isEnd = isAnswered && !isCounted && count === 0;
  if (isShort && count > known.size) setHeld({ ...known, size: count });
  else if (isEnd && total < known.end) setHeld({ ...known, end: total });
  else if (isAnswered && count > 0 && current > known.last) setHeld({ ...known, last: current });
  const size = data?.given ?? (known.size || pageSize);
  return { total: Math.min(total, known.end), size, last: isCounted ? Math.ceil(total / size) : known.last };
}
