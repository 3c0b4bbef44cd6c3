import type { T } from '@/i18n/use-t';
import type { CsvCell } from '@/lib/csv';
import type { ListColumn, ListNow } from './list-parts';

/** The columns of a file: one for each thing, also where the screen shows several in one cell. */
export function fileColumns({ columns }: { columns: readonly ListColumn[] }) {
  const whole = columns.flatMap((column) => column.inFile ?? [column]);
  return valueColumns({ columns: whole.filter(({ key }, at) => whole.findIndex((one) => one.key === key) === at) });
}

/** The columns of a list that hold something of the row, not buttons, in their order. */
export const valueColumns = ({ columns }: { columns: readonly ListColumn[] }) =>
  columns
    .filter(({ key }) => key !== 'actions')
    .map((column) => ({
      column,
      key: String(column.key),
      title: typeof column.title === 'string' ? column.title : String(column.key),
    }));

/** One page of what the filters match. */
export const readPage = (list: ListNow, current: number, pageSize: number, signal: AbortSignal) =>
  list.load({ ...list.request, current, pageSize }, { signal });

/** A row as the cells of a file; a column that draws nothing of its own holds the field of its name. */
export const cellsOf = (list: Pick<ListNow, 'columns'>, row: object, t: T): CsvCell[] => {
  const fields = new Map<string, unknown>(Object.entries(row));
  return fileColumns(list).map(({ column, key }) =>
    cellOf(column.exportValue ? column.exportValue(row, t) : fields.get(key)),
  );
};

/** A value as a cell: as it is where a cell can hold it, else its parts in one text. */
function cellOf(value: unknown): CsvCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') return value;
  return Array.isArray(value) ? value.map(cellOf).join('; ') : JSON.stringify(value);
}
