import type { ReactNode } from 'react';
import { useT } from '@/i18n/use-t';
import type { Column } from './columns';
import { type Filter, FilterBar } from './filter-bar';
import { chipsOf } from './filter-chips';
import type { ListNow, ReadEvidence } from './list-parts';
import type { List } from './use-list';
import type { ListParts } from './use-list-parts';
import type { ListView } from './use-view';

interface Props<Row> {
  list: List<Row>;
  load: ListNow['load'];
  filters: readonly Filter[];
  keyword: string | undefined;
  time: string | undefined;
  /** As shown, and with those that the operator hid. */
  columns: readonly Column<Row>[];
  allColumns: readonly Column<Row>[];
  evidence?: ReadEvidence | undefined;
  parts: ListParts | null;
  /** The bulk bar, which stands in the place of the filters while rows are chosen. */
  bulk?: ReactNode;
  isSelecting?: boolean;
}

/** What stands above the rows of a list: what narrows it, and its tools. */
export function ListHead<Row extends { id: string }>(props: Props<Row>) {
  const t = useT();
  const { list, load, filters, keyword, time, columns, allColumns, evidence, parts, bulk, isSelecting = false } = props;
  const { view } = list;
  const listNow = () => {
    const words = chipsOf(t, list, filters, time).map(({ text }) => text);
    const narrowing = view.keyword ? [t('table.chip', { name: keyword ?? '', value: view.keyword }), ...words] : words;
    const isOpenEnded = time !== undefined && view.range === null;
    return { load, request: list.request, columns, allColumns, narrowing, isOpenEnded, evidence };
  };
  return (
    <div className="list-head" data-selecting={isSelecting}>
      <FilterBar
        list={list}
        filters={filters}
        keyword={keyword}
        time={time}
        tools={parts && <parts.Tools listNow={listNow} />}
        phone={
          parts && (
            <parts.PhoneBar
              list={list}
              filters={filters.filter(({ isElsewhere }) => !isElsewhere)}
              time={time}
              sortable={columns.flatMap(({ key, title, sorter }) =>
                sorter && typeof title === 'string' ? [{ field: String(key), label: title }] : [],
              )}
              listNow={listNow}
            />
          )
        }
      />
      {bulk}
    </div>
  );
}

/** Whether something was searched. A node of the tree beside it is a place: where that is empty, nothing was in vain. */
export const isNarrowed = (view: ListView, filters: readonly Filter[]): boolean =>
  view.keyword !== '' ||
  view.range !== null ||
  filters.some(({ name, isElsewhere }) => !isElsewhere && name in view.filters);
