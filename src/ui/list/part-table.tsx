import { Table, type TablePaginationConfig } from 'antd';
import type { ReactNode } from 'react';
import { QUIET } from '@/ui/data/quiet';
import { useNarrow } from '@/ui/page/use-narrow';
import './part-table.css';

/** A column of a table inside a screen; the first one names its row. */
export interface PartColumn<Row> {
  key: string;
  title: string;
  /** Says how the row stands: on a phone it follows the name. */
  isState?: boolean;
  /** Its cell has controls that say for themselves what they are. */
  isBare?: boolean;
  align?: 'end';
  className?: string;
  width?: number;
  fixed?: 'end';
  /** What a cell shows; null leaves its line out on a phone. */
  render: (row: Row) => ReactNode;
}

interface Props<Row> {
  columns: readonly PartColumn<Row>[];
  rows: readonly Row[];
  keyOf: (row: Row) => string;
  /** As narrow as it may become; below it scrolls sideways, but on a phone, where each row has its values below each other. */
  minWidth: number | 'max-content';
  maxHeight?: number;
  /** Rows below each other in a place as narrow as a phone. */
  isNarrow?: boolean;
  pagination?: TablePaginationConfig | false;
  emptyText?: ReactNode;
}

/** The few rows of a part of a screen. A list that is a screen is a `ResourceTable`. */
export function PartTable<Row extends object>({ columns, rows, keyOf, minWidth, maxHeight, ...rest }: Props<Row>) {
  const isPhone = useNarrow();
  const { isNarrow = isPhone, pagination = false, emptyText } = rest;
  return (
    <Table<Row>
      loading={QUIET}
      size="small"
      rowKey={keyOf}
      dataSource={[...rows]}
      pagination={pagination}
      {...(emptyText !== undefined && { locale: { emptyText } })}
      {...(isNarrow
        ? {
            className: 'part-rows',
            showHeader: false,
            scroll: maxHeight === undefined ? {} : { y: maxHeight },
            columns: [{ key: 'row', render: (_, row) => <PartRow columns={columns} row={row} /> }],
          }
        : {
            scroll: { x: minWidth, ...(maxHeight !== undefined && { y: maxHeight }) },
            columns: columns.map(({ render, isState: _, isBare: __, ...column }) => ({
              ...column,
              render: (___: unknown, row: Row) => render(row),
            })),
          })}
    />
  );
}

/** The values of a row below each other: its name and how it stands, then each with its label, then what can be done to it. */
function PartRow<Row>({ columns, row }: { columns: readonly PartColumn<Row>[]; row: Row }) {
  const [lead, ...others] = columns;
  const state = others.find(({ isState }) => isState);
  const shown = others.flatMap((column) => {
    const value = column === state ? null : column.render(row);
    return value === null || value === '' ? [] : [{ ...column, value }];
  });
  const labeled = shown.filter(({ isBare }) => !isBare);
  return (
    <div className="part-row">
      <div className="part-lead">
        {lead?.render(row)}
        {state?.render(row)}
        {shown
          .filter(({ isBare }) => isBare)
          .map(({ key, value }) => (
            <span key={key} className="part-actions">
              {value}
            </span>
          ))}
      </div>
      {labeled.length > 0 && (
        <dl>
          {labeled.map(({ key, title, value }) => (
            <div key={key}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </div>
  );
}
