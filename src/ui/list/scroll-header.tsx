import { cellClass, type ScrollColumn } from './scroll-row';
import type { ListView } from './use-view';

interface Props {
  columns: readonly ScrollColumn[];
  onSort: (sort: ListView['sort']) => void;
}

const BOTH = ['ascend', 'descend'] as const;
const ARIA = { ascend: 'ascending', descend: 'descending' } as const;

const orderOf = ({ sortOrder }: ScrollColumn) =>
  sortOrder === 'ascend' || sortOrder === 'descend' ? sortOrder : undefined;

/** The headings of a list that is scrolled through; those that sort are buttons. */
export function ScrollHeader({ columns, onSort }: Props) {
  return (
    <thead>
      <tr aria-rowindex={1}>
        {columns.map((column) => {
          const order = orderOf(column);
          const field = String(column.key);
          const title = typeof column.title === 'string' ? column.title : field;
          // As the other lists turn: one way, the other, none.
          const ways = column.sortDirections ?? BOTH;
          const next = ways[order ? ways.indexOf(order) + 1 : 0];
          return (
            <th key={field} scope="col" className={cellClass(column)} {...(order && { 'aria-sort': ARIA[order] })}>
              {column.sorter ? (
                <button
                  type="button"
                  className="scroll-sort"
                  data-order={order}
                  onClick={() => onSort(next ? { field, order: next } : null)}
                >
                  {title}
                  <svg viewBox="0 0 12 16" aria-hidden>
                    <path d="M2.5 6.5L6 3l3.5 3.5z" />
                    <path d="M2.5 9.5L6 13l3.5-3.5z" />
                  </svg>
                </button>
              ) : (
                title
              )}
            </th>
          );
        })}
      </tr>
    </thead>
  );
}
