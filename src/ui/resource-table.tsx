import { Table } from 'antd';
import { type ReactNode, useMemo } from 'react';
import { useT } from '@/i18n/use-t';
import type { TypedCall } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import type { Column } from './columns';
import { type Filter, FilterBar } from './filter-bar';
import { NARROW_WIDTH } from './row-actions';
import { EmptyState, LoadFailure } from './states';
import { useList } from './use-list';
import { useNarrow } from './use-narrow';
import './resource-table.css';

export interface ListQuery extends ListRequest {
  filters?: Record<string, string[]>;
}

interface Props<Row> {
  /** The list call of the feature's client. */
  load: TypedCall<ListQuery, { list: Row[]; total: number }>;
  columns: readonly Column<Row>[];
  filters?: readonly Filter[];
  /** What the keyword searches, as the placeholder says it; absent: no keyword. */
  keyword?: string;
  /** Label of the time filter; absent: none. */
  time?: string;
  /** Shown when there is nothing at all: what this is, one action. */
  empty: ReactNode;
}

/** Space that a column without a width needs at least. */
const FREE_PX = 160;

/** The width below which the table scrolls sideways, its actions staying in sight. */
const widthOf = (columns: readonly { width?: number | string }[]) =>
  columns.reduce((sum, { width }) => sum + (typeof width === 'number' ? width : FREE_PX), 0);

/** The list of a resource: filter bar, table, pages; all of its view stands in the address (KIT-02). */
export function ResourceTable<Row extends { id: string }>({
  load,
  columns,
  filters = [],
  keyword,
  time,
  empty,
}: Props<Row>) {
  const t = useT();
  const isNarrow = useNarrow();
  const list = useList(load, columns, filters);
  const { view, change, loaded } = list;
  const shown = useMemo(
    () =>
      list.columns.map((one) =>
        isNarrow && one.key === 'actions'
          ? { ...one, width: NARROW_WIDTH, title: <span className="visually-hidden">{t('table.actions')}</span> }
          : one,
      ),
    [list.columns, isNarrow, t],
  );
  const isFiltered = view.keyword !== '' || view.range !== null || Object.keys(view.filters).length > 0;
  const failure = loaded.failure;
  return (
    <section className="resource-table" aria-busy={loaded.isLoading}>
      <FilterBar list={list} filters={filters} keyword={keyword} time={time} />
      {failure && loaded.data && <LoadFailure failure={failure} onRetry={loaded.reload} />}
      <Table<Row>
        rowKey="id"
        size="small"
        columns={shown}
        dataSource={loaded.data?.list ?? []}
        loading={{ spinning: loaded.isLoading && loaded.data !== undefined, delay: 200 }}
        scroll={{ x: widthOf(shown) }}
        showSorterTooltip={false}
        locale={{
          emptyText: failure ? (
            <LoadFailure failure={failure} onRetry={loaded.reload} />
          ) : loaded.data === undefined ? (
            <div className="table-skeleton" aria-hidden />
          ) : isFiltered ? (
            <EmptyState title={t('table.noMatch')} action={list.clearButton} />
          ) : (
            empty
          ),
        }}
        pagination={{
          current: view.page,
          pageSize: view.size,
          total: loaded.data?.total ?? 0,
          size: 'small',
          showSizeChanger: true,
          showQuickJumper: !isNarrow,
          // Three pages to a jump where there is little room, five elsewhere (spec 9).
          showLessItems: isNarrow,
          showTotal: (total) => t('table.total', { total }),
        }}
        onChange={(pages, _, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          const sort = one?.order ? { field: String(one.columnKey), order: one.order } : null;
          const isSorted = sort?.field !== view.sort?.field || sort?.order !== view.sort?.order;
          const size = pages.pageSize ?? view.size;
          change({ sort, size, page: isSorted || size !== view.size ? 1 : (pages.current ?? 1) });
        }}
      />
    </section>
  );
}
