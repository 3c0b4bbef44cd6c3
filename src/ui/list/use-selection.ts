import { useCallback, useMemo, useState } from 'react';
import type { MessageId } from '@/i18n/messages';
import { useT } from '@/i18n/use-t';
import type { BulkResult, BulkTarget } from '@/lib/contract/endpoint';
import type { Permit } from '@/lib/permit';
import { useReport } from '@/ui/feedback/report';
import type { List } from './use-list';

/** What an operator chose in a list, handed to a bulk action. */
export interface Chosen<Row> {
  /** For the call: ids, or what narrows the list where all matching rows are meant. */
  target: BulkTarget;
  count: number;
  /** The chosen rows that were seen; with "all matching" those of the page. */
  rows: readonly Row[];
  /** Hands back what the gateway answered: the kit says what went through and lists the rest row by row. */
  settle: (result: BulkResult) => void;
}

/** One thing that can be done to many rows; `run` asks first, with useConfirm or a form. */
export interface BulkAction<Row> {
  key: string;
  label: string;
  permit?: Permit<MessageId>;
  isDanger?: boolean;
  /** The key that does it while the focus is in the list: to the chosen rows, or to the one that has the focus. */
  hotkey?: string;
  run: (chosen: Chosen<Row>) => void;
}

interface Named {
  id: string;
  name: string;
}

/** What came of a bulk action of which a part failed. */
export interface BulkOutcome {
  action: string;
  done: readonly Named[];
  failed: readonly (Named & { message: string })[];
}

interface State<Row> {
  /** What narrowed the list then: another filter is another selection. */
  scope: string;
  rows: readonly Row[];
  isAll: boolean;
  result: BulkOutcome | null;
}

/** The rows chosen in a list, over its pages, and the outcome of what was done to them. */
export function useSelection<Row extends { id: string }>(list: List<Row>, nameOf: (row: Row) => string) {
  const t = useT();
  const report = useReport();
  const { current, pageSize, sorter, ...narrowing } = list.request;
  const scope = JSON.stringify(narrowing);
  const [state, setState] = useState<State<Row>>({ scope, rows: [], isAll: false, result: null });
  const page = list.loaded.data?.list;
  const total = list.loaded.data?.total ?? 0;
  const isSame = state.scope === scope;
  const isAll = isSame && state.isAll;
  const picked = isSame ? state.rows : [];
  const rows = isAll && page ? page : picked;
  const choose = useCallback(
    (next: readonly Row[], all = false) => setState({ scope, rows: next, isAll: all, result: null }),
    [scope],
  );

  const rowSelection = useMemo(
    () => ({
      selectedRowKeys: rows.map(({ id }) => id),
      preserveSelectedRowKeys: true,
      columnWidth: 40,
      // A row that another operator deleted meanwhile comes as undefined.
      onChange: (_: unknown, next: (Row | undefined)[]) => choose(next.filter((row) => row !== undefined)),
      getCheckboxProps: (row: Row) => ({ 'aria-label': t('bulk.row', { name: nameOf(row) }) }),
      getTitleCheckboxProps: () => ({ 'aria-label': t('bulk.page') }),
    }),
    [rows, choose, nameOf, t],
  );

  const settle = (action: string, { succeeded, failed }: BulkResult) => {
    const known = new Map(rows.map((row) => [row.id, row]));
    const named = (id: string) => {
      const row = known.get(id);
      return { id, name: row ? nameOf(row) : id };
    };
    const left = failed.map(({ id, message }) => ({ ...named(id), message }));
    // Those that failed stay chosen, to be tried again or looked at.
    if (succeeded.length > 0) report.success(t('bulk.done', { action, done: succeeded.length }));
    setState({
      scope,
      rows: failed.flatMap(({ id }) => known.get(id) ?? []),
      isAll: false,
      result: left.length > 0 ? { action, done: succeeded.map(named), failed: left } : null,
    });
  };

  return {
    rowSelection,
    count: isAll ? total : picked.length,
    total: list.loaded.data?.isCounted === false ? null : total,
    isAll,
    result: isSame ? state.result : null,
    chooseAll: () => choose([], true),
    clear: () => choose([]),
    closeResult: () => setState({ ...state, result: null }),
    run: (action: BulkAction<Row>) =>
      action.run({
        target: isAll ? { all: narrowing } : { ids: picked.map(({ id }) => id) },
        count: isAll ? total : picked.length,
        rows,
        settle: (result) => settle(action.label, result),
      }),
  };
}
