import { memo, type ReactNode } from 'react';
import type { ListColumn } from './list-parts';
import { drawn, PhoneLines } from './phone-lines';

export interface ScrollColumn extends ListColumn {
  width?: unknown;
  className?: unknown;
  ellipsis?: unknown;
  sorter?: unknown;
  sortOrder?: unknown;
  sortDirections?: readonly ('ascend' | 'descend' | null)[] | undefined;
}

/** Free text shares what is left; what has a width is cut there. */
export const cellClass = ({ key, className, ellipsis, width, align }: ScrollColumn): string =>
  [
    className,
    ellipsis && (width === undefined ? 'cell-text' : 'cell-cut'),
    align === 'end' && 'cell-end',
    key === 'actions' && 'cell-actions',
  ]
    .filter((one) => typeof one === 'string')
    .join(' ');

interface Props {
  columns: readonly ScrollColumn[];
  row: { id: string };
  /** Its number in the table, the heading counted. */
  rowIndex: number;
  height: number;
  isNarrow: boolean;
}

function Row({ columns, row, rowIndex, height, isNarrow }: Props) {
  const cell = (column: ScrollColumn, content: ReactNode) => (
    <td key={column.key} className={cellClass(column)}>
      {content}
    </td>
  );
  const actions = columns.filter(({ key }) => key === 'actions');
  return (
    <tr data-row-key={row.id} aria-rowindex={rowIndex} style={{ blockSize: height }}>
      {isNarrow ? (
        <>
          <td>
            <PhoneLines columns={columns.filter((one) => !actions.includes(one))} row={row} index={rowIndex} />
          </td>
          {actions.map((one) => cell(one, drawn(one, row, rowIndex)))}
        </>
      ) : (
        columns.map((one) => cell(one, drawn(one, row, rowIndex)))
      )}
    </tr>
  );
}

/** One row of a list that is scrolled through; drawn once while it is in sight. */
export const ScrollRow = memo(Row);
