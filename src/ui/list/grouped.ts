import type { Column } from './columns';
import './grouped.css';

/** A column in which rows that follow each other and agree share one cell; on a phone it is a heading above them. */
export const grouped = <Row>(column: Column<Row>, keyOf: (row: Row) => string): Column<Row> => ({
  ...column,
  className: 'cell-group',
  spanOf: (rows, index) => {
    const keyAt = (at: number) => {
      const row = rows[at];
      return row && keyOf(row);
    };
    const key = keyAt(index);
    if (keyAt(index - 1) === key) return 0;
    const end = rows.findIndex((row, at) => at > index && keyOf(row) !== key);
    return (end < 0 ? rows.length : end) - index;
  },
});
