import { useMemo, useState } from 'react';
import type { AnswerTable } from '@/domain/net/looking-glass/answer';
import type { CallOptions, ListCall } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import { routerCall } from './use-router';

type Request = ListRequest & { filters?: Record<string, string[]> | undefined };

interface Held<Row> {
  /** By which the answers are told apart: node, neighbor, direction. */
  name: string;
  /** Asks the router. */
  read: (keyword: string, options: CallOptions | undefined) => Promise<AnswerTable<Row>>;
  /** What a keyword finds; absent where it is a question to the router. */
  narrow?: (rows: readonly Row[], keyword: string) => readonly Row[];
  /** What the rows are sorted by, by column. */
  sortBy?: Readonly<Record<string, (row: Row) => string | number | null>>;
}

const order = (a: string | number | null, b: string | number | null) => {
  if (a === null || b === null) return Number(b === null) - Number(a === null);
  return typeof a === 'number' && typeof b === 'number' ? a - b : String(a).localeCompare(String(b));
};

function sorted<Row>(rows: readonly Row[], { sorter = {} }: Request, by: Held<Row>['sortBy']): readonly Row[] {
  const [field = '', direction] = Object.entries(sorter)[0] ?? [];
  const rank = by?.[field];
  if (!rank) return rows;
  const sign = direction === 'descend' ? -1 : 1;
  return rows
    .map((row) => ({ row, value: rank(row) }))
    .sort((a, b) => sign * order(a.value, b.value))
    .map(({ row }) => row);
}

const kept = <Row extends object>(rows: readonly Row[], { filters = {} }: Request) =>
  Object.entries(filters).reduce(
    (some, [name, values]) => some.filter((row) => values.includes(String(Reflect.get(row, name)))),
    rows,
  );

/**
 * A list call over one answer of a router: it is asked once, and its pages are turned here. What is asked for a second
 * time, as by Refresh, is asked of the router again.
 */
function heldCall<Row extends { id: string }>(
  { name, read, narrow, sortBy }: Held<Row>,
  onRead: (table: AnswerTable<Row>) => void,
): ListCall<Row, Record<string, string[]>> {
  let held: { keyword: string; table: Promise<AnswerTable<Row>>; answered: Set<string>; asker: CallOptions } | null =
    null;
  const tableOf = async (request: Request, options: CallOptions): Promise<AnswerTable<Row>> => {
    const key = JSON.stringify(request);
    const keyword = request.keyword ?? '';
    const asked = narrow ? '' : keyword;
    if (!held || held.keyword !== asked || held.answered.has(key)) {
      held = { keyword: asked, table: read(asked, options), answered: new Set(), asker: options };
    }
    const mine = held;
    mine.answered.add(key);
    return mine.table.catch((thrown: unknown) => {
      if (held === mine) held = null;
      // The one who asked went away, as when a keyword is typed before the first answer: it is still wanted here.
      if (mine.asker.signal?.aborted && !options.signal?.aborted) return tableOf(request, options);
      throw thrown;
    });
  };
  return routerCall(name, async (request: Request, options: CallOptions = {}) => {
    const table = await tableOf(request, options);
    onRead(table);
    const keyword = request.keyword ?? '';
    const found = narrow ? narrow(table.rows, keyword) : table.rows;
    const rows = sorted(kept(found, request), request, sortBy);
    const from = (request.current - 1) * request.pageSize;
    return { list: rows.slice(from, from + request.pageSize), total: rows.length };
  });
}

/** The list call, and what was read last; `held` is made once for the same question. */
export function useHeldTable<Row extends { id: string }>(held: Held<Row>) {
  const [table, setTable] = useState<AnswerTable<Row> | null>(null);
  const call = useMemo(() => heldCall(held, setTable), [held]);
  return { call, table };
}
