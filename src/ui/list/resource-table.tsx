import { Table } from 'antd';
import { type ReactNode, startTransition, useCallback, useEffect, useMemo, useState } from 'react';
import { useT } from '@/i18n/use-t';
import { type AnyCall, anyFilters, type ListCall } from '@/lib/contract/client';
import type { ListSnapshot } from '@/lib/list-snapshot';
import { arrange } from '@/lib/list-store';
import { QUIET } from '@/ui/data/quiet';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { late, useLate } from '@/ui/lazy/late';
import { useNarrow } from '@/ui/page/use-narrow';
import type { Column } from './columns';
import type { Filter } from './filter-bar';
import { isNarrowed, ListHead } from './list-head';
import type { ReadEvidence } from './list-parts';
import { Pager } from './pager';
import { useList } from './use-list';
import { useListParts } from './use-list-parts';
import { useListStore } from './use-list-store';
import { type BulkAction, useSelection } from './use-selection';
import './resource-table.css';

interface Props<Row, Filters extends object> {
  /** The list call of the feature's client. */
  load: ListCall<Row, Filters>;
  columns: readonly Column<Row>[];
  /** By the names that the endpoint knows. */
  filters?: readonly Filter<keyof Filters & string>[];
  /** What the keyword searches, as the placeholder says it; absent: no keyword. */
  keyword?: string;
  /** Label of the time filter; absent: none. */
  time?: string;
  /** What a failed load is called, told before its reason, and what its button says. */
  failed?: { title: string; retry: string };
  /** Shown when there is nothing at all: what this is, one action. */
  empty: ReactNode;
  /** What can be done to many rows at once; absent: rows cannot be chosen. */
  bulk?: readonly BulkAction<Row>[];
  /** What a row is called in the name of its checkbox and where it failed; its id without this. */
  nameOf?: (row: Row) => string;
  /** The table of an evidence file, where the columns say too little to prove something. */
  evidence?: ReadEvidence;
  /** Calls of other resources whose writes change what the rows say: `[roleApi.list]`. */
  dependsOn?: readonly AnyCall[];
  /** Hears of which state of the data the rows on screen are, where the endpoint names it. Made once, as each new one hears it again. */
  onVersion?: (version: string | undefined) => void;
  /** Keeps its pages those of one moment until Refresh; see `useSnapshot`. */
  asOf?: ListSnapshot<Row>;
}

const phoneRow = late(() => import('./phone-row'), ['components/list-parts']);

/** It scrolls sideways only: there is no first row to scroll back to, frame by frame, after each turn of a page. */
const SCROLL = { x: '100%', scrollToFirstRowOnChange: false } as const;

const NONE: readonly AnyCall[] = [];

const NO_ROWS: readonly never[] = [];

const countOf = (columns: readonly { className?: string }[], name: string) =>
  columns.filter(({ className = '' }) => className.split(' ').includes(name)).length;

const idOf = ({ id }: { id: string }) => id;

