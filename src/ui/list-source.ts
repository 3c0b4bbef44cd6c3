import type { TypedCall } from '@/lib/contract/client';
import type { CsvCell } from '@/lib/csv';
import type { Column } from './columns';
import type { ListQuery } from './resource-table';

/** A list as its tools see it: its columns as shown, and its rows page by page as raw values. */
export interface ListSource {
  columns: readonly { key: string; title: string }[];
  /** What narrows it now, in words. */
  narrowing: readonly string[];
  read: (page: number, size: number, signal: AbortSignal) => Promise<{ rows: SourceRow[]; total: number }>;
}

export interface SourceRow {
  id: string;
  cells: CsvCell[];
}

/** Columns that hold something of the row, not buttons. */
export const isValueColumn = ({ key }: { key?: unknown }) => key !== 'actions';

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(cellOf).join('; ') : JSON.stringify(value);
}

/** The source of a list: `exportValue` of a column, else the field that it is named after. */
export function sourceOf<Row extends { id: string }>(
  load: TypedCall<ListQuery, { list: Row[]; total: number }>,
  request: ListQuery,
  shown: readonly Column<Row>[],
  narrowing: readonly string[],
): ListSource {
  const columns = shown.filter(isValueColumn);
  const rawOf = (row: Row, { exportValue, key }: Column<Row>) =>
    cellOf(exportValue ? exportValue(row) : Reflect.get(row, String(key)));
  return {
    columns: columns.map(({ key, title }) => ({
      key: String(key),
      title: typeof title === 'string' ? title : String(key),
    })),
    narrowing,
    read: async (current, pageSize, signal) => {
      const { list, total } = await load({ ...request, current, pageSize }, { signal });
      return { total, rows: list.map((row) => ({ id: row.id, cells: columns.map((one) => rawOf(row, one)) })) };
    },
  };
}
