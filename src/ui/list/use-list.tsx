import { Button } from 'antd';
import { type ReactNode, useCallback, useEffect, useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import type { AnyCall, ListQuery, TypedCall } from '@/lib/contract/client';
import { type Loaded, useLoad } from '@/ui/data/use-load';
import type { Column } from './columns';
import type { Filter } from './filter-bar';
import { type Refresh, useRefresh } from './use-refresh';
import { type ListView, readView, useQuery, writeView } from './use-view';

export interface List<Row> {
  view: ListView;
  /** Changes the view; anything but the page goes back to page 1. */
  change: (patch: Partial<ListView>) => void;
  clear: () => void;
  clearButton: ReactNode;
  columns: Column<Row>[];
  loaded: Loaded<{ list: Row[]; total: number; version?: string | undefined }>;
  request: ListQuery;
  refresh: Refresh;
}

/** The view of a list in the address, and what it asks for. */
export function useListView<Row>(
  columns: readonly Column<Row>[],
  filters: readonly Filter[],
): Omit<List<Row>, 'loaded'> {
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
  const refresh = useRefresh();

  const change = useCallback(
    (patch: Partial<ListView>) => changeQuery(writeView({ page: 1, ...patch })),
    [changeQuery],
  );
  const clear = useCallback(() => {
    const none = Object.fromEntries(names.split(',').map((name) => [name, []]));
    change({ keyword: '', range: null, filters: none });
  }, [change, names]);

  const { field, order = null } = view.sort ?? {};
  const sorted = useMemo(
    () => columns.map((one) => ({ ...one, ...(one.sorter && { sortOrder: field === one.key ? order : null }) })),
    [columns, field, order],
  );
  const clearButton = <Button onClick={clear}>{t('table.clearFilters')}</Button>;
  return { view, change, clear, clearButton, columns: sorted, request, refresh };
}

/** The view of a list in the address, and what it loads for it. */
export function useList<Row>(
  load: TypedCall<ListQuery, { list: Row[]; total: number; version?: string | undefined }>,
  columns: readonly Column<Row>[],
  filters: readonly Filter[],
  dependsOn: readonly AnyCall[],
): List<Row> {
  const shown = useListView(columns, filters);
  const { view, change, request, refresh } = shown;
  const loaded = useLoad(load, request, { pollMs: refresh.pollMs, dependsOn });

  // The last row of the last page is gone: show the page before it.
  const total = loaded.data?.total ?? 0;
  const isPastEnd = loaded.data !== undefined && !loaded.isLoading && loaded.data.list.length === 0 && total > 0;
  useEffect(() => {
    if (isPastEnd) change({ page: Math.max(1, Math.ceil(total / view.size)) });
  }, [isPastEnd, total, view.size, change]);

  return { ...shown, loaded };
}