/** The list of a resource: filter bar, table, pages; all of its view stands in the address. */
export function ResourceTable<Row extends { id: string }, Filters extends object>({
  load: call,
  columns,
  filters = [],
  keyword,
  time,
  failed,
  empty,
  bulk = [],
  nameOf = idOf,
  evidence,
  dependsOn = NONE,
  onVersion,
  asOf,
}: Props<Row, Filters>) {
  const t = useT();
  // Without the code of its rows a phone shows the table as it is elsewhere.
  const [isLost, setIsLost] = useState(false);
  const isNarrow = useNarrow() && !isLost;
  const load = anyFilters(call);
  const list = useList(load, columns, filters, dependsOn, asOf);
  const { view, change, loaded } = list;
  const { data } = loaded;
  useEffect(() => {
    if (data) onVersion?.(data.version);
  }, [data, onVersion]);
  const selection = useSelection(list, nameOf);
  const parts = useListParts(loaded.data !== undefined);
  const { layout } = useListStore();
  const shown = useMemo(() => arrange(list.columns, layout), [list.columns, layout]);
  const [PhoneRow, wantPhoneRow] = useLate(
    phoneRow,
    useCallback(() => setIsLost(true), []),
  );
  useEffect(() => {
    if (isNarrow) wantPhoneRow();
  }, [isNarrow, wantPhoneRow]);
  // Rows without what they show would only jump when it comes.
  const shownRows = isNarrow && !PhoneRow ? undefined : loaded.data;
  const rows = shownRows?.list ?? NO_ROWS;
  const drawn = useMemo((): Column<Row>[] => {
    const spanned = ({ spanOf, ...one }: Column<Row>): Column<Row> =>
      spanOf ? { ...one, onCell: (_, index = 0) => ({ rowSpan: spanOf(rows, index) }) } : one;
    if (!isNarrow) return shown.map(spanned);
    const whole: Column<Row> = {
      key: 'row',
      className: 'cell-wrap',
      render: (_, row, index) => PhoneRow && <PhoneRow columns={shown} rows={rows} row={row} index={index} />,
    };
    return [whole];
  }, [shown, isNarrow, PhoneRow, rows]);
  const failure = loaded.failure;
  const none = (() => {
    if (rows.length > 0) return null;
    if (failure) return <LoadFailure failure={failure} onRetry={loaded.reload} copy={failed} />;
    if (shownRows === undefined) return <div className="table-skeleton" aria-hidden />;
    if (!isNarrowed(view, filters)) return empty;
    return (
      <div role="status">
        <EmptyState title={t('table.noMatch')} action={list.clearButton} />
      </div>
    );
  })();
  const rowSelection = bulk.length > 0 ? selection.rowSelection : undefined;
  const { field, order } = view.sort ?? {};
  // A press that only moves what stands around the rows, such as a page that is on its way, does not draw them again.
  const table = useMemo(
    () => (
      <Table<Row>
        loading={QUIET}
        rowKey="id"
        size={layout.density === 'roomy' ? 'middle' : 'small'}
        columns={drawn}
        showHeader={!isNarrow}
        {...(rowSelection && { rowSelection })}
        dataSource={rows}
        tableLayout={isNarrow ? 'fixed' : 'auto'}
        {...(!isNarrow && { scroll: SCROLL })}
        showSorterTooltip={false}
        locale={{ emptyText: none }}
        pagination={false}
        onChange={(_pages, _filters, sorter) => {
          const one = Array.isArray(sorter) ? sorter[0] : sorter;
          const next = one?.order ? { field: String(one.columnKey), order: one.order } : null;
          // A click is answered at once, rows follow in slices: the address may be newer than what is drawn.
          if (next?.field !== field || next?.order !== order) startTransition(() => change({ sort: next }));
        }}
      />
    ),
    [layout.density, drawn, isNarrow, rowSelection, rows, none, field, order, change],
  );
  return (
    <section
      className="resource-table"
      aria-busy={loaded.isLoading}
      data-state={loaded.data || failure ? 'answered' : 'waiting'}
      data-texts={countOf(drawn, 'cell-text')}
      data-wraps={countOf(drawn, 'cell-wrap')}
    >
      <ListHead
        list={list}
        load={asOf?.read ?? load}
        filters={filters}
        keyword={keyword}
        time={time}
        columns={shown}
        allColumns={columns}
        evidence={evidence}
        parts={parts}
        isSelecting={selection.count > 0}
        bulk={
          parts &&
          bulk.length > 0 && (
            <parts.Bulk
              selection={selection}
              actions={bulk.map((one) => ({ ...one, run: () => selection.run(one) }))}
            />
          )
        }
      />
      {failure && loaded.data && <LoadFailure failure={failure} onRetry={loaded.reload} copy={failed} />}
      {table}
      <Pager
        list={list}
        total={shownRows ? list.pages.total : 0}
        given={list.pages.size}
        isCounted={shownRows?.isCounted !== false}
        isCut={shownRows?.isCut}
        isNarrow={isNarrow}
      />
    </section>
  );
}
