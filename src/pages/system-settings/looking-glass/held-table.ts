import { useMemo, useState } from 'react';
import type { Table } from '@/domain/net/looking-glass/answer';
import type { CallOptions, ListCall } from '@/lib/contract/client';
import type { ListRequest } from '@/lib/contract/endpoint';
import { routerCall } from './use-router';

type Request = ListRequest & { filters?: Record<string, string[]> | undefined };

interface Held<Row> {
  /** By which the answers are told apart: node, neighbor, direction. */
  name: string;
  /** Asks the router. */
  read: (keyword: string, options: CallOptions | undefined) => Promise<Table<Row>>;
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
  onRead: (table: Table<Row>) => void,
): ListCall<Row, Record<string, string[]>> {
  let held: { keyword: string; table: Promise<Table<Row>>; answered: Set<string> } | null = null;
  return routerCall(name, async (request: Request, options?: CallOptions) => {
    const key = JSON.stringify(request);
    const keyword = request.keyword ?? '';
    const asked = narrow ? '' : keyword;
    if (!held || held.keyword !== asked || held.answered.has(key)) {
      held = { keyword: asked, table: read(asked, options), answered: new Set() };
    }
    const mine = held;
    mine.answered.add(key);
    const table = await mine.table.catch((thrown: unknown) => {
      if (held === mine) held = null;
      throw thrown;
    });
    onRead(table);
    const found = narrow ? narrow(table.rows, keyword) : table.rows;
    const rows = sorted(kept(found, request), request, sortBy);
    const from = (request.current - 1) * request.pageSize;
    return { list: rows.slice(from, from + request.pageSize), total: rows.length };
  });
}

/** The list call, and what was read last; `held` is made once for the same question. */
export function useHeldTable<Row extends { id: string }>(held: Held<Row>) {
  const [table, setTable] = useState<Table<Row> | null>(null);
  const call = useMemo(() => heldCall(held, setTable), [held]);
  return { call, table };
}
