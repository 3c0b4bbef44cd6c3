import { Button } from 'antd';
import { type ReactNode, useEffect, useMemo, useRef } from 'react';
import { useT } from '@/i18n/use-t';
import { anyFilters, type ListCall } from '@/lib/contract/client';
import { arrange } from '@/lib/list-store';
import { EmptyState, LoadFailure } from '@/ui/feedback/states';
import { ActionButton } from '@/ui/page/action-button';
import { useNarrow } from '@/ui/page/use-narrow';
import { changeQuery } from '@/ui/page/use-query';
import type { Column } from './columns';
import type { Filter } from './filter-bar';
import { isNarrowed, ListHead } from './list-head';
import { ScrollRows } from './scroll-rows';
import { useFollowing, useHeld } from './use-following';
import { useHeads, useListView } from './use-list';
import { useListParts } from './use-list-parts';
import { useListStore } from './use-list-store';
import { useRowStore } from './use-row-store';
import { writeView } from './use-view';
import './resource-table.css';
import './scroll-table.css';

/** How often a list that is followed is looked at. */
const FOLLOW_MS = 3000;

interface Props<Row, Filters extends object> {
  /** As `ResourceTable` takes them. */
  load: ListCall<Row, Filters>;
  columns: readonly Column<Row>[];
  filters?: readonly Filter<keyof Filters & string>[];
  keyword?: string;
  empty: ReactNode;
  /** Label of the time filter: rows are looked at as they stood at a moment, so that none moves. */
  time: string;
  /** What the rows are, for who does not see them. */
  label: string;
}

/** A list that is scrolled through, row after row, where `ResourceTable` is turned by pages; for lists that go on and on. */
export function ScrollTable<Row extends { id: string }, Filters extends object>({
  load: call,
  columns,
  filters = [],
  keyword,
  empty,
  time,
  label,
}: Props<Row, Filters>) {
  const t = useT();
  const isNarrow = useNarrow();
  const load = anyFilters(call);
  const shownView = useListView(columns, filters);
  const { view, change, request, refresh } = shownView;
  const place = (view.page - 1) * view.size;
  const [isAsked, follow] = useFollowing();
  const isNewest = view.range === null && view.sort?.order !== 'ascend';
  const isFollowing = isAsked && isNewest;
  const { store, loaded, newCount } = useRowStore(load, request, place, isFollowing ? FOLLOW_MS : refresh.pollMs);
  // Between the press and the new rows no place in the old ones is written over the first page.
  const isLeaving = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: new rows, or none, end it.
  useEffect(() => {
    isLeaving.current = false;
  }, [store, loaded.failure]);
  const reload = () => {
    isLeaving.current = true;
    changeQuery(writeView({ page: 1 }));
    loaded.reload();
  };
  const around = useRef<HTMLElement>(null);
  const isHeld = useHeld(around, isFollowing) || (isFollowing && view.page > 1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for what came, where nobody is reading.
  useEffect(() => {
    if (isFollowing && !isHeld && newCount > 0) reload();
  }, [isFollowing, isHeld, newCount]);
  const heads = useHeads(columns, view.sort, loaded.data?.list);
  const list = { ...shownView, columns: heads, loaded: { ...loaded, reload } };
  const parts = useListParts(loaded.data !== undefined);
  const { layout } = useListStore();
  const shown = useMemo(() => arrange(list.columns, layout), [list.columns, layout]);
  const { data, failure } = loaded;
  return (
    <section
      ref={around}
      className="resource-table scroll-table"
      aria-busy={loaded.isLoading}
      data-state={data || failure ? 'answered' : 'waiting'}
    >
      <ListHead
        list={list}
        load={load}
        filters={filters}
        keyword={keyword}
        time={time}
        columns={shown}
        allColumns={columns}
        parts={parts}
      />
      {failure && <LoadFailure failure={failure} onRetry={loaded.reload} />}
      <div className="scroll-bar">
        <ActionButton
          size="small"
          aria-pressed={isFollowing}
          type={isFollowing ? 'primary' : 'default'}
          permit={isNewest ? true : 'scroll.followNot'}
          onClick={() => follow(!isFollowing)}
        >
          {t('scroll.follow')}
        </ActionButton>
        {/* Always there, so that a screen reader hears its first change. */}
        <div role="status" className="scroll-news">
          {isFollowing && <span className="absent">{t(isHeld ? 'scroll.paused' : 'scroll.following')}</span>}
          {newCount > 0 && (isHeld || !isFollowing) && (
            <Button size="small" onClick={reload}>
              {t('scroll.news', { count: newCount })}
            </Button>
          )}
        </div>
      </div>
      {!data && !failure && <div className="table-skeleton" aria-hidden />}
      {data?.total === 0 &&
        (isNarrowed(view, filters) ? <EmptyState title={t('table.noMatch')} action={list.clearButton} /> : empty)}
      {data && data.total > 0 && (
        <ScrollRows
          store={store}
          total={data.total}
          columns={shown}
          label={label}
          view={view}
          isNarrow={isNarrow}
          isRoomy={layout.density === 'roomy'}
          onPage={(page) => {
            if (!isLeaving.current) change({ page });
          }}
          onSort={(sort) => change({ sort })}
        />
      )}
    </section>
  );
}
