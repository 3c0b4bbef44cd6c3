import type { CsvCell } from '@/lib/csv';
import type { ListNow } from './list-parts';

export interface SourceRow {
  id: string;
  cells: CsvCell[];
}

function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(cellOf).join('; ') : JSON.stringify(value);
}

/** The columns of a list that hold something of the row, not buttons, in their order. */
export const valueColumns = ({ columns }: Pick<ListNow, 'columns'>) =>
  columns
    .filter(({ key }) => key !== 'actions')
    .map(({ key, title, exportValue }) => ({
      key: String(key),
      title: typeof title === 'string' ? title : String(key),
      rawOf: (row: object) => cellOf(exportValue ? exportValue(row) : Reflect.get(row, String(key))),
    }));

/** One page of what the filters match, as raw values by column: `exportValue`, else the field it is named after. */
export async function readPage(
  list: ListNow,
  current: number,
  pageSize: number,
  signal: AbortSignal,
): Promise<{ rows: SourceRow[]; total: number }> {
  const columns = valueColumns(list);
  const page = await list.load({ ...list.request, current, pageSize }, { signal });
  return {
    total: page.total,
    rows: page.list.map((row) => ({ id: row.id, cells: columns.map((one) => one.rawOf(row)) })),
  };
}
