import type { TableColumnType } from 'antd';
import type { ReactNode } from 'react';
import type { T } from '@/i18n/use-t';
import { Link } from '@/lib/navigation';
import { fileText, shownText } from '@/lib/shown';
import { isoText } from '@/lib/time';
import { Absent } from '@/ui/data/absent';
import { Quantity } from '@/ui/data/quantity';
import { type StatusMap, StatusTag, statusText } from '@/ui/data/status-tag';
import { Time } from '@/ui/data/time';
import { Copyable } from '@/ui/feedback/copyable';
import { type Action, RowActions } from '../page/row-actions';

export interface Column<Row> extends TableColumnType<Row> {
  /** Says how the row stands: on a phone the first such column is before the name. */
  isState?: boolean;
  /** Says how serious it is: on a phone it stands before the name, and the state under that. */
  isLevel?: boolean;
  /** Tells the row from others: on a phone it is the name of the row, which else is the first column. */
  isLead?: boolean;
  /** Its cell opens the row on a phone, as `PhoneOpen` does: the row needs no button that shows the rest. */
  isOpening?: boolean;
  /** On a phone one of the two facts of a row before any other. */
  isInSight?: boolean;
  /** On a phone only among the details of its row. */
  isDetail?: boolean;
  /** A bare figure or time, which says nothing without its title: a phone shows both. A second state never stands without. */
  isFigure?: boolean;
  /** How many rows the cell of this one spans, none where the row before has it; see `grouped`. */
  spanOf?(rows: readonly Row[], index: number): number;
  /** The order that the rows have while none was chosen: the head shows it for as long as they stand in it. Of times and numbers only. */
  standing?: 'ascend' | 'descend';
  /** Only offered: it is on screen once the operator chose it. */
  isExtra?: boolean;
  /** The columns that a file has in the place of this one, which holds several things. */
  inFile?: readonly Column<Row>[];
  /** What a file has of the row: the words that the column shows, an ISO time, a number to add up. Every column that draws has it. */
  exportValue?(row: Row, t: T): unknown;
  render?(value: unknown, row: Row, index: number): ReactNode;
}

type Field<Row> = keyof Row & string;

/**
 * Column presets for rows of one type; what a preset cannot say is written out as `render` in the screen. Columns are as
 * wide as what they hold; free text (`text`, or `className: 'cell-text'`) takes what is left and is cut there, its whole in a tooltip.
 */
export function columnsOf<Row extends { id: string }>() {
  const base = (field: Field<Row>, title: ReactNode) => ({ key: field, dataIndex: field, title });
  const words = (field: Field<Row>) => ({ exportValue: (row: Row) => fileText(row[field]) });
  return {
    text: (field: Field<Row>, title: string): Column<Row> => ({
      ...base(field, title),
      ...words(field),
      className: 'cell-text',
      render: (value: string | null) => {
        const text = value === null ? '' : shownText(value);
        return text === '' ? <Absent /> : <bdi title={text}>{text}</bdi>;
      },
    }),
    code: (field: Field<Row>, title: string): Column<Row> => ({
      ...base(field, title),
      ...words(field),
      render: (value: string) => <Copyable text={value} />,
    }),
    /** Leads to the object that the field names. */
    link: (field: Field<Row>, title: string, hrefOf: (row: Row) => string): Column<Row> => ({
      ...base(field, title),
      ...words(field),
      className: 'cell-text',
      render: (value: string, row) => (
        <Link to={hrefOf(row)}>
          <bdi>{value}</bdi>
        </Link>
      ),
    }),
    /** Words about the row, such as the name of a code. */
    words: (key: string, title: string, textOf: (row: Row) => string): Column<Row> => ({
      key,
      title,
      exportValue: (row) => fileText(textOf(row)),
      render: (_, row) => textOf(row),
    }),
    time: (field: Field<Row>, title: string): Column<Row> => ({
      ...base(field, title),
      sorter: true,
      isFigure: true,
      exportValue: (row) => isoText(row[field]),
      render: (value: number | null) => <Time at={value} />,
    }),
    status: (field: Field<Row>, title: string, map: StatusMap): Column<Row> => ({
      ...base(field, title),
      isState: true,
      exportValue: (row, t) => statusText(t, map, row[field]),
      render: (value: string) => <StatusTag value={value} map={map} />,
    }),
    number: (field: Field<Row>, title: string): Column<Row> => ({
      ...base(field, title),
      align: 'end',
      sorter: true,
      exportValue: (row) => row[field],
      render: (value: number | null) => <Quantity value={value} />,
    }),
    actions: (title: string, actions: (row: Row) => readonly Action[]): Column<Row> => ({
      key: 'actions',
      title,
      fixed: 'end',
      render: (_, row) => <RowActions actions={actions(row)} of={row.id} />,
    }),
  };
}
